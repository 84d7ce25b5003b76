"""What the pages of the web table weigh and how fast they are."""
