import { DEFAULT_SHOP } from '@saum/domain/shops'
import { afterEach, describe, expect, it } from 'vitest'
import { findBranches } from './find-branches.ts'

const realFetch = globalThis.fetch

afterEach(() => {
  globalThis.fetch = realFetch
})

/** A shop that answers some calls, and the others as if it had failed. */
function answering(answers: Readonly<Record<string, { status: number; body: unknown }>>) {
  globalThis.fetch = async (input) => {
    const name = (input as string).split('/').at(-1) ?? ''
    const { status, body } = answers[name] ?? { status: 500, body: { title: 'Fault' } }
    return Response.json(body, { status })
  }
}

const STORES = { status: 200, body: { data: [], meta: { searchAddress: null } } }
const NO_STOCK = { status: 200, body: { data: { stores: [] } } }

describe('a search for branches', () => {
  it('knows no such place only when the shop says so', async () => {
    answering({ getStores: STORES, getStoresForVariant: NO_STOCK })

    const found = await findBranches(DEFAULT_SHOP, 701, { address: 'Nirgendwo' })

    expect(found).toEqual({ kind: 'unknown-place' })
  })

  it.each([
    ['the branches', { getStoresForVariant: NO_STOCK }],
    ['the stock', { getStores: STORES }],
    [
      'the stock of an unknown size',
      {
        getStores: STORES,
        getStoresForVariant: { status: 404, body: { kind: 'variant-not-found' } },
      },
    ],
  ])('fails when %s cannot be had, rather than saying something untrue', async (_, answers) => {
    answering(answers)

    await expect(findBranches(DEFAULT_SHOP, 701, { address: '10115' })).rejects.toThrow(
      /failed: 500|cannot be loaded/,
    )
  })

  it('fails without a network', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))

    await expect(findBranches(DEFAULT_SHOP, 701, { address: '10115' })).rejects.toThrow(
      'Failed to fetch',
    )
  })
})
