import type { Backend } from '@saum/contract/backend'
import { trackOrder } from '@saum/contract/order'
import * as v from '@saum/schema/schema'
import { fieldFaults, typedFields } from '#app/server/field-faults.ts'
import { answerAccess, isAccessForm, type OpenedOrder } from '#app/server/order-access.ts'
import { waitMinutesOf } from '#app/server/wait-minutes.ts'
import { accessAfter, NOTHING_ASKED, type TrackingAnswer } from './tracking-answer.ts'

const trackForm = v.object({
  orderNumber: trackOrder.payload.entries.orderNumber,
  match: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(254)),
})

/** Status by number and e-mail or postcode, or the whole order by a code from a mail. */
export async function answerTracking(
  backend: Backend,
  form: FormData,
): Promise<TrackingAnswer | OpenedOrder> {
  if (!isAccessForm(form)) return track(backend, form)
  const access = await answerAccess(backend, form)
  if ('orderToken' in access) return access
  const { orderNumber, email } = access.typed
  return { ...NOTHING_ASKED, typed: { orderNumber, match: email }, access }
}

async function track(backend: Backend, form: FormData): Promise<TrackingAnswer> {
  const typed = typedFields(form, ['orderNumber', 'match'])
  const faults = fieldFaults(trackForm, typed)
  const answer: TrackingAnswer = { ...NOTHING_ASKED, typed, faults }
  if (Object.keys(faults).length > 0) return answer
  const found = await backend.call(trackOrder, toLookup(typed))
  if (found.ok) return { ...answer, tracked: found.value, access: accessAfter(typed) }
  const { kind, problem } = found.refusal
  if (kind === 'too-many-requests') return { ...answer, waitMinutes: waitMinutesOf(problem) }
  return { ...answer, isUnknown: true }
}

/** No postcode has an at sign, and no address goes without. */
function toLookup({ orderNumber, match }: TrackingAnswer['typed']) {
  if (match.includes('@')) return { orderNumber, email: match }
  return { orderNumber, zipCode: match.trim().slice(0, 20) }
}
