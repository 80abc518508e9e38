import sharp from 'sharp'

const COLUMNS = 10
const TILE = { width: 225, height: 281 }
const GAP = 8
const PAPER = '#FBFAF7'

/** Pictures in rows, as small as cards on a phone. */
export async function writeSheet(pictures: readonly Uint8Array[], file: string): Promise<void> {
  const rows = Math.max(1, Math.ceil(pictures.length / COLUMNS))
  const tiles = await Promise.all(
    pictures.map(async (picture, n) => ({
      input: await sharp(picture).resize(TILE).png().toBuffer(),
      left: GAP + (n % COLUMNS) * (TILE.width + GAP),
      top: GAP + Math.floor(n / COLUMNS) * (TILE.height + GAP),
    })),
  )
  const width = GAP + COLUMNS * (TILE.width + GAP)
  const height = GAP + rows * (TILE.height + GAP)
  await sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite(tiles)
    .png()
    .toFile(file)
}
