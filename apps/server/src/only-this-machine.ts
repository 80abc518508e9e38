import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { AppTypes } from './app.ts'

const OWN_ADDRESS = /^(?:::ffff:)?127\.|^::1$/

/** Whether nobody else asks: a proxy in front says that somebody does. */
export function isThisMachine(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  const address = incoming?.socket.remoteAddress
  const isOwn = address === undefined || OWN_ADDRESS.test(address)
  return isOwn && c.req.header('x-forwarded-for') === undefined
}

/**
 * Whoever starts the shop to try it listens on every network without having asked for it: nobody there
 * reads the mails.
 */
export const onlyThisMachine: MiddlewareHandler<AppTypes> = async (c, next) => {
  return isThisMachine(c) ? next() : c.notFound()
}
