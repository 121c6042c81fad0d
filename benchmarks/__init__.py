"""Programs that measure. Each writes its last report beside itself."""
