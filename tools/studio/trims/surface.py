"""All trims of a draped garment."""

from trims.belts import Belts
from trims.collars import Collars
from trims.pieces import Pieces
from trims.ties import Ties


class Surface(Pieces, Collars, Belts, Ties):
    """What a garment's `trims` function works with."""


def add_trims(garment, drape, V, cloth, hard, add_mesh, atlas_size, atlas, variant):
    """Build the trims of a garment on its draped vertices V.

    cloth, hard: materials of fabric and of buttons; add_mesh puts a mesh into the set;
    variant(**changes) makes a variant of the garment's cloth (ribs for a roll neck).
    """
    trims = garment.meta.get('trims')
    if not trims:
        return []
    return trims(Surface(garment, drape, V, cloth, hard, add_mesh, atlas_size, atlas, variant))
