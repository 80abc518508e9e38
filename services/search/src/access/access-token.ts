import { createHmac, timingSafeEqual } from 'node:crypto'
import { accept, refuse, type Result } from '@saum/domain/result'
import { SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import type { AccessClaims } from './claims.ts'

export type TokenRefusal = 'malformed' | 'expired'

const PURPOSES = ['search', 'events', 'answers'] as const
/** Ours are some 300 characters long; nothing longer is worth a signature. */
const MAX_TOKEN_LENGTH = 2048

const HEADER = encode({ alg: 'HS256', typ: 'JWT' })

const payloadSchema = v.object({
  jti: v.pipe(v.string(), v.nonEmpty()),
  org: v.string(),
  shopId: v.picklist(SHOPS.map((shop) => shop.shopId)),
  purposes: v.array(v.picklist(PURPOSES)),
  iat: v.pipe(v.number(), v.integer()),
  exp: v.pipe(v.number(), v.integer()),
})

/** A compact JWT; times in it are whole seconds. */
export function signToken(claims: AccessClaims, secret: string): string {
  const payload = encode({
    jti: claims.id,
    org: claims.organizationId,
    shopId: claims.shopId,
    purposes: claims.purposes,
    iat: Math.floor(claims.issuedAt / 1000),
    exp: Math.floor(claims.expiresAt / 1000),
  })
  const signed = `${HEADER}.${payload}`
  return `${signed}.${sign(signed, secret)}`
}

/** What a token says, if we signed it and it still holds. */
export function readToken(
  token: string,
  secret: string,
  now: number,
): Result<AccessClaims, TokenRefusal> {
  const payload = signedPayload(token, secret)
  if (payload === null) return refuse('malformed')
  const parsed = v.safeParse(payloadSchema, decode(payload))
  if (!parsed.success) return refuse('malformed')
  const { jti, org, shopId, purposes, iat, exp } = parsed.output
  if (exp * 1000 <= now) return refuse('expired')
  return accept({
    id: jti,
    organizationId: org,
    shopId,
    purposes,
    issuedAt: iat * 1000,
    expiresAt: exp * 1000,
  })
}

/**
 * Only our own header is accepted, so a token cannot choose how it is checked. The signature is compared as
 * text: decoding it first would ignore padding, foreign characters and unused bits.
 */
function signedPayload(token: string, secret: string): string | null {
  if (token.length > MAX_TOKEN_LENGTH) return null
  const [header, payload, signature, ...rest] = token.split('.')
  if (header !== HEADER || payload === undefined || signature === undefined) return null
  if (rest.length > 0) return null
  const expected = Buffer.from(sign(`${header}.${payload}`, secret))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? payload : null
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** Called for what we signed ourselves; the schema catches the rest. */
function decode(text: string): unknown {
  return JSON.parse(Buffer.from(text, 'base64url').toString())
}
