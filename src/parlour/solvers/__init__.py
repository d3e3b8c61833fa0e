"""Solvers: tables, proof search, certificates and their checker. They see positions; they serve open games only."""
