import * as v from '@saum/schema/schema'
import { DOCUMENT_KINDS } from '@saum/shop/documents/catalog-document'
import { outfitDocument } from '@saum/shop/documents/outfit-document'
import { productDocument } from '@saum/shop/documents/product-document'
import { pictureSource } from '@saum/images/picture-source'
import { describe, expect, it } from 'vitest'
import { fingerprint } from './demo-range.ts'
import { demoDocuments } from './range/demo-documents.ts'
import { openPhotographer } from './range/product-pictures.ts'

const PHOTOGRAPHED = 6
const ALT_CHARACTERS = 125

async function first(documents: Iterable<unknown> | AsyncIterable<unknown>): Promise<unknown[]> {
  const taken: unknown[] = []
  for await (const document of documents) {
    if (taken.push(document) === PHOTOGRAPHED) break
  }
  return taken
}

const progress: string[] = []
const samples = new Map<string, unknown[]>()
const files = demoDocuments({
  now: Date.parse('2026-11-15T12:00:00Z'),
  photograph: openPhotographer(),
  onProgress: (text) => progress.push(text),
})
for (const { kind, documents } of files) samples.set(kind, await first(documents))

describe('the demo documents', () => {
  it('come in the order in which they refer to each other', () => {
    expect([...samples.keys()]).toEqual([...DOCUMENT_KINDS])
  })

  it('are none of them empty', () => {
    for (const documents of samples.values()) expect(documents.length).toBeGreaterThan(0)
  })

  it('show every product from the front first', () => {
    for (const sample of samples.get('products') ?? []) {
      const { images } = v.parse(productDocument, sample)
      expect(images.map(({ assetName }) => assetName)).toEqual(
        ['fa', 'd1', 'front'].slice(0, images.length),
      )
      for (const { source, alt, thumbhash } of images) {
        expect(v.is(pictureSource, source)).toBe(true)
        expect(thumbhash).toMatch(/^[\w+/]+=*$/)
        for (const text of Object.values(alt)) {
          expect(text?.length).toBeLessThanOrEqual(ALT_CHARACTERS)
        }
      }
    }
  })

  it('show every outfit in one picture of all its pieces', () => {
    for (const sample of samples.get('outfits') ?? []) {
      const { images, productIds } = v.parse(outfitDocument, sample)
      const source = v.parse(pictureSource, images[0]?.source)
      expect(source.kind === 'outfit' && source.pieces.length).toBe(productIds.length)
    }
  })

  it('say how far they are', () => {
    expect(progress[0]).toMatch(/^Designed \d+ of \d+ demo styles$/)
  })
})

it('has the same fingerprint as long as nothing changes', () => {
  expect(fingerprint()).toMatch(/^[0-9a-f]{64}$/)
  expect(fingerprint()).toBe(fingerprint())
})
