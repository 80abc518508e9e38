import type { CatalogPicture } from '#app/features/catalog/product-picture.ts'

export interface GalleryPicture extends CatalogPicture {
  alt: string
}

export interface VideoFacts {
  file: string
  alt: string
  /** What stands for it until it plays. */
  poster?: CatalogPicture
  /** Captions in the language of the shop. */
  captions?: string
}

/** One view of the gallery; only pictures can be enlarged, counted on their own. */
export type GalleryItem =
  | { kind: 'picture'; picture: GalleryPicture; pictureIndex: number }
  | { kind: 'video'; video: VideoFacts }

/** Videos come after the first picture: it is what the page is judged by. */
export function toGalleryItems(
  pictures: readonly GalleryPicture[],
  videos: readonly VideoFacts[],
): GalleryItem[] {
  const shown = pictures.map((picture, pictureIndex) => ({
    kind: 'picture' as const,
    picture,
    pictureIndex,
  }))
  return [
    ...shown.slice(0, 1),
    ...videos.map((video) => ({ kind: 'video' as const, video })),
    ...shown.slice(1),
  ]
}
