"""What goes over the wire: every message, body and answer as a type, once for Python, OpenAPI and TypeScript.

`tools/wire_types.py` writes the types of the browser client from these, with their comments.
"""
