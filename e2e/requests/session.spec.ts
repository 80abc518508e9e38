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
  expect(await cookiesNow()).toEqual([])
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

test('the checkout page changes the session; the cookie from before leads nowhere', async ({
  request,
  origin,
  playwright,
}) => {
  const product = await findProduct(origin, de, ({ isSoldOut }) => !isSoldOut)
  const variantId = product.variants.find(({ stock }) => stock.quantity > 0)?.id
  await post(request, de, 'addItemToBasket', { variantId, quantity: 1 })
  const before = await sessionOf(request)

  const page = await request.get('/de/checkout/')
  const after = await sessionOf(request)
  const html = await page.text()
  expect(html).toContain('name="shipping.lastName"')
  expect(after).not.toBe(before)
  expect(await post(request, de, 'getBasket', {})).toBe(200)

  const extraHTTPHeaders = { cookie: `$session-10028=${before}` }
  const attacker = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders })
  expect(await post(attacker, de, 'getBasket', {})).toBe(400)
  expect(await post(attacker, de, 'getRecentOrder', {})).toBe(400)
  expect(await (await attacker.get('/de/checkout/')).text()).not.toContain('shipping.lastName')
  await attacker.dispose()
})

test('a session cookie that was made up is not adopted', async ({ origin, playwright }) => {
  const product = await findProduct(origin, de, ({ isSoldOut }) => !isSoldOut)
  const variantId = product.variants.find(({ stock }) => stock.quantity > 0)?.id
  const planted = 'a'.repeat(43)
  const extraHTTPHeaders = { cookie: `$session-10028=${planted}` }
  const victim = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders })

  const data = { payload: { variantId, quantity: 1 } }
  const added = await victim.post(`${de.apiBasePath}/rpc/addItemToBasket`, { data })

  expect(added.status()).toBe(200)
  expect(added.headers()['set-cookie']).toMatch(/^\$session-10028=[\w-]{43}\.\d+; HttpOnly/)
  expect(added.headers()['set-cookie']).not.toContain(planted)
  expect(await post(victim, de, 'getBasket', {})).toBe(400)
  await victim.dispose()
})

async function sessionOf(request: APIRequestContext): Promise<string> {
  const { cookies } = await request.storageState()
  return cookies.find(({ name }) => name === '$session-10028')?.value ?? ''
}

async function post(
  request: APIRequestContext,
  { apiBasePath }: Shop,
  name: string,
  payload: object,
): Promise<number> {
  const response = await request.post(`${apiBasePath}/rpc/${name}`, { data: { payload } })
  return response.status()
}
