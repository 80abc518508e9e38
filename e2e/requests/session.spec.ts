import type { APIRequestContext } from '@playwright/test'
import { SHOPS, type Shop } from '@saum/domain/shops'
import { NEW_VISITOR } from '../support/decided-visitor.ts'
import { findProduct } from '../support/range.ts'
import { expect, test } from '../support/request-test.ts'

// Other cookies of a visitor would be in the way.
test.use({ storageState: NEW_VISITOR })

const [de, at] = SHOPS

test('a session begins with the first basket item, in a cookie that scripts cannot read', async ({
  request,
  origin,
}) => {
  const product = await findProduct(origin, de, ({ isSoldOut }) => !isSoldOut)
  const variantId = product.variants.find(({ stock }) => stock.quantity > 0)?.id
  const cookiesNow = async () => (await request.storageState()).cookies
  await request.get('/de/')
  expect((await cookiesNow()).map(({ name }) => name)).toEqual([])
  expect(await post(request, de, 'getBasket', {})).toBe(400)

  expect(await post(request, de, 'addItemToBasket', { variantId, quantity: 1 })).toBe(200)

  const cookies = await cookiesNow()
  expect(cookies.find(({ name }) => name === '$session-10028')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
  })
  const readable = cookies.filter(({ httpOnly }) => !httpOnly)
  expect(readable.map(({ name, value }) => `${name}=${value}`)).toContain(
    'saum-has-session-10028=1',
  )
  expect(readable.some(({ name }) => name.startsWith('$session'))).toBe(false)
  expect(await post(request, de, 'getBasket', {})).toBe(200)
  expect(await post(request, at, 'getBasket', {})).toBe(400)

  const shared = await request.get('/de/')
  expect(shared.headers()['set-cookie'] ?? '').not.toContain('session')
})

async function post(
  request: APIRequestContext,
  { apiBasePath }: Shop,
  name: string,
  payload: object,
): Promise<number> {
  const response = await request.post(`${apiBasePath}/rpc/${name}`, { data: { payload } })
  return response.status()
}
