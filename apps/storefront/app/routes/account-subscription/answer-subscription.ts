import type { Backend } from '@saum/contract/backend'
import * as calls from '@saum/contract/subscription'
import * as v from '@saum/schema/schema'
import { isSubscriptionSaying, type SubscriptionSaying } from './subscription-sayings.ts'

type Answered = { ok: true } | { ok: false; refusal: { kind: string } }

/** What every form of the page sends; a field that is not its own is not read. */
const sentForm = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  intent: v.string(),
  deliveryOn: v.optional(v.pipe(v.string(), v.isoDate())),
  months: v.optional(v.pipe(v.string(), v.regex(/^[1-6]$/), v.toNumber())),
  interval: v.optional(v.pipe(v.string(), v.toNumber(), calls.intervalMonths)),
  variantId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.toNumber())),
  addressId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.toNumber(), v.safeInteger())),
  requestKey: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))),
})

type Sent = v.InferOutput<typeof sentForm>

/** Does what a form of the page asks for. Whatever we have not written ourselves leads nowhere. */
export async function answerSubscription(
  backend: Backend,
  form: FormData,
): Promise<SubscriptionSaying> {
  // What was left empty is to stay as it is.
  const sent = [...form].filter(([, value]) => value !== '')
  const parsed = v.safeParse(sentForm, Object.fromEntries(sent))
  const wish = parsed.success ? wishOf(backend, parsed.output) : null
  if (wish === null) return 'subscription-not-found'
  const answer = await wish.call
  if (answer.ok) return wish.says
  const { kind } = answer.refusal
  return isSubscriptionSaying(kind) ? kind : 'subscription-not-found'
}

interface Wish {
  call: Promise<Answered>
  says: SubscriptionSaying
}

function wishOf(backend: Backend, sent: Sent): Wish | null {
  const { id, intent, deliveryOn = '', months = 1, requestKey } = sent
  switch (intent) {
    case 'skip':
      return { call: backend.call(calls.skipDelivery, { id, deliveryOn }), says: 'skipped' }
    case 'restore':
      return { call: backend.call(calls.restoreDelivery, { id, deliveryOn }), says: 'restored' }
    case 'pause':
      return { call: backend.call(calls.pauseSubscription, { id, months }), says: 'paused' }
    case 'resume':
      return { call: backend.call(calls.resumeSubscription, { id }), says: 'resumed' }
    case 'update':
      return { call: backend.call(calls.updateSubscription, toUpdate(sent)), says: 'saved' }
    case 'cancel':
      if (requestKey === undefined) return null
      return { call: backend.call(calls.cancelSubscription, { id, requestKey }), says: 'cancelled' }
    default:
      return null
  }
}

function toUpdate({ id, interval, variantId, addressId }: Sent) {
  return {
    id,
    ...(interval !== undefined && { intervalMonths: interval }),
    ...(variantId !== undefined && { variantId }),
    ...(addressId !== undefined && { addressId }),
  }
}
