"""Every sentence a person reads, in Indonesian and in English."""
