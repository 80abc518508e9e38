"""Everything in front of the camera, as the flat arrays native/studio.c reads."""

import ctypes

import numpy as np

from native.library import library
from render.mesh import finish, normals

AMBIENT = 0.27  # radiance of the white world
BOUNCE_RAYS = 3
SHADOW_FILTER_LEVELS = 4


class Material(ctypes.Structure):
    """Layout of Mat in studio.c. id: 0 cloth, 1 trim, 2 inside; map: reads the height map."""

    _fields_ = [
        ('rough', ctypes.c_float),
        ('spec', ctypes.c_float),
        ('sheen', ctypes.c_float),
        ('map', ctypes.c_int),
        ('id', ctypes.c_int),
        ('wave_count', ctypes.c_int),
        ('noise_count', ctypes.c_int),
        ('wave', ctypes.c_float * 5 * 4),
        ('noise', ctypes.c_float * 2 * 3),
    ]


class Scene(ctypes.Structure):
    """Layout of Scene in studio.c."""

    _fields_ = [
        *((name, ctypes.c_void_p) for name in ('V', 'N', 'atlas', 'print', 'F', 'face_material')),
        *((name, ctypes.c_void_p) for name in ('materials', 'height', 'stitch')),
        ('map_width', ctypes.c_int),
        ('map_height', ctypes.c_int),
        ('atlas_width', ctypes.c_float),
        ('atlas_height', ctypes.c_float),
        ('atlas_bottom', ctypes.c_float),
    ]


def material(fabric, id=0, height=True):
    """fabric: see garments/cloths.py."""
    waves, noises = fabric.get('waves', []), fabric.get('noise', [])
    result = Material(
        fabric.get('rough', 0.7), fabric.get('spec', 0.2), fabric.get('sheen', 0.3), int(height), id
    )
    for k, (direction, period, rise, *power) in enumerate(waves):
        result.wave[k][:] = (*direction, period, rise, power[0] if power else 0)
    for k, noise in enumerate(noises):
        result.noise[k][:] = noise
    result.wave_count, result.noise_count = len(waves), len(noises)
    return result


def softbox(centre, width, height, power, target):
    """Rectangular light as studio.c wants it: centre, half axes, radiance."""
    centre, forward = np.array(centre), np.array(target) - np.array(centre)
    forward = forward / np.linalg.norm(forward)
    up = np.array([0, 0, 1.0]) - forward * forward[2]
    up /= np.linalg.norm(up)
    right = np.cross(forward, up)
    radiance = power / (4 * width * height)
    return [*centre, *(right * width / 2), *(up * height / 2), radiance]


def softboxes(z, k):
    """Key from camera left (raking, so that folds read), weak fill, two rims, top; k: scale."""
    places = [
        ((-2.2, -1.45, 1.0), 1.0, 1.5, 175),
        ((2.2, -1.4, 0.2), 1.2, 1.8, 32),
        ((-1.3, 1.7, 0.9), 0.5, 1.6, 60),
        ((1.5, 1.6, 1.0), 0.5, 1.6, 80),
        ((0, -0.6, 2.2), 1.4, 1.0, 40),
    ]
    boxes = [
        softbox((x * k, y * k, z + up * k), w * k, h * k, power * k * k, (0, 0, z))
        for (x, y, up), w, h, power in places
    ]
    return np.array(boxes, np.float32)


class PhotoSet:
    """Collects meshes. parts: (V, F, atlas UV, print UV, material per face); casters: coarse
    meshes that throw the shadows; base: faces of the garment before its first subdivision."""

    def __init__(self):
        self.parts, self.materials, self.casters, self.base = [], [], [], 0

    def add(self, name, V, F, uvs, mat, thick=0.0016, levels=2, inner=None, crease=None, puff=None):
        V, F, uvs, outer, coarse = finish(V, F, uvs, thick, levels, crease, puff)
        face_material = np.full(len(F), self.number(mat), np.int32)
        if thick and inner is not None:
            face_material[outer : 2 * outer] = self.number(inner)
        none = np.full((len(F), 3, 2), -1.0)
        part = (V, F, uvs.get('atlas', none), uvs.get('print', none * 0), face_material)
        self.parts.append(part)
        self.casters.append(coarse)
        return part

    def number(self, mat):
        """Index of a material; equal settings in two structs stay two materials."""
        for k, known in enumerate(self.materials):
            if known is mat:
                return k
        self.materials.append(mat)
        return len(self.materials) - 1

    def turned(self, rotation):
        """The same set, turned in front of the camera."""
        other = PhotoSet()
        other.materials, other.base = self.materials, self.base
        other.parts = [(part[0] @ rotation.T, *part[1:]) for part in self.parts]
        other.casters = [(V @ rotation.T, F) for V, F in self.casters]
        return other

    def bounds(self):
        points = np.vstack([part[0] for part in self.parts])
        return points.min(0), points.max(0)


def joined(photo_set):
    """All parts as one mesh."""
    parts = photo_set.parts
    offsets = np.cumsum([0] + [len(part[0]) for part in parts])
    corners = lambda k: np.vstack([np.asarray(part[k]).reshape(-1, 3, 2) for part in parts])
    return dict(
        V=np.vstack([part[0] for part in parts]).astype(np.float32),
        F=np.vstack([part[1] + o for part, o in zip(parts, offsets)]).astype(np.int32),
        N=np.vstack([normals(part[0], part[1]) for part in parts]).astype(np.float32),
        atlas=np.ascontiguousarray(corners(2), np.float32),
        print=np.ascontiguousarray(corners(3), np.float32),
        face_material=np.concatenate([part[4] for part in parts]).astype(np.int32),
    )


def shoot(photo_set, maps, atlas_size, width, camera, z, span, close):
    """Trace and shade one picture: (shade, gloss, alpha, stitch) per pixel, ids, print UVs.

    maps: height and stitch map; camera: see photograph.camera; close: more rays for close-ups.
    """
    lib = library('studio', parallel=True)
    size = (width * 5 // 4, width)
    mesh = joined(photo_set)
    casters = [V[F].reshape(-1, 9) for V, F in photo_set.casters]
    casters = np.ascontiguousarray(np.vstack(casters), np.float32)
    height, stitch = (np.ascontiguousarray(part, np.float32) for part in maps)
    materials = (Material * len(photo_set.materials))(*photo_set.materials)
    scene = Scene(
        *(mesh[name].ctypes.data for name in ('V', 'N', 'atlas', 'print', 'F', 'face_material')),
        *(ctypes.addressof(materials), height.ctypes.data, stitch.ctypes.data),
        *(height.shape[1], height.shape[0], *atlas_size),
    )
    lights = softboxes(z, max(span, 0.75))
    camera = np.array(camera, np.float32)
    rays_per_light = np.array([3 if close else 2, 1, 1, 1, 1], np.int32)  # squared
    pointer = lambda array: ctypes.c_void_p(array.ctypes.data)
    lib.bvh(len(casters), pointer(casters))
    ambient = ctypes.c_float(AMBIENT)
    lib.lights(len(casters), photo_set.base, pointer(lights), ambient, BOUNCE_RAYS)
    fine = (2 * size[0], 2 * size[1])  # four subsamples per pixel
    triangle, depth = np.empty(fine, np.int32), np.empty(fine, np.float32)
    mesh_pointers = pointer(mesh['V']), pointer(mesh['F'])
    samples = pointer(triangle), pointer(depth)
    lib.raster(len(mesh['F']), *mesh_pointers, pointer(camera), fine[1], fine[0], *samples)
    shaded, uv = np.zeros((*size, 4), np.float32), np.zeros((*size, 2), np.float32)
    ids = np.zeros(size, np.int32)
    lib.picture(
        *(ctypes.byref(scene), pointer(camera), size[1], size[0], pointer(triangle)),
        *(pointer(lights), pointer(rays_per_light), 16 if close else 11, SHADOW_FILTER_LEVELS),
        *map(pointer, (shaded, ids, uv)),
    )
    return shaded, ids, uv
