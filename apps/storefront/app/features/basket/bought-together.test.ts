import { DEFAULT_SHOP } from '@saum/domain/shops'
import { afterEach, describe, expect, it } from 'vitest'
import { loadBoughtTogether } from './bought-together.ts'

const realFetch = globalThis.fetch

afterEach(() => {
  globalThis.fetch = realFetch
})

function aTile(id: number) {
  return { id, href: `/de/p/teil-${id}/`, name: `Teil ${id}`, cents: 4_995 }
}

function answering(status: number, ...ids: number[]) {
  const asked: string[] = []
  globalThis.fetch = async (input) => {
    asked.push(new Request(new URL(input as string, 'http://shop.test')).url)
    return Response.json({ title: 'Oft zusammen gekauft', tiles: ids.map(aTile) }, { status })
  }
  return asked
}

describe('what others bought with it', () => {
  it('is asked for by the first product, and leaves out all that were just added', async () => {
    const asked = answering(200, 9, 8, 3, 4, 5)

    const together = await loadBoughtTogether(DEFAULT_SHOP, [7, 8])

    expect(asked).toEqual(['http://shop.test/de/bought-together/7.json'])
    expect(together?.tiles.map(({ id }) => id)).toEqual([9, 3, 4])
  })

  it('is nothing rather than an empty row', async () => {
    answering(200, 8)

    expect(await loadBoughtTogether(DEFAULT_SHOP, [7, 8])).toBeNull()
  })

  it('is nothing when nobody can say', async () => {
    answering(503, 9)
    expect(await loadBoughtTogether(DEFAULT_SHOP, [7])).toBeNull()
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))

    expect(await loadBoughtTogether(DEFAULT_SHOP, [7])).toBeNull()
  })
})
