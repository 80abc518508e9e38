import type { getBasket } from '@saum/contract/basket'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callShop } from './call-shop.ts'

const NO_SESSION = { status: 400, body: { kind: 'no-session' } }
const FOUND = { status: 200, body: { basket: { items: [] } } }

/** A shop that gives these answers one after the other. */
function aShop(cookie: string, answers: { status: number; body: object }[]) {
  const asked = vi.fn(async () => {
    const { status, body } = answers[asked.mock.calls.length - 1] ?? NO_SESSION
    return Response.json(body, { status })
  })
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('fetch', asked)
  return asked
}

const read = () => callShop<typeof getBasket>(DEFAULT_SHOP, 'getBasket', {})

describe('a call that was under way while the session got another key', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is sent once more, with the cookie the browser has by then', async () => {
    const asked = aShop(`saum-has-session-${DEFAULT_SHOP.shopId}=1`, [NO_SESSION, FOUND])

    expect(await read()).toMatchObject({ ok: true })
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('is not sent a third time', async () => {
    const asked = aShop(`saum-has-session-${DEFAULT_SHOP.shopId}=1`, [])

    expect(await read()).toMatchObject({ ok: false, refusal: { status: 400 } })
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('is not sent again by a browser without a session, nor after another refusal', async () => {
    const without = aShop('', [])
    await read()
    const refused = aShop(`saum-has-session-${DEFAULT_SHOP.shopId}=1`, [
      { status: 409, body: { kind: 'basket-changed' } },
    ])
    await read()

    expect(without).toHaveBeenCalledTimes(1)
    expect(refused).toHaveBeenCalledTimes(1)
  })
})
