import { SHOPS } from '@saum/domain/shops'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createBackend } from '@saum/contract/backend'
import { backendContext, shopContext } from './context.ts'
import { throwGone } from './gone-product.ts'

const [shop] = SHOPS
const URL_OF_GONE = new URL('https://saum.example/de/p/kleid-7/?size=38')

/** What a loader throws when the service answers so. */
async function thrownFor(status: number, body: object): Promise<unknown> {
  const context = new RouterContextProvider()
  context.set(shopContext, shop)
  const answer = { status, contentType: 'application/json', body: JSON.stringify(body) }
  const owner = { shopId: shop.shopId, requestId: 'test' }
  context.set(
    backendContext,
    createBackend(async () => answer, owner),
  )
  return throwGone(context, 7, URL_OF_GONE).catch((thrown: unknown) => thrown)
}

describe('the address of a product that is gone', () => {
  it('leads to a color that is still there, for good', async () => {
    const thrown = await thrownFor(200, { successor: { id: 8, slug: 'kleid' }, category: null })

    expect(thrown).toBeInstanceOf(Response)
    const { status, headers } = thrown as Response
    expect([status, headers.get('location')]).toEqual([301, '/de/p/kleid-8/'])
  })

  it('is gone where no color is left, with the way to more of the kind', async () => {
    const category = { name: 'Kleider', path: '/damen/kleider' }

    expect(await thrownFor(200, { successor: null, category })).toMatchObject({
      init: { status: 410 },
      data: { category: { name: 'Kleider', href: '/de/c/damen/kleider/' } },
    })
    expect(await thrownFor(200, { successor: null, category: null })).toMatchObject({
      init: { status: 410 },
      data: { category: null },
    })
  })

  it('is not found where there never was one', async () => {
    const problem = { title: 'Product not found', status: 404, kind: 'product-not-found' }

    expect(await thrownFor(404, problem)).toMatchObject({ init: { status: 404 } })
  })

  it('is a fault, not a missing product, where the service cannot say', async () => {
    expect(await thrownFor(500, { title: 'Internal Server Error' })).toBeInstanceOf(Error)
  })
})
