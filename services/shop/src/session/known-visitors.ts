import type { ShopId } from '@saum/domain/shops'

interface KnownVisitors {
  has(shopId: ShopId, sessionKey: string): boolean
  add(shopId: ShopId, sessionKey: string): void
}

const MOST = 20_000

/**
 * Those who were found not to be logged in. They never will be with this key, in whatever process:
 * a login leads to a key nobody has asked for before, and a session that ended does not come back.
 */
export function createKnownVisitors(most = MOST): KnownVisitors {
  const known = new Set<string>()
  return {
    has: (shopId, sessionKey) => known.has(`${shopId} ${sessionKey}`),
    add(shopId, sessionKey) {
      if (known.size >= most) known.delete(known.values().next().value ?? '')
      known.add(`${shopId} ${sessionKey}`)
    },
  }
}
