"""Collarless jacket of smooth wool, buttoned to the neck."""

import numpy as np

from garments.cloths import CLOTH
from garments.finishing import add_details
from garments.tailoring import cuff_buttons, suiting
from garments.top_block import NECK_Z, top_block

LAP = 0.018  # the right front reaches this far over the centre


def jacket_collarless(name):
    """Round neck, four buttons, two patch pockets, to the hip."""
    neck_f, hem = 0.078, 0.885
    garment = top_block(
        name,
        width=0.252,
        hem=hem,
        hem_w=0.260,
        waist=(0.236, 1.08),
        sleeve=0.590,
        bicep=0.182,
        cuff_w=0.138,
        cap=0.130,
        neck_w=0.084,
        neck_f=neck_f,
        neck_b=0.014,
        h=0.0102,
        angle=40,
        under=1.20,
        shoulder=0.193,
        drop=0.034,
    )
    pocket = np.array([[0.078, 1.040], [0.192, 1.040], [0.192, 0.925], [0.078, 0.925]])
    garment.meta['pieces'] = dict(right=pocket, left=pocket * [-1, 1])
    suiting(garment, CLOTH, dict(bend=0.7, density=0.38, gap=0.007))
    top = NECK_Z - neck_f

    def draw(sewing):
        for panel in 'fb':
            sewing.hem(panel, 'neck', 0.006, 0, 0.5)
            for side in 'RL':
                sewing.hem(panel, f'hem.{side}', 0.006, 0, 0.3)
        sewing.lap('f', lambda z: LAP + 0 * z, hem, top + 0.010)
        edge = np.array([[LAP, hem], [LAP, top]])
        sewing.groove('f', edge + [0.001, 0], 0.0022, 1.4)
        sewing.stitch('f', edge - [0.006, 0])

    add_details(garment, draw)

    def trims(surface):
        out = []
        for z in np.linspace(top - 0.024, hem + 0.075, 4):
            out += surface.button('f', 0, z, 0.0105, 0.0034)
        for piece in garment.meta['pieces']:
            out += surface.patch('f', piece, 0.0030, 0.0030)
        return out + cuff_buttons(surface, garment, 2)

    garment.meta['trims'] = trims
    garment.meta['views'] = {'detail': (-14, 2.3, (0.02, 0.22))}
    return garment
