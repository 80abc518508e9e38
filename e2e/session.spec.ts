import type { APIRequestContext } from '@playwright/test'
import { SHOPS, type Shop } from '@saum/domain/shops'
import { NEW_VISITOR } from './support/decided-visitor.ts'
import { findProduct } from './support/range.ts'
import { expect, test } from './support/test.ts'

// What else is kept of a visitor is in the way.
test.use({ storageState: NEW_VISITOR })

const [de, at] = SHOPS

test('a session begins with the first thing worth remembering, out of reach of scripts', async ({
  page,
  context,
  origin,
}) => {
  const product = await findProduct(origin, de, ({ isSoldOut }) => !isSoldOut)
  const variantId = product.variants.find(({ stock }) => stock.quantity > 0)?.id
  await page.goto('/de/', { waitUntil: 'commit' })
  const { request } = context
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['shop'])
  expect(await post(request, de, 'getBasket', {})).toBe(400)

  expect(await post(request, de, 'addItemToBasket', { variantId, quantity: 1 })).toBe(200)

  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === '$session-10028')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
  })
  const readable = await page.evaluate<string>('document.cookie')
  expect(readable).toContain('saum-has-session-10028=1')
  expect(readable).not.toContain('$session')
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
  const answer = await request.post(`${apiBasePath}/rpc/${name}`, { data: { payload } })
  return answer.status()
}
