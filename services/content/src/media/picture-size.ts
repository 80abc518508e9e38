export interface PictureSize {
  width: number
  height: number
}

/** Width and height from the first bytes of a WebP, PNG or JPEG file; `null` for anything else. */
export function pictureSize(bytes: Buffer): PictureSize | null {
  try {
    return webpSize(bytes) ?? pngSize(bytes) ?? jpegSize(bytes)
  } catch (error) {
    // A file that ends before its own header does.
    if (error instanceof RangeError) return null
    throw error
  }
}

function webpSize(bytes: Buffer): PictureSize | null {
  if (tag(bytes, 0) !== 'RIFF' || tag(bytes, 8) !== 'WEBP') return null
  switch (tag(bytes, 12)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    default:
      return null
  }
}

function pngSize(bytes: Buffer): PictureSize | null {
  if (bytes.readUInt32BE(0) !== 0x89504e47) return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Walks from marker to marker until one tells the size. */
function jpegSize(bytes: Buffer): PictureSize | null {
  if (bytes.readUInt16BE(0) !== 0xffd8) return null
  let at = 2
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1)
    const tellsSize = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (tellsSize) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

function tag(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4)
}
