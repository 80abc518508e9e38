import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import { emailAddress } from './email-address.ts'

export const CONTACT_TOPICS = ['order', 'delivery', 'return', 'product', 'store', 'other'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

export const MIN_MESSAGE = 10
export const MAX_MESSAGE = 4000

/** One line: nothing in it can begin a new one, neither in a mail's head nor on a terminal. */
const line = v.pipe(v.string(), v.trim(), v.regex(/^\P{Cc}*$/u))

/**
 * A message to the shop's service. Internal, because it mails an unverified address: only the
 * form of the contact page makes it, which counts its visitors.
 */
export const sendMessage = call('sendMessage', {
  access: 'internal',
  payload: v.object({
    /** The same message sent twice is one. */
    requestKey: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
    topic: v.picklist(CONTACT_TOPICS),
    name: v.pipe(line, v.nonEmpty(), v.maxLength(100)),
    email: emailAddress,
    /** Empty for none; as it was typed, nobody learns whether there is such an order. */
    orderNumber: v.optional(v.pipe(line, v.maxLength(40)), ''),
    message: v.pipe(
      v.string(),
      v.transform((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ')),
      v.trim(),
      v.minLength(MIN_MESSAGE),
      v.maxLength(MAX_MESSAGE),
      v.regex(/^(?:\P{Cc}|\n)*$/u),
    ),
  }),
  /** To talk about it: it opens nothing. */
  result: v.object({ caseNumber: v.string() }),
  refusals: { 'too-many-requests': 429 },
})
