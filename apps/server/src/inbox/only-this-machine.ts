import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { AppTypes } from '../app.ts'

const OWN_ADDRESS = /^(?:::ffff:)?127\.|^::1$/

/**
 * Whoever starts the shop to try it listens on every network without having asked for it: nobody there
 * reads the mails. A proxy in front says that somebody else asks.
 */
export const onlyThisMachine: MiddlewareHandler<AppTypes> = async (c, next) => {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  const address = incoming?.socket.remoteAddress
  const isOwn = address === undefined || OWN_ADDRESS.test(address)
  if (!isOwn || c.req.header('x-forwarded-for') !== undefined) return c.notFound()
  return next()
}
