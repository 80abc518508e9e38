"""Raw layers on disk; pack-layers.ts turns them into what ships.

  shade.png  linear irradiance on a neutral albedo (8 bit, square root, 1.6 = white)
  spec.png   gloss, same encoding (.5 = white)
  mask.png   alpha
  uv.npy     16 bit: u, v on the cloth in 0.1 mm with an offset of 2 m, not antialiased; tags:
             100 * (0 cloth, 1 trim, 2 inside) + 40 * share of topstitching in the pixel
  json       span and centre of the picture in metres, for outfits on one scale
"""

import json

import numpy as np
from PIL import Image

EXPOSURE_PERCENTILE = 82  # of the irradiance becomes 1: the same exposure for every garment


def save_layers(base, shade, gloss, alpha, uv, tags, info):
    """tags below 0 mean: nothing here."""
    exposure = 1 / np.percentile(shade[alpha > 0.9], EXPOSURE_PERCENTILE)
    is_cloth = alpha > 0.02

    def save(light, white, name):
        encoded = np.sqrt(np.maximum(light * is_cloth * exposure, 0) / white)
        pixels = (np.clip(encoded, 0, 1) * 255 + 0.5).astype(np.uint8)
        Image.fromarray(pixels).save(f'{base}.{name}.png')

    save(shade, 1.6, 'shade')
    save(gloss, 0.5, 'spec')
    Image.fromarray((alpha * 255 + 0.5).astype(np.uint8)).save(base + '.mask.png')
    packed = np.zeros((*alpha.shape, 3), np.uint16)
    packed[..., :2] = np.clip((uv + 2) * 1e4, 0, 65535)
    packed[..., 2] = np.maximum(tags, 0)
    packed[tags < 0] = 0
    np.save(base + '.uv.npy', packed)
    with open(base + '.json', 'w') as file:
        json.dump(info, file)
