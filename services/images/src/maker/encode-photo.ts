import type { PictureFormat } from '@saum/domain/picture-url'
import sharp from 'sharp'
import type { Photo } from '../compose/compose-picture.ts'

export async function encodePhoto(
  { width, height, rgb }: Photo,
  format: PictureFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp(rgb, { raw: { width, height, channels: 3 } })
  const encoded = format === 'avif' ? image.avif(AVIF) : image.webp(WEBP)
  return new Uint8Array(await encoded.toBuffer())
}

const WEBP = { quality: 82, effort: 4 } as const
const AVIF = { quality: 56, effort: 3, chromaSubsampling: '4:4:4' } as const
