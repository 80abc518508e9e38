import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { addBy } from './use-add-to-basket.ts'

describe('adding to the basket', () => {
  it('says so where the part that adds does not arrive', async () => {
    const said: string[] = []
    const load = () => Promise.reject(new Error('The connection is gone.'))
    const failed = 'Das hat nicht geklappt.'
    const tools = { shop: DEFAULT_SHOP, say: (words: string) => said.push(words), failed }

    const outcome = await addBy(load, [{ variantId: 701, quantity: 1 }], tools)

    expect(outcome).toEqual({ added: [], refused: [{ variantId: 701, message: failed }] })
    expect(said).toEqual([failed])
  })
})
