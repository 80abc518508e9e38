import { createHmac, randomBytes } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import { NETWORK_KEY_LENGTH } from '@saum/contract/client-key'

const ADDRESS_KEY_LENGTH = 16

interface ClientKeySettings {
  isProxyTrusted: boolean
  /** All servers of a shop have the same; `null` where each makes its own. */
  checkoutSecret: string | null
}

/**
 * Tells visitors apart without telling who they are: their network and their address under a key no one else
 * has. Limits are kept in the database, so that servers with the secret of the shop count together and after a
 * restart.
 */
export function createClientKey(settings: ClientKeySettings): (c: Context) => string {
  const { isProxyTrusted, checkoutSecret } = settings
  const secret = checkoutSecret === null ? randomBytes(32) : ownSecret(checkoutSecret)
  const keyOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  return (c) => {
    const forwarded = isProxyTrusted ? c.req.header('x-forwarded-for') : undefined
    const address = forwarded?.split(',').at(-1)?.trim() ?? socketAddress(c)
    const network = keyOf(`network ${networkOf(address)}`).slice(0, NETWORK_KEY_LENGTH)
    return network + keyOf(countedAddress(address)).slice(0, ADDRESS_KEY_LENGTH)
  }
}

/** One secret, one use: nothing that is signed with the other can be made of it. */
function ownSecret(checkoutSecret: string): Buffer {
  return createHmac('sha256', checkoutSecret).update('client-key').digest()
}

/** Groups of an IPv6 address that are one customer's line, and those that are one network's. */
const LINE_GROUPS = 4
const NETWORK_GROUPS = 3
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const LAST_OF_IPV4 = /\.\d+$/

/** What an address is counted as: an IPv4 address itself, an IPv6 address by its line (/64). */
export function countedAddress(address: string): string {
  return MAPPED_IPV4.exec(address)?.[1] ?? firstGroups(address, LINE_GROUPS) ?? address
}

/** The network of an address: /24 of IPv4, /48 of IPv6, which is the least that providers hand out. */
export function networkOf(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1] ?? address
  if (isIPv4(mapped)) return mapped.replace(LAST_OF_IPV4, '')
  return firstGroups(address, NETWORK_GROUPS) ?? address
}

/** `null` for what is no IPv6 address. */
function firstGroups(address: string, count: number): string | null {
  if (!isIPv6(address)) return null
  const [start = '', end] = address.split('%', 1).join('').split('::')
  const groups = groupsOf(start)
  if (end !== undefined) {
    const missing = Math.max(0, 8 - groups.length - groupsOf(end).length)
    groups.push(...Array<string>(missing).fill('0'), ...groupsOf(end))
  }
  return groups
    .slice(0, count)
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
