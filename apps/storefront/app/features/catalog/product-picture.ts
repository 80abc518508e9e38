import type { Product } from '@saum/contract/product'
import type { PictureSource } from '#app/ui/picture.tsx'

const SMALL_PX = 450
const LARGE_PX = 900
const RATIO = 5 / 4

type ProductImage = Product['images'][number]

/** The view named `assetName`. */
export function imageNamed(product: Product, assetName: string): ProductImage | undefined {
  return product.images.find((image) => image.attributes.assetName === assetName)
}

/** Every product picture exists in two widths; a page carries only the name of its file. */
export function productPicture(file: string, pictureBase: string): PictureSource {
  const small = `${pictureBase}/${file}-${SMALL_PX}.webp`
  const large = `${pictureBase}/${file}-${LARGE_PX}.webp`
  return {
    src: small,
    srcSet: `${small} ${SMALL_PX}w, ${large} ${LARGE_PX}w`,
    width: SMALL_PX,
    height: Math.round(SMALL_PX * RATIO),
  }
}
