import type { PictureFormat } from '@saum/domain/picture-url'

/** Whether a file is a picture of the format, from its first to its last byte. */
export function isWholePicture(bytes: Uint8Array<ArrayBuffer>, format: PictureFormat): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return format === 'webp' ? isWholeWebp(view) : isWholeAvif(view)
}

function isWholeWebp(view: DataView): boolean {
  if (view.byteLength < 20) return false
  const isRiff = nameAt(view, 0) === 'RIFF' && nameAt(view, 8) === 'WEBP'
  return isRiff && view.getUint32(4, true) + 8 === view.byteLength
}

/** A row of boxes, each of which begins with its length; `mdat` holds the picture. */
function isWholeAvif(view: DataView): boolean {
  if (view.byteLength < 20 || nameAt(view, 4) !== 'ftyp') return false
  let hasPicture = false
  let at = 0
  while (at + 8 <= view.byteLength) {
    const length = view.getUint32(at)
    if (length < 8) return false
    hasPicture ||= nameAt(view, at + 4) === 'mdat'
    at += length
  }
  return hasPicture && at === view.byteLength
}

function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(
    view.getUint8(at),
    view.getUint8(at + 1),
    view.getUint8(at + 2),
    view.getUint8(at + 3),
  )
}
