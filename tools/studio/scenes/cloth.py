"""Free sheets of cloth in a scene, and simple things they fall on."""

import numpy as np

from native.solver import NOTHING, Solver
from render.cycles import mesh_object
from render.mesh import smooth


def flat_sheet(width, height, spacing):
    """Flat sheet in union-jack triangles: coordinates (n, 2) and faces."""
    nx, ny = max(2, round(width / spacing)), max(2, round(height / spacing))
    points = [
        (width * (i / nx - 0.5), height * (j / ny - 0.5))
        for j in range(ny + 1)
        for i in range(nx + 1)
    ]
    faces = []
    for j in range(ny):
        for i in range(nx):
            a = j * (nx + 1) + i
            b, c, e = a + 1, a + nx + 1, a + nx + 2
            faces += [(a, b, e), (a, e, c)] if (i + j) % 2 else [(a, b, c), (b, e, c)]
    return np.array(points), np.array(faces)


def distance_grid(distance, low, high, voxel=0.008):
    """Sample distance(points) on a grid, as the solver wants its field."""
    low, high = np.array(low, float), np.array(high, float)
    size = np.ceil((high - low) / voxel).astype(int) + 1
    axes = [low[k] + voxel * np.arange(size[k]) for k in range(3)]
    points = np.stack(np.meshgrid(*axes, indexing='ij'), -1).reshape(-1, 3)
    return distance(points).reshape(size).astype(np.float32), low, voxel


def cylinder_distance(points, centre, radius, half, axis=2):
    offset = points - np.array(centre)
    first, second = (k for k in range(3) if k != axis)
    round_ = np.hypot(offset[:, first], offset[:, second]) - radius
    d = np.c_[round_, np.abs(offset[:, axis]) - half]
    return np.linalg.norm(np.maximum(d, 0), axis=1) + np.minimum(d.max(1), 0)


def capsule_distance(points, a, b, radius):
    a, b = np.array(a, float), np.array(b, float)
    axis = b - a
    t = np.clip(((points - a) @ axis) / (axis @ axis), 0, 1)
    return np.linalg.norm(points - a - t[:, None] * axis, axis=1) - radius


def springs(flat, faces):
    """Edges with their lengths, pairs opposite an edge with theirs, area per vertex."""
    edges, opposite, area = {}, {}, np.zeros(len(flat))
    for face in faces:
        a, b, c = flat[face]
        area[face] += abs(np.cross(b - a, c - a)) / 6
        for k in range(3):
            p, q, far = (int(face[(k + m) % 3]) for m in range(3))
            key = (min(p, q), max(p, q))
            edges[key] = np.linalg.norm(flat[p] - flat[q])
            opposite.setdefault(key, []).append(far)
    pairs = [pair for pair in opposite.values() if len(pair) == 2]
    pair_length = [np.linalg.norm(flat[p] - flat[q]) for p, q in pairs]
    ends = np.array(list(edges), np.int32), np.array(list(edges.values()), np.float32)
    return ends, (np.array(pairs, np.int32), np.array(pair_length, np.float32)), area


class Cloth:
    """A sheet that starts at X: flat rest shape, pins, what it falls on (field).

    Keep to about one fold per 18 cm: with more, the cloth-on-cloth collision makes hard creases.
    """

    def __init__(
        self,
        flat,
        faces,
        X,
        bend=0.05,
        density=0.2,
        stretch=500.0,
        mu=0.4,
        gap=0.003,
        self_r=None,
        field=NOTHING,
        pins=(),
        seed=1,
        sub=16,
    ):
        self.faces, self.flat, self.friction = np.asarray(faces), np.asarray(flat, float), mu
        random = np.random.default_rng(seed)
        (edges, edge_length), (bends, bend_length), area = springs(self.flat, self.faces)
        order = random.permutation(len(edges))
        edges, edge_length = np.ascontiguousarray(edges[order]), edge_length[order]
        weight = (1 / (np.maximum(area, 1e-7) * density)).astype(np.float32)
        weight[list(pins)] = 0
        noise = random.normal(0, 0.0006, (len(X), 3)) * (weight > 0)[:, None]
        rest = np.c_[self.flat[:, 0], np.zeros(len(X)), self.flat[:, 1]]
        self.solver = Solver(
            np.ascontiguousarray(np.asarray(X, float) + noise, np.float32),
            weight,
            np.ascontiguousarray(rest, np.float32),
            (edges, edge_length, np.full(len(edges), 1 / stretch, np.float32)),
            (bends, bend_length, np.full(len(bends), 1 / bend, np.float32)),
            field,
            np.full(len(X), gap, np.float32),
            sub,
            0.8 * float(np.median(edge_length)) if self_r is None else self_r,
        )

    @property
    def x(self):
        return self.solver.x.astype(float)

    def step(self, frames, gravity=1.0, damping=3.0, wind=(0, 0)):
        self.solver.step(frames, gravity, damping, self.friction, wind)

    def mesh(self, name, mat, thick, uv_offset=(0, 0), rounds=3, border=4):
        """The sheet as a Blender object with print coordinates."""
        uv = self.flat[self.faces].reshape(-1, 2) + uv_offset
        V = smooth(self.x, self.faces, rounds, border)
        return mesh_object(name, V, self.faces, {'print': uv, 'atlas': uv * 0 - 1}, mat, thick, 2)
