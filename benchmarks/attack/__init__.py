"""What other people notice of an attack: one person plays on while another process attacks the same server."""
