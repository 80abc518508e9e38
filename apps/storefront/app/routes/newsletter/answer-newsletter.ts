import type { Backend } from '@saum/contract/backend'
import {
  NEWSLETTER_TOPICS,
  requestNewsletter,
  type NewsletterTopic,
} from '@saum/contract/newsletter'
import { fieldFaults, typedFields } from '#app/server/field-faults.ts'
import { waitMinutesOf } from '#app/server/wait-minutes.ts'
import type { FieldFaults } from '#app/ui/field-fault.ts'

/** What wishes from one network are counted over. */
const WISH_MINUTES = 60

/** A wish that was not taken, to be corrected. */
export interface RefusedWish {
  email: string
  topics: readonly NewsletterTopic[]
  faults: FieldFaults<'email'>
  isTopicMissing: boolean
  /** After which a network that has asked too often may ask again. */
  waitMinutes: number | null
}

/** What the form leads to; `null` once it was taken, whoever it was. */
export async function answerNewsletter(
  backend: Backend,
  form: FormData,
): Promise<RefusedWish | null> {
  const { email } = typedFields(form, ['email'])
  const ticked = new Set(form.getAll('topics'))
  const topics = NEWSLETTER_TOPICS.filter((topic) => ticked.has(topic))
  const faults = fieldFaults(requestNewsletter.payload, { email })
  const isTopicMissing = topics.length === 0
  const refused = { email: email.slice(0, 254), topics, faults, isTopicMissing, waitMinutes: null }
  if (faults.email || isTopicMissing) return refused
  const requested = await backend.call(requestNewsletter, { email, topics })
  if (requested.ok) return null
  return { ...refused, waitMinutes: waitMinutesOf(requested.refusal.problem, WISH_MINUTES) }
}
