import pytest
from playwright.sync_api import expect

from browser.conftest import Visit

pytestmark = pytest.mark.browser

PHONE = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
TOO_LOW = """() =>
  [...document.querySelectorAll("button, select, summary, input, a")]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => [control.innerText, control.getBoundingClientRect().height])
    .filter(([, height]) => height < 44)"""


@pytest.mark.parametrize(
    ("kind", "seed"), [("meld-find", 1), ("contest", 3), ("split", 3)]
)
def test_a_phone_is_wide_enough_and_fingers_meet_what_they_tap(
    visit: Visit, kind: str, seed: int
) -> None:
    page = visit(**PHONE).open_puzzle(kind, seed)

    def expect_fitting() -> None:
        # a mobile page that is too wide is shown smaller: its window grows
        for width in ("document.documentElement.scrollWidth", "window.innerWidth"):
            assert page.measure(width) <= 360
        assert page.measure(TOO_LOW) == []

    expect_fitting()
    for choice in page.right:
        page.option(choice).tap()
    page.check.tap()
    page.expect_solved()
    expect_fitting()
    page.page.get_by_role("button", name="Appearance").tap()
    expect_fitting()
    expect(page.count).to_have_text("1 of 1 solved")


@pytest.mark.parametrize("kind", ["meld-find", "contest", "split"])
def test_the_first_answer_is_seen_at_once_on_a_phone(visit: Visit, kind: str) -> None:
    page = visit(**PHONE).open_puzzle(kind, 3)
    option = page.options.first.bounding_box()
    check = page.check.bounding_box()
    assert option
    assert check
    assert option["y"] + option["height"] <= check["y"]
    assert page.measure("window.scrollY") == 0
