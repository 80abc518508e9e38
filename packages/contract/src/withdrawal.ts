import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import { emailAddress } from './email-address.ts'

const line = (max: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(max), v.regex(/^\P{Cc}*$/u))
/** Several lines, however they were ended or set apart; no other sign that nobody can type. */
const lines = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ')),
    v.trim(),
    v.maxLength(max),
    v.regex(/^(?:\P{Cc}|\n)*$/u),
  )
/** The form was shown with it, so that sending it twice is one declaration. */
const requestKey = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))

/** `2026-02-31` looks like a day and is none. */
function isCalendarDay(day: string): boolean {
  const moment = Date.parse(day)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day)
}

/** What was declared and when. The mail says the same to an address we know from the contract. */
const receipt = v.object({
  /** To talk about it: it opens nothing. */
  confirmationId: v.string(),
  /** Shows this receipt once more to who holds it, for a day. */
  receiptToken: v.string(),
  receivedAt: v.string(),
  email: v.string(),
  /**
   * Whether a number was given that could be one of ours; it counts either way. Nothing is told of which
   * orders there are.
   */
  isMatched: v.boolean(),
  /** The receipt as a PDF. */
  receiptUrl: v.string(),
  /** What it is about, as it was declared; the scope is empty for all of it. */
  contract: v.optional(v.string()),
  scope: v.optional(v.string()),
})

export type DeclarationReceipt = v.InferOutput<typeof receipt>

/**
 * Withdrawal from a contract without login; it is kept and receipted whatever order it is about. Internal,
 * as the receipt goes to an unverified address: only the form of the page makes it.
 */
export const submitWithdrawal = call('submitWithdrawal', {
  access: 'internal',
  payload: v.object({
    requestKey,
    name: line(100),
    /** Number of an order, or words. */
    contract: line(200),
    /** Empty for all of it. */
    scope: v.optional(lines(8000), ''),
    email: emailAddress,
  }),
  result: receipt,
  refusals: { 'too-many-requests': 429 },
})

/** Cancellation of a contract that goes on, without login; by its form only, as a withdrawal. */
export const submitContractCancellation = call('submitContractCancellation', {
  access: 'internal',
  payload: v.object({
    requestKey,
    kind: v.picklist(['ordinary', 'extraordinary']),
    reason: v.optional(lines(1000), ''),
    name: line(100),
    contract: line(200),
    /** A day such as `2026-12-31`; empty for the next one possible. */
    endsOn: v.optional(
      v.union([v.literal(''), v.pipe(v.string(), v.isoDate(), v.check(isCalendarDay))]),
      '',
    ),
    email: emailAddress,
  }),
  result: receipt,
  refusals: { 'too-many-requests': 429, 'reason-missing': 422 },
})

/** For the page that follows the declaration. */
export const getDeclarationReceipt = call('getDeclarationReceipt', {
  access: 'public',
  limit: 'address',
  payload: v.object({ receiptToken: v.pipe(v.string(), v.maxLength(512)) }),
  result: receipt,
  refusals: { 'declaration-not-found': 404 },
})
