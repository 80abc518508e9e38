import { createHmac, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { HttpBindings } from '@hono/node-server'

const KEY_LENGTH = 16

interface ClientKeySettings {
  isProxyTrusted: boolean
  /** All servers of a shop have the same; `null` where each makes its own. */
  checkoutSecret: string | null
}

/**
 * Tells visitors apart without telling who they are: their address under a key nobody else has. Limits are
 * kept in the database, so that servers with the secret of the shop count together and after a restart.
 */
export function createClientKey(settings: ClientKeySettings): (c: Context) => string {
  const { isProxyTrusted, checkoutSecret } = settings
  const secret = checkoutSecret === null ? randomBytes(32) : ownSecret(checkoutSecret)
  return (c) => {
    const forwarded = isProxyTrusted ? c.req.header('x-forwarded-for') : undefined
    const address = forwarded?.split(',').at(-1)?.trim() ?? socketAddress(c)
    const network = networkOf(address)
    return createHmac('sha256', secret).update(network).digest('base64url').slice(0, KEY_LENGTH)
  }
}

/** One secret, one use: nothing that is signed with the other can be made of it. */
function ownSecret(checkoutSecret: string): Buffer {
  return createHmac('sha256', checkoutSecret).update('client-key').digest()
}

/** Groups of an IPv6 address that name the network; whoever has one has all addresses in it. */
const NETWORK_GROUPS = 4
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** What an address is counted as: an IPv4 address itself, an IPv6 address by its network. */
export function networkOf(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1]
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address
  const [start = '', end] = address.split('%', 1).join('').split('::')
  const groups = groupsOf(start)
  if (end !== undefined) {
    const missing = Math.max(0, 8 - groups.length - groupsOf(end).length)
    groups.push(...Array<string>(missing).fill('0'), ...groupsOf(end))
  }
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':')
}

/** Empty where no socket is behind a request, as in tests. */
function socketAddress(c: Context): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  return incoming?.socket.remoteAddress ?? ''
}
