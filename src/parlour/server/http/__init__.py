"""Routes, guards and pages."""
