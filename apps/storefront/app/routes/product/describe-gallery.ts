import type { Product } from '@saum/contract/product'
import { advancedRows } from '#app/features/catalog/advanced-attribute.ts'
import { toPicture } from '#app/features/catalog/product-images.ts'
import type { VideoFacts, GalleryPicture } from './gallery-items.ts'
import { heroGround } from './hero-ground.ts'

/** The first view is what the page is judged by: it stands on a blurred picture of itself. */
export function toGalleryPictures(product: Product): GalleryPicture[] {
  const posters = new Set(videoRows(product).map(({ poster }) => poster))
  return product.images
    .filter(({ hash }, index) => index === 0 || !posters.has(hash))
    .map((image, index) => {
      const { alt, thumbhash } = image.attributes
      const ground = index === 0 && thumbhash !== undefined ? heroGround(thumbhash) : null
      return { ...toPicture(image), ...(ground !== null && { ground }), alt }
    })
}

export function toGalleryVideos(product: Product): VideoFacts[] {
  const { images } = product
  return videoRows(product).map(({ value, file, captions, poster }) => {
    const still = images.find(({ hash }) => hash === poster) ?? images[0]
    return {
      file,
      alt: String(value),
      ...(still && { poster: toPicture(still) }),
      ...(captions !== undefined && { captions }),
    }
  })
}

function videoRows({ advancedAttributes }: Product) {
  return advancedRows(advancedAttributes, 'videos')
    .flat()
    .flatMap(({ file, ...row }) => (file === undefined ? [] : [{ ...row, file }]))
}
