"""Pictures of boards and games, and previews of shared links."""
