import * as v from '@saum/schema/schema'
import { call } from './call.ts'

export const REDIRECT_STATUSES = [301, 302, 307, 308] as const
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number]

const path = v.pipe(v.string(), v.maxLength(2048))
const answer = v.nullable(
  v.object({
    /** A path of our own with its shop, or the address of another site. */
    target: v.string(),
    statusCode: v.picklist(REDIRECT_STATUSES),
  }),
)

/** Where a path that no longer exists should lead; `null` when nothing is known about it. */
export const getRedirect = call('getRedirect', {
  access: 'public',
  payload: v.object({ path }),
  result: answer,
  refusals: {},
})

/** The same for a visitor of the missing page. Internal, because it is counted: callers could invent visits. */
export const followRedirect = call('followRedirect', {
  access: 'internal',
  payload: v.object({
    path,
    /** The site that links here, without its path; empty when the browser does not say. */
    referrerHost: v.optional(v.pipe(v.string(), v.maxLength(253)), ''),
  }),
  result: answer,
  refusals: {},
})

/**
 * A page of this shop has another address now: whoever follows an old link finds it. Paths are those of
 * the shop, with or without its prefix; what led to the old one leads to the new one. Internal, or a caller
 * could lead visitors anywhere in the shop.
 */
export const keepRedirect = call('keepRedirect', {
  access: 'internal',
  payload: v.object({ from: path, to: path }),
  result: v.object({ isKept: v.boolean() }),
  refusals: {},
})
