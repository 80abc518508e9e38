import { describe, expect, it } from 'vitest'
import { anAdvancedAttribute, anImage, aProduct } from '#app/features/catalog/test-product.ts'
import { toGalleryPictures, toGalleryVideos } from './describe-gallery.ts'
import { toGalleryItems } from './gallery-items.ts'

const IMAGES = ['front', 'back', 'still'].map((key) => anImage('fa', key))

function aFilmed(video: { poster?: string; captions?: string }, images = IMAGES) {
  const row = { value: 'Im Gehen', file: 'coat.webm', ...video }
  return aProduct({ images, advancedAttributes: { videos: anAdvancedAttribute('videos', [row]) } })
}

describe('the videos of a product', () => {
  it('stand behind a picture of it: the one they name, or the first', () => {
    const [named] = toGalleryVideos(aFilmed({ poster: 'still' }))
    const [unnamed] = toGalleryVideos(aFilmed({}))
    const [missing] = toGalleryVideos(aFilmed({ poster: 'gone' }))
    const [bare] = toGalleryVideos(aFilmed({}, []))

    expect(named?.poster?.key).toBe('still')
    expect(unnamed?.poster?.key).toBe('front')
    expect(missing?.poster?.key).toBe('front')
    expect(bare).toEqual({ file: 'coat.webm', alt: 'Im Gehen' })
  })

  it('do not show their poster as a view of its own, unless it is the first', () => {
    const keysOf = (poster: string) => toGalleryPictures(aFilmed({ poster })).map(({ key }) => key)

    expect(keysOf('still')).toEqual(['front', 'back'])
    expect(keysOf('front')).toEqual(['front', 'back', 'still'])
  })

  it('come after the first picture and leave the count of the enlarged ones alone', () => {
    const product = aFilmed({ poster: 'still' })

    const items = toGalleryItems(toGalleryPictures(product), toGalleryVideos(product))

    expect(items.map((item) => (item.kind === 'video' ? 'video' : item.pictureIndex))).toEqual([
      0,
      'video',
      1,
    ])
  })
})
