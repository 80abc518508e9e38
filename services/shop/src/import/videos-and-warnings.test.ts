import { aCategory, aProduct, inEveryLocale } from '@saum/testing/catalog-builders'
import { openMigratedDatabase } from '@saum/testing/test-database'
import { importContent } from '@saum/testing/test-import'
import { describe, expect, it } from 'vitest'
import type { ProductDocument } from '../documents/product-document.ts'
import { writeCatalog } from './write-catalog.ts'

describe('the videos and warnings of a product', () => {
  it.each<[string, Partial<ProductDocument>, string, string]>([
    [
      'file of another kind',
      { videos: [{ file: 'kleid.avi', alt: inEveryLocale('Im Gehen') }] },
      'videos.0.file',
      'must be the path of an .mp4 or .webm file in PICTURE_DIR, but is “kleid.avi”',
    ],
    [
      'file outside of the folder',
      { videos: [{ file: '../kleid.mp4', alt: inEveryLocale('Im Gehen') }] },
      'videos.0.file',
      'must be the path of an .mp4 or .webm file in PICTURE_DIR, but is “../kleid.mp4”',
    ],
    [
      'video without captions in one language',
      {
        videos: [
          {
            file: 'kleid.mp4',
            alt: inEveryLocale('Im Gehen'),
            captions: { 'de-DE': 'kleid.vtt', 'en-GB': 'kleid.en.vtt' },
          },
        ],
      },
      'videos.0.captions.fr-CH',
      'is missing, and the shop /fr-ch/ would show it; add the text',
    ],
    [
      'poster that is none of its pictures',
      { videos: [{ file: 'kleid.mp4', alt: inEveryLocale('Im Gehen'), poster: 'other' }] },
      'videos.0.poster',
      'must be the key of a picture in images',
    ],
    [
      'warning that one shop would not show',
      { warnings: { 'de-DE': ['Heiß'], 'en-GB': ['Hot'] } },
      'warnings.fr-CH',
      'is missing, and the shop /fr-ch/ would show it; add the text',
    ],
    [
      'warning in one language and none in another',
      { warnings: { 'de-DE': ['Heiß'], 'de-CH': [], 'fr-CH': ['Chaud'], 'en-GB': ['Hot'] } },
      'warnings.de-CH',
      'is empty although another language has warnings; add them',
    ],
  ])('cannot be a %s', async (_, change, field, reason) => {
    const db = await openMigratedDatabase()
    await writeCatalog(db, { categories: [aCategory()] }, { now: 1_000, origin: 'own' })

    const { faults } = await importContent(db, { content: [aProduct(change)] })

    expect(faults).toMatchObject([{ line: 1, field, reason }])
    expect(await db.sql`select id from product`).toEqual([])
  })
})
