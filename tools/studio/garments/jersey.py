"""T-shirts and tops of jersey."""

from garments.cloths import JERSEY
from garments.finishing import seams
from garments.top_block import top_block


def jersey(garment, neck=0.018, hem=0.022, cuff=0.020, arm_band=0, sim=None, rib=0.0032):
    """Finish a T-shirt: neck rib, coverstitched hems."""
    garment.meta['sim'] = {**dict(bend=0.03, density=0.17, arm=20), **(sim or {})}
    garment.meta['fabric'] = JERSEY

    def draw(sewing):
        seams(sewing, garment)
        for p in 'fb':
            for hand in 'RL':
                sewing.hem(p, f'hem.{hand}', hem)
                if arm_band:
                    sewing.band(p, f'armhole.{hand}', arm_band, 0.9, rib=rib)
            sewing.band(p, 'neck', neck, rib=rib)
        for sl in garment.meta['sleeves']:
            sewing.hem(sl, 'cuff', cuff)

    garment.meta['details'] = draw
    return garment


def tee(name):
    return jersey(
        top_block(
            name,
            width=0.236,
            hem=0.845,
            hem_w=0.243,
            waist=(0.224, 1.07),
            sleeve=0.20,
            bicep=0.168,
            cuff_w=0.160,
            neck_w=0.092,
            neck_f=0.095,
            h=0.0090,
        )
    )


def tee_long(name):
    return jersey(
        top_block(
            name,
            width=0.226,
            hem=0.835,
            hem_w=0.236,
            waist=(0.208, 1.07),
            sleeve=0.595,
            bicep=0.150,
            cuff_w=0.098,
            neck_w=0.112,
            neck_f=0.070,
            h=0.0098,
        ),
        0.014,
        sim=dict(arm=11),
    )


def tee_v(name):
    return jersey(
        top_block(
            name,
            width=0.238,
            hem=0.825,
            hem_w=0.248,
            waist=(0.226, 1.07),
            sleeve=0.17,
            bicep=0.168,
            cuff_w=0.164,
            neck_w=0.092,
            neck_f=0.185,
            vneck=True,
            h=0.0092,
        ),
        0.013,
        0.018,
        0.016,
    )


def tee_oversized(name):
    return jersey(
        top_block(
            name,
            width=0.298,
            hem=0.80,
            hem_w=0.292,
            sleeve=0.235,
            bicep=0.225,
            cuff_w=0.212,
            cap=0.055,
            neck_w=0.092,
            neck_f=0.082,
            under=1.135,
            shoulder=0.240,
            drop=0.066,
            h=0.0104,
        ),
        0.024,
        0.024,
        0.024,
        sim=dict(bend=0.06, density=0.24, arm=17),
    )


def tank(name):
    garment = top_block(
        name,
        width=0.214,
        hem=0.835,
        hem_w=0.232,
        waist=(0.200, 1.07),
        sleeve=0,
        neck_w=0.088,
        neck_f=0.165,
        neck_b=0.085,
        shoulder=0.126,
        drop=0.016,
        under=1.195,
        arm_in=-0.004,
        h=0.0088,
    )
    return jersey(garment, 0.011, 0.018, arm_band=0.011, rib=0.0026)
