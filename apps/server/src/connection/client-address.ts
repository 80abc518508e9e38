import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

/** The address a request comes from: the one a trusted proxy added last, or that of the connection. */
export function addressOf(
  incoming: Pick<IncomingMessage, 'socket'> | undefined,
  forwardedFor: string | undefined,
): string {
  // Without a socket, as in tests, there is no address.
  return forwardedFor?.split(',').at(-1)?.trim() ?? incoming?.socket.remoteAddress ?? ''
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
