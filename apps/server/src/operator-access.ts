import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { AppTypes } from './app.ts'
import { isLoopback } from './loopback.ts'

const OWN_ADDRESS = /^(?:::ffff:)?127\.|^::1$/
/** A proxy that adds one of them speaks for another machine. */
const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * Whether the operator asks from this very machine: over its own network, without a proxy, and by a name
 * that can only mean this machine. A page of another site that has its name lead here still sends that name.
 */
export function isThisMachine(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  const address = incoming?.socket.remoteAddress
  const isOwn = address === undefined || OWN_ADDRESS.test(address)
  const isDirect = FORWARDING_HEADERS.every((name) => c.req.header(name) === undefined)
  return isOwn && isDirect && isLoopback(hostnameOf(c))
}

/** Addresses for the operator do not exist for anyone else. */
export const onlyThisMachine: MiddlewareHandler<AppTypes> = async (c, next) => {
  return isThisMachine(c) ? next() : c.notFound()
}

/**
 * For pages the operator has opened to other machines: by a name that no other site can have, so that a page of
 * another site cannot read them in the browser of someone who may.
 */
export function onlyOwnNames(settings: {
  publicOrigin: string
  isProxyTrusted: boolean
}): MiddlewareHandler<AppTypes> {
  const own = new Set([
    new URL(settings.publicOrigin).hostname,
    hostname().toLowerCase(),
    `${hostname().toLowerCase()}.local`,
  ])
  return async (c, next) => {
    const forwarded = settings.isProxyTrusted ? c.req.header('x-forwarded-host') : undefined
    const name = forwarded === undefined ? hostnameOf(c) : hostnameIn(forwarded)
    const isAddress = isIP(name.replace(/^\[|\]$/g, '')) !== 0
    // A name without a dot cannot be registered: it is that of a machine in this network.
    const isOwn = isLoopback(name) || isAddress || own.has(name) || /^[\w-]+$/.test(name)
    return isOwn ? next() : c.notFound()
  }
}

/** Compares a password in the same time however much of it is right. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

function hostnameOf(c: Context): string {
  return hostnameIn(c.req.header('host') ?? new URL(c.req.url).host)
}

function hostnameIn(host: string): string {
  return URL.parse(`http://${host}`)?.hostname ?? ''
}
