import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** What proxies log for a client that closed the connection before the response; it is never sent. */
export const CLIENT_LEFT_STATUS = 499

/** Whether the client has closed the connection before its response was sent. */
export function hasClientLeft(c: Context): boolean {
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>
  return outgoing ? outgoing.destroyed : c.req.raw.signal.aborted
}
