import type { Product } from '@saum/contract/product'
import type { CatalogPicture } from './product-picture.ts'

export type CatalogImage = Product['images'][number]

/** The front view, or whatever comes first. */
export function frontImage(images: readonly CatalogImage[]): CatalogImage | undefined {
  return imageNamed(images, 'fa') ?? images[0]
}

/** The view named `assetName`. */
export function imageNamed(
  images: readonly CatalogImage[],
  assetName: string,
): CatalogImage | undefined {
  return images.find((image) => image.attributes.assetName === assetName)
}

/** A picture on its average color. */
export function toPicture({ hash, attributes }: CatalogImage): CatalogPicture {
  const { averageColor } = attributes
  return { key: hash, ...(averageColor !== undefined && { ground: averageColor }) }
}
