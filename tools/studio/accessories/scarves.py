"""Wool scarf and silk square."""

import math

import numpy as np
from scipy import ndimage as nd

from accessories.kit import Kit, SILK, WOOL
from scenes.cloth import Cloth, cylinder_distance, distance_grid, flat_sheet
from scenes.geometry import tube

PEG_Z = 1.2


def over_peg(t, radius):
    """Sheet coordinate along the scarf -> angle round the peg and length that hangs free."""
    angle = np.clip(t / radius, -math.pi / 2, math.pi / 2)
    return angle, np.maximum(np.abs(t) - radius * math.pi / 2, 0)


def peg_field(radius, low, high, voxel):
    distance = lambda points: cylinder_distance(points, (0, 0, PEG_Z), radius, 0.5, 0)
    return distance_grid(distance, low, high, voxel)


def settle(cloth, first, damping):
    cloth.step(25, first, 20)
    cloth.step(80, 1, damping)
    cloth.step(30, 1, 15)


def scarf():
    """Wool scarf over a peg: two lengths, fringes."""
    kit = Kit(WOOL)
    width, length, spacing, radius = 0.30, 1.50, 0.0115, 0.030
    flat, faces = flat_sheet(width, length, spacing)
    u, t = flat[:, 0], flat[:, 1] + 0.06
    wave = 0.020 * np.sin(u / width * 2 * math.pi * 1.5)
    angle, free = over_peg(t, radius)
    swing = np.where(t > 0, -0.030, 0.035) * np.clip(free / 0.3, 0, 1)
    depth = -(radius + 0.012 + np.abs(wave)) * np.sin(angle)
    start = np.c_[u * 0.50 + swing, depth, PEG_Z + (radius + wave * 0.5) * np.cos(angle) - free]
    field = peg_field(radius - 0.004, (-0.35, -0.12, 1.05), (0.35, 0.12, 1.32), 0.008)
    cloth = Cloth(flat, faces, start, 0.10, 0.32, 500, 0.8, 0.004, spacing * 0.8, field, seed=2)
    settle(cloth, 0.4, 3.5)
    kit.obs.append(cloth.mesh('scarf', kit.m, 0.0030, (0, 1.1), 4))
    random = np.random.default_rng(4)
    for end in (flat[:, 1] < -length / 2 + 1e-6, flat[:, 1] > length / 2 - 1e-6):
        fringe(kit, cloth.x[end][np.argsort(flat[end, 0])], random)
    return kit


def fringe(kit, edge, random, tassels=26):
    """Pairs of threads along an edge of the cloth."""
    for place in np.linspace(0.015, 0.985, tassels):
        x, y, z = (np.interp(place * (len(edge) - 1), range(len(edge)), axis) for axis in edge.T)
        for aside in (-0.0014, 0.0014):
            length = random.uniform(0.060, 0.075)
            down = np.linspace(0.004, -length, 14)
            sway = random.normal(0, 0.004, 2)
            curl = 0.0012 * np.sin(down * 160 + random.uniform(0, 6))
            thread = np.c_[
                x + aside + sway[0] * (down / length) ** 2 + curl,
                y + sway[1] * (down / length) ** 2 + 0.0012 * np.cos(down * 160),
                z + down,
            ]
            kit.solid(tube(thread, 0.0011, kit.m, 6))


def carre(view):
    """Silk square: flat with a rolled hem, or folded to a triangle over a peg."""
    kit = Kit(SILK)
    if view == 'draped':
        kit.obs.append(draped_square(kit))
    else:
        flat_square(kit)
    return kit


def flat_square(kit, size=0.66, n=150):
    axis = np.linspace(-0.5, 0.5, n)
    u, v = np.meshgrid(axis, axis)
    random = np.random.default_rng(3)
    bumps = lambda cells: nd.zoom(random.normal(0, 1, (cells, cells)), n / cells, order=3)[:n, :n]
    height = bumps(6) * 0.0035 + bumps(14) * 0.0010
    to_edge = np.minimum(0.5 - np.abs(u), 0.5 - np.abs(v))
    height -= 0.0022 * np.exp(-((to_edge / 0.006) ** 2))
    x, z = u * size * (1 + 0.006 * np.sin(v * 9)), 1 + v * size * (1 + 0.006 * np.sin(u * 7 + 1))
    for phase in (45, 47):
        x = x + 0.004 * np.sin(6 * z + phase)
    points = np.stack([x, height, z], -1)
    kit.sheet(points, np.stack([u * size, v * size + 0.4], -1), 0.0007, 1)
    for edge in (points[0], points[-1], points[:, 0], points[:, -1]):
        kit.solid(tube(edge - (0, 0.0004, 0), 0.0014, kit.m, 8))


def draped_square(kit, size=0.74, spacing=0.0095, radius=0.014):
    flat, faces = flat_sheet(size, size, spacing)
    along, across = (flat[:, 0] + flat[:, 1]) / math.sqrt(2), (flat[:, 0] - flat[:, 1]) / math.sqrt(
        2
    )
    t = along + 0.02
    angle, free = over_peg(t, radius)
    ripple = np.sin(across * 26) * (t < 0) + np.sin(across * 24 + 1) * (t > 0)
    depth = -(radius + 0.006) * np.sin(angle) + 0.022 * ripple
    start = np.c_[across * 0.62, depth, PEG_Z + radius * np.cos(angle) - free]
    field = peg_field(radius - 0.003, (-0.4, -0.06, 1.12), (0.4, 0.06, 1.26), 0.006)
    cloth = Cloth(flat, faces, start, 0.006, 0.09, 500, 0.9, 0.003, spacing * 0.75, field, seed=2)
    settle(cloth, 0.3, 4)
    return cloth.mesh('carre', kit.m, 0.0006, (0, 0.5), 3)
