import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { HttpBindings } from '@hono/node-server'

const KEY_LENGTH = 16

/**
 * Tells visitors apart without telling who they are: their address under a key that is forgotten with
 * the process.
 */
export function createClientKey(isProxyTrusted: boolean): (c: Context) => string {
  const secret = randomBytes(32)
  return (c) => {
    const forwarded = isProxyTrusted ? c.req.header('x-forwarded-for') : undefined
    const address = forwarded?.split(',').at(-1)?.trim() ?? socketAddress(c)
    return createHmac('sha256', secret).update(address).digest('base64url').slice(0, KEY_LENGTH)
  }
}

/** Empty where no socket is behind a request, as in tests. */
function socketAddress(c: Context): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  return incoming?.socket.remoteAddress ?? ''
}
