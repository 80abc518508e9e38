import type { OutfitPiece } from '../picture-source.ts'
import { castShadow } from './contact-shadow.ts'
import { cutOut } from './cutout.ts'
import { boxOf, type GarmentBox } from './garment-box.ts'
import type { LayerLibrary } from './layer-library.ts'
import { layOut, type OutfitLayout, type Placed } from './outfit-layout.ts'
import { arrange, shapeOf, type WornPiece } from './outfit-order.ts'
import { clearAbove, keepUnder, keepWithin, layOver, placeOn, type Plane } from './plane.ts'

interface Size {
  width: number
  height: number
}

/** A piece and its place in the list it was named in. */
interface NamedPiece extends OutfitPiece {
  index: number
}

type PlacedPiece = WornPiece<NamedPiece> & { plane: Plane }

/** Told of every piece as it is laid over the ones before; the plane shows what is left of it. */
export type OnLaid = (index: number, plane: Plane) => void

/** All pieces on one figure, bags and scarves beside it; red, green, blue, coverage per pixel. */
export async function dressFigure(
  outfit: readonly OutfitPiece[],
  library: LayerLibrary,
  size: Size,
  onLaid: OnLaid = () => {},
): Promise<Uint8Array> {
  const pieces = outfit.map((piece, index) => ({ ...piece, index }))
  const { beside } = arrange(pieces)
  const figures = figuresOf(await measure(pieces, library))
  const layout = layOut(
    figures.map((figure) => figure.map(({ piece }) => piece.box)),
    size,
  )
  const picture = new Uint8Array(size.width * size.height * 4)
  for (const [index, figure] of figures.entries()) {
    const placed = await Promise.all(
      figure.map(async (item) => {
        const at = layout.place(library.frameOf(item.piece.view), index)
        return { ...item, plane: await planeOf(item.piece, at, library, size) }
      }),
    )
    paintFigure(picture, placed, { layout, middle: Math.round(layout.middleOf(index)), onLaid })
  }
  // Two figures leave no room beside them.
  for (const [index, piece] of figures.length > 1 ? [] : beside.entries()) {
    const at = layout.placeBeside(library.frameOf(piece.view), shapeOf(piece.view), index)
    const plane = await planeOf(piece, at, library, size)
    layOver(picture, plane)
    onLaid(piece.index, plane)
  }
  return picture
}

interface MeasuredSource extends NamedPiece {
  box: GarmentBox
}

function measure(pieces: readonly NamedPiece[], library: LayerLibrary): Promise<MeasuredSource[]> {
  return Promise.all(
    pieces.map(async (piece) => ({ ...piece, box: await boxOf(piece.view, library) })),
  )
}

/** What hangs this much lower than a coat can still be told below it. */
const PEEK_M = 0.1

/** A coat that would hide the dress or skirt below it hangs beside it instead. */
function figuresOf(pieces: readonly MeasuredSource[]): WornPiece<MeasuredSource>[][] {
  const { worn } = arrange(pieces)
  const coat = worn.find(
    ({ isOuter, piece: { box } }) =>
      isOuter &&
      worn.some(({ isLower, piece }) => isLower && piece.box.bottom > box.bottom - PEEK_M),
  )?.piece
  if (coat === undefined) return [worn]
  return [[coat], pieces.filter((piece) => piece !== coat)].map((group) => arrange(group).worn)
}

async function planeOf(
  { view, look }: OutfitPiece,
  at: Placed,
  library: LayerLibrary,
  size: Size,
): Promise<Plane> {
  const layers = await library.load(view, at.width)
  return placeOn(size, cutOut(layers, look), layers, at)
}

/** Half the width of the widest neck; further out the inner side is seen in armholes only. */
const OPENING_M = 0.15

interface Painting {
  layout: OutfitLayout
  middle: number
  onLaid: OnLaid
}

function paintFigure(
  picture: Uint8Array,
  placed: readonly PlacedPiece[],
  { layout: { scale }, middle, onLaid }: Painting,
): void {
  placed.forEach((item, index) => holdIn(item, placed.slice(index + 1), { scale, middle }))
  for (const { plane, piece } of placed) {
    castShadow(picture, plane)
    layOver(picture, plane, { middle, reach: OPENING_M * scale })
    onLaid(piece.index, plane)
  }
}

/** From the top of a collar down to where sleeves begin. */
const COLLAR_M = 0.055
/** A hem rises by less than this from the front to the sides. */
const HEM_M = 0.04
/** Straps end below the neck of whatever is worn over them. */
const STRAP_M = 0.02

/** Sleeves go into sleeves, shirts into waistbands, straps under necks. */
function holdIn(
  { plane, isTucked, isBottom: isLegs, hasStraps }: PlacedPiece,
  above: readonly PlacedPiece[],
  { scale, middle }: { scale: number; middle: number },
): void {
  for (const over of above) {
    if (over.hasSleeves && !isLegs) {
      const from = over.plane.top + Math.round(COLLAR_M * scale)
      keepUnder(plane, over.plane, { from, hem: Math.round(HEM_M * scale), middle })
    }
    if (hasStraps) clearAbove(plane, over.plane.top + Math.round(STRAP_M * scale))
    if (over.isBottom && isTucked) keepWithin(plane, over.plane)
  }
}
