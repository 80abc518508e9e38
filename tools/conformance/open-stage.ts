import { signToken } from '@saum/search/access/access-token'
import { SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { stubBrowser } from './browser-stub.ts'
import { SHOP_PATH, type Stage } from './stage.ts'
import { watchTraffic } from './traffic.ts'

const access = v.object({
  organizationId: v.string(),
  accessToken: v.string(),
  commerceBaseUrl: v.string(),
  trackingId: v.string(),
})

const HOUR_MS = 3_600_000

/** Asks a running shop for access, as any client would, and stubs what clients need of a browser. */
export async function openStage(origin: string, secret: string | null): Promise<Stage> {
  const callShop = async (shopPath: string, name: string, payload: object): Promise<unknown> => {
    const response = await fetch(`${origin}/api/${shopPath}/rpc/${name}`, {
      method: 'POST',
      body: JSON.stringify(payload),
      headers: { 'content-type': 'application/json', origin },
    })
    if (!response.ok) {
      throw new Error(`${name} answered ${response.status} ${await response.text()}`)
    }
    return response.json()
  }
  const call = (name: string, payload: object) => callShop(SHOP_PATH, name, payload)
  const accessOf = async (shopPath: string) =>
    v.parse(access, await callShop(shopPath, 'getSearchAccess', {}))
  const given = await accessOf(SHOP_PATH)
  const traffic = watchTraffic(origin)
  stubBrowser(`${origin}/${SHOP_PATH}/`)
  const expiredToken = secret === null ? null : anExpiredToken(given.organizationId, secret)
  return { origin, access: given, traffic, call, accessOf, expiredToken }
}

function anExpiredToken(organizationId: string, secret: string): string {
  const shop = SHOPS.find(({ path }) => path === SHOP_PATH)
  if (shop === undefined) throw new Error(`No shop ${SHOP_PATH}`)
  const expiresAt = Date.now() - HOUR_MS
  const issuedAt = expiresAt - HOUR_MS
  const id = crypto.randomUUID()
  const purposes = ['search', 'events', 'answers'] as const
  return signToken(
    { id, organizationId, shopId: shop.shopId, purposes, issuedAt, expiresAt },
    secret,
  )
}
