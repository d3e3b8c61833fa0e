"""Proofs of Dualité: exact values of openings and positions, and certificates that anyone can check."""
