import type { Backend } from '@saum/contract/backend'
import { sendMessage, type ContactTopic } from '@saum/contract/contact'
import { CONTACT_FIELDS, type ContactAnswer } from '#app/blocks/contact/contact-answer.ts'
import { fieldFaults, typedFields } from '#app/server/field-faults.ts'
import { waitMinutesOf } from '#app/server/wait-minutes.ts'

/** What messages from one network are counted over. */
const MESSAGE_MINUTES = 60

/** It was taken; `null` where something that is no person has filled in the form. */
interface Sent {
  caseNumber: string | null
}

/** What the form leads to. */
export async function answerContact(
  backend: Backend,
  form: FormData,
  now: Date,
): Promise<ContactAnswer | Sent> {
  const { website, ...typed } = typedFields(form, [...CONTACT_FIELDS, 'website'])
  // Whoever tries to fool us learns nothing from the answer.
  if (website !== '') return { caseNumber: null }
  const requestKey = await requestKeyOf(typed, now)
  const faults = fieldFaults(sendMessage.payload, { ...typed, requestKey })
  const answer: ContactAnswer = { typed, faults, waitMinutes: null }
  if (Object.keys(faults).length > 0) return answer
  // The schema has just accepted it.
  const topic = typed.topic as ContactTopic
  const sent = await backend.call(sendMessage, { ...typed, topic, requestKey })
  if (sent.ok) return { caseNumber: sent.value.caseNumber }
  return { ...answer, waitMinutes: waitMinutesOf(sent.refusal.problem, MESSAGE_MINUTES) }
}

/**
 * The page with the form is the same for everybody, so it cannot carry a key of its own: the same words
 * on the same day are the same message.
 */
async function requestKeyOf(typed: ContactAnswer['typed'], now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10)
  const words = JSON.stringify([day, ...CONTACT_FIELDS.map((name) => typed[name].trim())])
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words))
  return Buffer.from(hash).toString('base64url')
}
