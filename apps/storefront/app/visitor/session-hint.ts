import type { Shop } from '@saum/domain/shops'

/**
 * Whether the shop remembers something of this visitor. The session itself is out of script's reach;
 * beside it lies a cookie that says no more than that there is one.
 */
export function hasSession(cookies: string, { shopId }: Pick<Shop, 'shopId'>): boolean {
  const hint = `saum-has-session-${shopId}=1`
  return cookies.split(';').some((cookie) => cookie.trim() === hint)
}
