import type { RpcRequest } from '@saum/contract/rpc'
import { aCatalog, aCategory, aProduct } from '@saum/testing/catalog-builders'
import { anOutfit } from '@saum/testing/catalog-extras'
import { startTestBackend } from '@saum/testing/test-backend'
import { describe, expect, it } from 'vitest'
import { findPictureThrough } from './find-picture.ts'
import { warmFirstScreens } from './warm-first-screens.ts'

const PRODUCTS = [
  aProduct({ id: 10, categories: ['dresses'] }),
  aProduct({ id: 11, categories: ['sale'] }),
  aProduct({ id: 12, categories: ['dresses'], images: [] }),
]

const OUTFIT = anOutfit({ productIds: [10] })

const RANGE = aCatalog({
  outfits: [OUTFIT],
  categories: [
    aCategory({ id: 1, key: 'women' }),
    aCategory({ id: 2, key: 'dresses', parentKey: 'women' }),
    aCategory({ id: 3, key: 'sale' }),
  ],
  products: PRODUCTS,
})

async function aShop() {
  const { transport } = await startTestBackend({ catalog: RANGE })
  return transport
}

describe('the pictures of the first screens', () => {
  it('are asked for listing by listing, in tile sizes', async () => {
    const rpc = await aShop()
    const asked: { keys: readonly string[]; widths: readonly number[] }[] = []

    await warmFirstScreens(rpc, {
      warm: (keys, { widths }) => void asked.push({ keys, widths }),
    })

    const front = (id: number) => PRODUCTS.find((product) => product.id === id)?.images[0]?.key
    expect(asked).toEqual([
      { keys: [front(10)], widths: [450, 600] },
      { keys: [front(10)], widths: [450, 600] },
      { keys: [front(11)], widths: [450, 600] },
      { keys: [OUTFIT.images[0]?.key], widths: [450, 600] },
    ])
  })
})

describe('what a picture is made of', () => {
  it('is what the catalogue says', async () => {
    const image = PRODUCTS[0]?.images[0]
    const findPicture = findPictureThrough(await aShop())

    expect(await findPicture(image?.key ?? '')).toEqual(image?.source)
  })

  it('is nothing for a picture the catalogue does not know', async () => {
    const findPicture = findPictureThrough(await aShop())

    expect(await findPicture('no-such-picture')).toBeNull()
  })

  it('is a fault when the catalogue cannot be asked', async () => {
    const findPicture = findPictureThrough(async (_request: RpcRequest) => {
      throw new Error('the shop is down')
    })

    await expect(findPicture('any')).rejects.toThrow('the shop is down')
  })
})
