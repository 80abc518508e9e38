"""Where the studio keeps what it makes between two steps.

One folder per run, named by STUDIO_WORK, so that no step has to be told where the step before it
wrote. The command line (main.ts) sets it.
"""

import os
import tempfile

ROOT = os.environ.get('STUDIO_WORK') or os.path.join(tempfile.gettempdir(), 'saum-studio')


def folder(name):
    """Path of a part of the workspace: cache, drapes, hung, raw or scenes."""
    path = os.path.join(ROOT, name)
    os.makedirs(path, exist_ok=True)
    return path


def drape_file(shape):
    """The garment draped on the form."""
    return os.path.join(folder('drapes'), shape + '.npz')


def hung_file(shape):
    """The same garment on a hanger, for scenes."""
    return os.path.join(folder('hung'), shape + '.npz')
