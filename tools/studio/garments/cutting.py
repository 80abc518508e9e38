"""Cuts panels out of the cloth: outlines become triangle meshes with matching stitches."""

import math
import random

import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from garments.outline import distance_to, inside, length, resample

PANEL_GAP = 0.03  # room between two panels on the atlas
REGIONS = 16  # face tag = panel * REGIONS + region + 1


class Cutter:
    def __init__(self, spacing, seed):
        self.spacing, self.random = spacing, random.Random(seed)
        self.vertices, self.vertex_panel, self.atlas_uv = [], [], []
        self.faces, self.face_tags, self.print_uv = [], [], []
        self.edges, self.atlas, self.width = {}, {}, 0.0

    def cut(self, panel, counts):
        """Mesh one panel; counts: steps per edge name."""
        outline, ids = self.outline(panel, counts)
        points, lines, guards = self.creases(panel, outline, ids)
        points += self.filling(outline, guards)
        loop = list(range(len(outline)))
        mesh = delaunay_2d_cdt([Vector(p) for p in points], lines, [loop], 1, 1e-6)
        position = np.array([tuple(p) for p in mesh[0]])
        triangles = np.array([list(face) for face in mesh[2]])
        moved_to = {old: new for new, origins in enumerate(mesh[3]) for old in origins}
        base = len(self.vertices)
        self.keep_vertices(panel, position)
        self.keep_faces(panel, position, triangles, base)
        for name, steps in ids.items():
            self.edges[f'{panel.name}:{name}'] = [moved_to[k] + base for k in steps]

    def outline(self, panel, counts):
        """Closed outline as points, and the point numbers along every named edge."""
        loop, ids = [], {}
        for name, points in panel.edges:
            steps = resample(points, counts[name])
            ids[name] = list(range(len(loop), len(loop) + len(steps) - 1))
            loop += [tuple(point) for point in steps[:-1]]
        names = [name for name, _ in panel.edges]
        for k, name in enumerate(names):
            following = ids[names[(k + 1) % len(names)]][0]
            ids[name] = ids[name] + [following]
        return np.array(loop), ids

    def creases(self, panel, outline, ids):
        """Points and mesh lines of the inner cuts, plus the lines the filling keeps away from."""
        points = [tuple(point) for point in outline]
        lines, guards = [], [np.vstack([outline, outline[:1]])]
        for number, cut in enumerate(panel.cuts):
            steps = resample(cut, max(2, round(length(cut) / self.spacing)))
            chain = []
            for point in steps:
                away = np.linalg.norm(outline - point, axis=1)
                if away.min() < 0.6 * self.spacing:  # ends on the outline: use its point
                    chain.append(int(away.argmin()))
                else:
                    chain.append(len(points))
                    points.append(tuple(point))
            chain = [a for k, a in enumerate(chain) if k == 0 or a != chain[k - 1]]
            lines += list(zip(chain[:-1], chain[1:]))
            ids[f'cut{number}'] = chain
            guards.append(steps)
        return points, lines, guards

    def filling(self, outline, guards):
        """Slightly irregular triangular grid: a regular one folds along its rows."""
        (x0, z0), (x1, z1) = outline.min(0), outline.max(0)
        across, down = self.spacing, self.spacing * math.sqrt(3) / 2
        jitter = lambda: self.random.uniform(-0.12, 0.12) * self.spacing
        grid = []
        for row in range(int((z1 - z0) / down) + 2):
            for column in range(int((x1 - x0) / across) + 2):
                x = x0 + (column + 0.5 * (row % 2)) * across + jitter()
                grid.append((x, z0 + row * down + jitter()))
        grid = np.array(grid)
        grid = grid[inside(grid, outline)]
        for guard in guards:
            grid = grid[distance_to(grid, guard) > 0.62 * self.spacing]
        return [tuple(point) for point in grid]

    def keep_vertices(self, panel, position):
        number = len(self.atlas)
        left = position[:, 0].min()
        self.atlas[panel.name] = (self.width - left, number)
        for x, z in position:
            self.vertices.append((x, panel.side * 0.02, z))
            self.vertex_panel.append(number)
            self.atlas_uv.append((x - left + self.width, z))
        self.width += position[:, 0].max() - left + PANEL_GAP

    def keep_faces(self, panel, position, triangles, base):
        number = self.atlas[panel.name][1]
        centres = position[triangles].mean(1)
        region = np.full(len(triangles), -1)
        for k, (polygon, _) in enumerate(panel.regions):
            region[inside(centres, np.asarray(polygon))] = k
        for triangle, r in zip(triangles, region):
            triangle = triangle[::-1] if panel.side > 0 else triangle
            uv = panel.uv if r < 0 else panel.regions[r][1]
            self.faces.append([int(k) + base for k in triangle])
            self.face_tags.append(number * REGIONS + int(r) + 1)
            self.print_uv.append([uv(position[k]) for k in triangle])

    def result(self, seams):
        """Arrays of the whole garment: V vertices, F faces, FP face tags, UVP print and UVA atlas
        coordinates, sew (pairs of vertices to join), vpanel, edges (vertex numbers by
        'panel:edge'), atlas ({panel: (x offset, number)}) and its width."""
        return dict(
            V=np.array(self.vertices),
            F=np.array(self.faces),
            FP=np.array(self.face_tags),
            UVP=np.array(self.print_uv),
            UVA=np.array(self.atlas_uv),
            sew=np.array(self.stitches(seams)),
            vpanel=np.array(self.vertex_panel),
            edges=self.edges,
            atlas=self.atlas,
            atlas_w=self.width,
        )

    def stitches(self, seams):
        pairs = []
        for a, edge, b, other_edge, flip in seams:
            left, right = self.edges[f'{a}:{edge}'], self.edges[f'{b}:{other_edge}']
            assert len(left) == len(right), (a, edge, b, other_edge, len(left), len(right))
            pairs += [(i, j) for i, j in zip(left, right[::-1] if flip else right) if i != j]
        return pairs
