"""The dress form as the solver sees it: distance field, start heights and moving arms."""

import hashlib
import os

import numpy as np
from scipy import ndimage as nd

from drape import body
from workspace import folder

FINE, COARSE = 0.005, 0.010  # voxel of the field: as built, as the solver reads it
HEIGHT_STEP = 0.006


class Form:
    """Default stage of drape(): a body of size 36/38 whose arms come down."""

    def __init__(self):
        fields = form_fields()
        self.field = (fields['D'], fields['lo'], float(fields['vox']))
        self.heights = fields['H']
        self.origin = (float(fields['gx0']), float(fields['gz0']))

    def start_depth(self, points, side, angle, arm_len):
        """How far a flat panel must move out along y to lie in front of (behind) the form."""
        x0, z0 = self.origin
        where = [(points[:, 2] - z0) / HEIGHT_STEP, (points[:, 0] - x0) / HEIGHT_STEP]
        heights = self.heights[0 if side < 0 else 1]
        depth = nd.map_coordinates(heights, where, order=1, mode='nearest')
        return np.maximum(depth, arm_depth(points, angle, arm_len)) if arm_len > 0 else depth

    def arms(self, angle, arm_len):
        return capsules(angle, arm_len) if arm_len > 0 else None


def form_fields():
    """Signed distance grid of the form and its front/back height fields, cached by body.py."""
    with open(body.__file__, 'rb') as file:
        digest = hashlib.md5(file.read()).hexdigest()[:10]
    cached = os.path.join(folder('cache'), f'form-{digest}.npz')
    if not os.path.exists(cached):
        low, high = np.array([-0.56, -0.22, 0.0]), np.array([0.56, 0.22, 1.57])
        axes, distance = body.form_grid(low, high, FINE)
        gx, gz = np.arange(-0.75, 0.75, HEIGHT_STEP), np.arange(-0.05, 1.65, HEIGHT_STEP)
        np.savez_compressed(
            cached,
            D=np.clip(distance[::2, ::2, ::2], -0.12, 0.12).astype(np.float32),
            lo=low,
            vox=COARSE,
            H=np.array([height_field(axes, distance, low, gx, gz, side) for side in (-1, 1)]),
            gx0=gx[0],
            gz0=gz[0],
        )
    return np.load(cached)


def height_field(axes, distance, low, gx, gz, side):
    """Outermost point of every column of the form, widened and blurred to clear its corners."""
    y = axes[1] if side > 0 else axes[1][::-1]
    columns = distance if side > 0 else distance[:, ::-1]
    depth = np.where(columns < 0, (y * side)[None, :, None], 0).max(1)
    zq, xq = np.meshgrid((gz - low[2]) / FINE, (gx - low[0]) / FINE, indexing='ij')
    heights = nd.map_coordinates(depth, [xq, zq], order=1, mode='constant')
    heights = nd.maximum_filter(heights, size=int(0.03 / HEIGHT_STEP))
    return nd.gaussian_filter(heights, 0.012 / HEIGHT_STEP)


def capsules(angle, arm_len):
    """Both arms as chains of tapered capsules: start, end, two radii."""
    axis = np.array(body.arm_axis(angle))
    axis /= np.linalg.norm(axis)
    radii = [(t, r) for t, r in body.ARM_RADII if t < arm_len]
    chain = []
    for sign in (1, -1):
        shoulder = np.array(body.SHOULDER) * [sign, 1, 1]
        along = axis * [sign, 1, 1]
        for (t0, r0), (t1, r1) in zip(radii[:-1], radii[1:]):
            chain.append([*(shoulder + along * t0), *(shoulder + along * t1), r0, r1])
    return np.array(chain, np.float32)


def arm_depth(points, angle, arm_len):
    """Half thickness of the arm where it lies behind a point of the flat panel."""
    axis = np.array(body.arm_axis(angle))[[0, 2]]
    axis /= np.linalg.norm(axis)
    x, z = np.abs(points[:, 0]) - body.SHOULDER[0], points[:, 2] - body.SHOULDER[2]
    along, aside = x * axis[0] + z * axis[1], x * axis[1] - z * axis[0]
    radius = np.interp(along, *zip(*body.ARM_RADII)) + 0.012
    is_beside = (along > -0.03) & (along < arm_len + 0.03)
    return np.where(is_beside, np.sqrt(np.maximum(0, radius * radius - aside * aside)), 0)
