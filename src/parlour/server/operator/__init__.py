"""What an operator looks at: health and metrics."""
