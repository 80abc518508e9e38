"""All shapes by name.

A garment function takes the name and returns a Garment with these optional entries in `meta`:

  sim        changes to drape.DEFAULTS (bend, density, arm angle, gap, ...)
  fabric     surface, see cloths.py
  pieces     {name: outline} of trims cut from the cloth, so that details can draw on them
  details    fn(Sewing) draws seams, stitches and ribs into the height map
  trims      fn(Surface) adds geometry: buttons, collar, pockets, belt
  restscale  fn(middle, direction, panel) -> factor on rest lengths (ribs, elastic, gathered cuffs)
  place      fn(positions, flat, garment) -> positions corrects the start
  pins       fn(flat) -> vertices held fixed
  puff       fn(u, v) -> metres of padding added along the normal (quilting, pleats)
  rise       (camera height, lens): level camera with a shifted lens, opens a waistband
  views      {view: (yaw, zoom, (dx, dz))}, changes to photograph.VIEWS
"""

from garments.blazers import blazer, blazer_double, blazer_long, waistcoat
from garments.blouses import blouse_balloon, blouse_bow, blouse_short
from garments.cardigans import cardigan, cardigan_long, knit_vest
from garments.coats import coat, coat_long, trench
from garments.collarless_jacket import jacket_collarless
from garments.denim import jeans, jeans_slim, jeans_wide
from garments.dresses import dress, dress_maxi, dress_wrap
from garments.fine_knits import polo_knit, rollneck_top, slipover
from garments.fitted_dresses import dress_jersey, dress_sheath
from garments.jackets import bomber, jacket_cropped, vest_quilted
from garments.jersey import tank, tee, tee_long, tee_oversized, tee_v
from garments.knits import sweater, sweater_cropped, sweater_v, turtleneck
from garments.overshirt import overshirt
from garments.shirts import shirt, shirt_oversized, tunic
from garments.skirts import (
    skirt,
    skirt_aline,
    skirt_mini,
    skirt_pencil,
    skirt_pleated,
    skirt_wrap,
)
from garments.straight_dresses import dress_aline, dress_knit, dress_shirt, slip
from garments.trousers import (
    culotte,
    shorts,
    trousers_cigarette,
    trousers_pleat,
    trousers_pull_on,
    trousers_straight,
    trousers_wide,
)

SHAPES = {
    'tee': tee,
    'tee-long': tee_long,
    'tee-v': tee_v,
    'tee-oversized': tee_oversized,
    'tank': tank,
    'rollneck-top': rollneck_top,
    'shirt': shirt,
    'shirt-oversized': shirt_oversized,
    'overshirt': overshirt,
    'tunic': tunic,
    'blouse-short': blouse_short,
    'blouse-bow': blouse_bow,
    'blouse-balloon': blouse_balloon,
    'sweater': sweater,
    'sweater-v': sweater_v,
    'turtleneck': turtleneck,
    'sweater-cropped': sweater_cropped,
    'cardigan': cardigan,
    'cardigan-long': cardigan_long,
    'knit-vest': knit_vest,
    'slipover': slipover,
    'polo-knit': polo_knit,
    'dress': dress,
    'dress-wrap': dress_wrap,
    'dress-shirt': dress_shirt,
    'dress-aline': dress_aline,
    'dress-maxi': dress_maxi,
    'dress-knit': dress_knit,
    'dress-sheath': dress_sheath,
    'dress-jersey': dress_jersey,
    'slip': slip,
    'trousers': trousers_wide,
    'trousers-straight': trousers_straight,
    'trousers-cigarette': trousers_cigarette,
    'trousers-pleat': trousers_pleat,
    'trousers-pull-on': trousers_pull_on,
    'culotte': culotte,
    'shorts': shorts,
    'jeans': jeans,
    'jeans-wide': jeans_wide,
    'jeans-slim': jeans_slim,
    'skirt': skirt,
    'skirt-pencil': skirt_pencil,
    'skirt-mini': skirt_mini,
    'skirt-aline': skirt_aline,
    'skirt-pleated': skirt_pleated,
    'skirt-wrap': skirt_wrap,
    'blazer': blazer,
    'blazer-double': blazer_double,
    'blazer-long': blazer_long,
    'waistcoat': waistcoat,
    'coat': coat,
    'coat-long': coat_long,
    'trench': trench,
    'jacket-cropped': jacket_cropped,
    'jacket-collarless': jacket_collarless,
    'bomber': bomber,
    'vest-quilted': vest_quilted,
}


def make(name):
    if name not in SHAPES:
        raise SystemExit(f'Unknown shape "{name}". There are: {", ".join(SHAPES)}.')
    return SHAPES[name](name)
