"""Flat pattern pieces, drawn in metres in the plane of the body (x = left/right, z = height).

Because the panels are flat, the cloth has a real grain: prints and stripes follow it as they do
on a sewn piece.
"""

from garments.cutting import Cutter
from garments.outline import length


class Panel:
    """One piece of cloth.

    side: -1 front, 1 back. edges: closed outline as ordered (name, polyline); front panels run
    counter-clockwise in (x, z), or bumps, patches and collars go inwards.
    cuts: inner lines the mesh must follow (pressed creases); they become edges cut0, cut1, ...
    regions: (polygon, fn) gives the faces inside the polygon the print coordinates fn(point).
    """

    def __init__(self, name, side, edges, cuts=(), regions=(), uv=None, y=None):
        self.name, self.side, self.edges = name, side, edges
        self.cuts, self.regions, self.y = list(cuts), list(regions), y
        self.uv = uv or (lambda point: point)

    def edge(self, name):
        return dict(self.edges)[name]


class Garment:
    """Panels and the seams between them; `meta` says how it is draped, finished and shown.

    The keys of `meta` are listed in registry.py. spacing: distance of the mesh points.
    """

    def __init__(self, name, spacing=0.012):
        self.name, self.spacing = name, spacing
        self.panels, self.seams = [], []
        self.meta = {}

    def add(self, panel):
        self.panels.append(panel)
        return panel

    def panel(self, name):
        return next(panel for panel in self.panels if panel.name == name)

    def sew(self, panel, edge, other, other_edge, flip=False):
        self.seams.append((panel, edge, other, other_edge, flip))

    def stitch_counts(self):
        """Mesh steps along every edge; both sides of a seam get the same number.

        Two rounds carry the larger number on through a panel that is sewn on both sides.
        """
        count = {
            (panel.name, edge): max(1, round(length(points) / self.spacing))
            for panel in self.panels
            for edge, points in panel.edges
        }
        for a, edge, b, other_edge, _ in self.seams * 2:
            more = max(count[(a, edge)], count[(b, other_edge)])
            count[(a, edge)] = count[(b, other_edge)] = more
        return count

    def build(self, seed=3):
        """Triangulate all panels; see Cutter.result for what comes back."""
        cutter = Cutter(self.spacing, seed)
        count = self.stitch_counts()
        for panel in self.panels:
            cutter.cut(panel, {edge: count[(panel.name, edge)] for edge, _ in panel.edges})
        return cutter.result(self.seams)
