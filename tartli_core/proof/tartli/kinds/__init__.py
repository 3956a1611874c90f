"""What each kind of puzzle must be, a file each."""
