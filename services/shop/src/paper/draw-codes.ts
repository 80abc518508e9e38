import { code128, qrcode, type DrawingContext } from 'bwip-js/node'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

type Point = readonly [number, number]

interface Shapes {
  width: number
  height: number
  bars: { x: number; width: number }[]
  outlines: Point[][]
}

/** Code 128 as bars: each one exactly as wide as it has to be, at any size. */
export function drawBarcode(doc: PDFKit.PDFDocument, text: string, box: Box): void {
  const { bars, width } = shapesOf((drawing) => code128({ bcid: 'code128', text }, drawing))
  const scale = box.width / width
  for (const bar of bars) {
    doc.rect(box.x + (bar.x - bar.width / 2) * scale, box.y, bar.width * scale, box.height)
  }
  doc.fill('#000000')
}

/** The same as a picture of its own, one unit high. */
export function barcodeSvg(text: string): string {
  const { bars, width } = shapesOf((drawing) => code128({ bcid: 'code128', text }, drawing))
  const path = bars.map((bar) => `M${bar.x - bar.width / 2} 0h${bar.width}v1h-${bar.width}z`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 1" preserveAspectRatio="none" ` +
    `shape-rendering="crispEdges"><path d="${path.join('')}"/></svg>`
  )
}

/** A QR code; the quiet zone around it is the caller's. */
export function drawQrCode(doc: PDFKit.PDFDocument, text: string, box: Box): void {
  const { outlines, width } = shapesOf((drawing) => qrcode({ bcid: 'qrcode', text }, drawing))
  const scale = box.width / width
  for (const outline of outlines) {
    doc.polygon(...outline.map(([x, y]) => [box.x + x * scale, box.y + y * scale]))
  }
  doc.fill('#000000', 'even-odd')
}

/** What the library would have drawn, as shapes that a page draws at its own size. */
function shapesOf(encode: (drawing: DrawingContext<void>) => void): Shapes {
  const shapes: Shapes = { width: 1, height: 1, bars: [], outlines: [] }
  encode({
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width, height) => Object.assign(shapes, { width, height }),
    line: (x, _y, _x, _end, width) => shapes.bars.push({ x, width }),
    polygon: (points) => shapes.outlines.push(points),
    hexagon: () => {},
    ellipse: () => {},
    fill: () => {},
    text: () => {},
    end: () => {},
  })
  return shapes
}
