import * as v from '@saum/schema/schema'
import { ApiError } from './api-error.ts'

export const SYNC_TYPES = [
  'all',
  'Asset',
  'Entry',
  'Deletion',
  'DeletedAsset',
  'DeletedEntry',
] as const

const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/))

const token = v.object({
  /** The state the reader has; `null` for one that has nothing. */
  from: v.nullable(digest),
  /** The state it is being brought to while it turns pages. */
  to: v.nullable(digest),
  skip: v.pipe(v.number(), v.integer(), v.minValue(0)),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  type: v.picklist(SYNC_TYPES),
  contentType: v.nullable(v.string()),
})

/** Where a reader stands. It holds no secret: views are looked up among those its access may see. */
export type SyncToken = v.InferOutput<typeof token>

export function writeToken(value: SyncToken): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

export function readToken(text: string): SyncToken {
  const parsed = v.safeParse(token, decode(text))
  if (!parsed.success) throw unusableToken()
  return parsed.output
}

export function unusableToken(): ApiError {
  const words = 'The sync token is invalid or too old. Begin anew with initial=true.'
  return new ApiError(400, 'BadRequest', words)
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text.slice(0, 1000), 'base64url').toString())
  } catch {
    return null
  }
}
