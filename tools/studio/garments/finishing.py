"""What all families share: grooves at the seams, ribs and elastic, named loops round the body."""

import numpy as np


def seams(sewing, garment, w=0.0024, depth=0.8):
    """Groove along every sewn edge (the sleeve's top fold is not a real seam)."""
    for a, ea, b, eb, _ in garment.seams:
        if ea != 'top':
            sewing.groove(a, sewing.edge(a, ea), w, depth)
            sewing.groove(b, sewing.edge(b, eb), w, depth)


def along_cuffs(sewing, garment, off, fn):
    """Call fn(panel, line) for a line `off` metres above every cuff."""
    for sl in garment.meta['sleeves']:
        fn(sl, sewing.inset(sl, 'cuff', off, 12))


def rib_scale(garment, cuff=None, hem=None):
    """Shorten the cloth across the sleeve end / hem: rib, elastic, gathered cuff.
    cuff, hem: (height, factor)."""
    S, d, n, L = garment.meta['frame']
    hz = min(p[:, 1].min() for _, p in garment.panels[0].edges)
    sl = {i for i, p in enumerate(garment.panels) if p.name.startswith('sl')}

    def f(mid, dr, panel):
        if panel in sl:
            if cuff:
                p = np.array([abs(mid[0]) - S[0], mid[2] - S[1]])
                if p @ d > L - cuff[0]:
                    q = np.array([dr[0] * np.sign(mid[0] or 1), dr[2]])
                    return 1 - (1 - cuff[1]) * (q @ n) ** 2
        elif hem and mid[2] < hz + hem[0]:
            return 1 - (1 - hem[1]) * dr[0] ** 2
        return 1.0

    garment.meta['restscale'] = f


def neck_loop(front='f', back='b'):
    # wearer's left (x>0) centre front -> shoulder -> centre back -> x<0 -> centre front
    return [f'{front}:neck.R', f'{back}:neck.R~', f'{back}:neck.L~', f'{front}:neck.L']


def drawn_in(garment, z, half, factor):
    """Elastic or belt: the cloth is taken in round the body at height z."""
    old = garment.meta.get('restscale')
    body = {i for i, p in enumerate(garment.panels) if not p.name.startswith('sl')}

    def f(mid, d, panel):
        k = old(mid, d, panel) if old else 1.0
        if panel in body and abs(mid[2] - z) < half:
            k *= 1 - (1 - factor) * d[0] ** 2
        return k

    garment.meta['restscale'] = f


def add_details(garment, fn):
    """Add to a garment's details."""
    base = garment.meta['details']

    def draw(sewing):
        base(sewing)
        fn(sewing)

    garment.meta['details'] = draw


def buttons(surface, z0, z1, n, r=0.0056, x=0):
    return [o for z in np.linspace(z0, z1, n) for o in surface.button('f', x, z, r)]
