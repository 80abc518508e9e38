"""Sheath dress and jersey dress."""

import numpy as np

from garments.cloths import CREPE
from garments.finishing import seams
from garments.jersey import jersey
from garments.outline import bezier
from garments.top_block import top_block

HEM, SLIT = 0.500, 0.680


def sheath_side(under, hem_w):
    """Bust, waist, hip, hem. The hip needs more than the girth of the form + 1 %."""
    waist, hip = (0.189, 1.085), (0.2415, 0.865)
    return np.vstack(
        [
            bezier(under, (0.199, 1.150), waist, n=10),
            bezier(waist, (0.184, 1.030), (0.240, 0.985), hip, n=16)[1:],
            bezier(hip, (0.243, 0.740), (hem_w, HEM), n=12)[1:],
        ]
    )


def dress_sheath(name):
    """Crepe, knee length, short sleeves, shallow round neck, darts, slit at the back."""
    under, hem_w = (0.224, 1.205), 0.228
    garment = top_block(
        name,
        width=under[0],
        hem=HEM,
        hem_w=hem_w,
        sleeve=0.190,
        bicep=0.156,
        cuff_w=0.148,
        neck_w=0.104,
        neck_f=0.080,
        neck_b=0.030,
        h=0.0104,
        under=under[1],
        shoulder=0.170,
        drop=0.034,
    )
    side = sheath_side(under, hem_w)
    for panel in garment.panels[:2]:
        panel.edges = [(edge, recut(edge, points, side)) for edge, points in panel.edges]
    garment.meta['sim'] = dict(bend=0.09, density=0.24, mu=0.45, arm=19, frames=120)
    garment.meta['fabric'] = CREPE
    garment.meta['details'] = lambda sewing: draw_sheath(sewing, garment)
    garment.meta['views'] = {'detail': (-14, 2.5, (0.02, 0.30))}
    return garment


def recut(edge, points, side):
    if not edge.startswith('side'):
        return points
    return side if edge.endswith('R') else side[::-1] * [-1, 1]


def draw_sheath(sewing, garment):
    seams(sewing, garment, 0.0024, 0.8)
    for panel in 'fb':
        sewing.hem(panel, 'neck', 0.008, 0, 0.4)
        for side in 'RL':
            sewing.hem(panel, f'hem.{side}', 0.030, 0, 0.25)
    for sleeve in garment.meta['sleeves']:
        sewing.hem(sleeve, 'cuff', 0.020, 0, 0.3)
    for mirror in ([1, 1], [-1, 1]):
        bust = np.array([[0.214, 1.165], [0.118, 1.228]])
        sewing.groove('f', bust * mirror, 0.0024, 0.9)
        for panel, x in (('f', 0.088), ('b', 0.096)):
            dart = np.array([[x + 0.006, 1.190], [x - 0.004, 1.085], [x + 0.008, 0.940]])
            sewing.groove(panel, dart * mirror, 0.0024, 0.9)
    sewing.groove('b', np.array([[0, 1.420], [0, SLIT]]), 0.0028, 1.1)
    sewing.groove('b', np.array([[0, SLIT], [0, HEM]]), 0.006, 3.0)
    sewing.ridge('b', np.array([[0.006, SLIT], [0.006, HEM]]), 0.005, 1.2)


def dress_jersey(name):
    """T-shirt dress to the knee: relaxed, short sleeves, slightly flared."""
    garment = top_block(
        name,
        width=0.248,
        hem=0.555,
        hem_w=0.258,
        waist=(0.238, 1.06),
        sleeve=0.225,
        bicep=0.178,
        cuff_w=0.172,
        cap=0.110,
        neck_w=0.096,
        neck_f=0.086,
        h=0.0108,
        under=1.195,
        shoulder=0.186,
        drop=0.042,
        hem_curve=0.012,
    )
    return jersey(garment, 0.018, 0.024, 0.022, sim=dict(bend=0.035, density=0.22, arm=18))
