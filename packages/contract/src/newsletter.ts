import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import { emailAddress } from './email-address.ts'

export const NEWSLETTER_TOPICS = ['new', 'magazine', 'sale', 'branch'] as const
export type NewsletterTopic = (typeof NEWSLETTER_TOPICS)[number]

const topics = v.pipe(v.array(v.picklist(NEWSLETTER_TOPICS)), v.maxLength(10))
const token = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))

/**
 * The first yes. The answer is the same for subscribed addresses. Internal, because it mails an
 * unverified address: only our forms make it, which count their visitors.
 */
export const requestNewsletter = call('requestNewsletter', {
  access: 'internal',
  payload: v.object({
    email: emailAddress,
    topics: v.optional(topics),
  }),
  result: v.null(),
  refusals: { 'too-many-requests': 429 },
})

/** The second yes, from the mail. Saying it again changes nothing. */
export const confirmNewsletter = call('confirmNewsletter', {
  access: 'internal',
  payload: v.object({ token }),
  result: v.null(),
  refusals: { 'subscription-not-found': 404 },
})

/** One click, from any letter; saying it again changes nothing. */
export const unsubscribeNewsletter = call('unsubscribeNewsletter', {
  access: 'internal',
  payload: v.object({ token }),
  result: v.null(),
  refusals: { 'subscription-not-found': 404 },
})

const ownNewsletter = v.object({
  email: v.string(),
  /** Who has not proven the address is not told what somebody gets there: `none`, no topics. */
  isEmailVerified: v.boolean(),
  state: v.picklist(['none', 'requested', 'confirmed']),
  topics: v.array(v.picklist(NEWSLETTER_TOPICS)),
})

export type OwnNewsletter = v.InferOutput<typeof ownNewsletter>

export const getNewsletter = call('getNewsletter', {
  access: 'customer',
  payload: v.nullish(v.object({}), {}),
  result: ownNewsletter,
  refusals: { 'no-session': 400, 'not-logged-in': 401 },
})

/** No topic is the end of all letters; the first ones have to be confirmed by mail. */
export const updateNewsletter = call('updateNewsletter', {
  access: 'customer',
  payload: v.object({ topics }),
  result: ownNewsletter,
  refusals: { 'no-session': 400, 'not-logged-in': 401, 'too-many-requests': 429 },
})
