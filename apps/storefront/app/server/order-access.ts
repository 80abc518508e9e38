import type { Backend } from '@saum/contract/backend'
import { redeemOrderCode, requestOrderCode } from '@saum/contract/order'
import * as v from '@saum/schema/schema'
import { ACCESS_INTENT, type AccessAnswer } from '#app/features/order-access/access-answer.ts'
import { fieldFaults, typedFields } from './field-faults.ts'
import { waitMinutesOf } from './wait-minutes.ts'

const { orderNumber, email } = requestOrderCode.payload.entries
const code = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(20))
const askForm = v.object({ orderNumber, email })
const codeForm = v.object({ orderNumber, email, code })

/** The code opened an order: its token, for the address of the page that shows it. */
export interface OpenedOrder {
  orderToken: string
}

/** Whether a form is one of the two that lead to an order by a code from a mail. */
export function isAccessForm(form: FormData): boolean {
  const intent = form.get('intent')
  return intent === ACCESS_INTENT.code || intent === ACCESS_INTENT.redeem
}

export async function answerAccess(
  backend: Backend,
  form: FormData,
): Promise<AccessAnswer | OpenedOrder> {
  const typed = typedFields(form, ['orderNumber', 'email', 'code'])
  const isCode = form.get('intent') === ACCESS_INTENT.redeem
  const step = isCode ? 'code' : 'ask'
  const faults = fieldFaults(isCode ? codeForm : askForm, typed)
  const answer: AccessAnswer = { step, typed, faults, waitMinutes: null }
  if (Object.keys(faults).length > 0) return answer
  return isCode ? redeem(backend, answer) : request(backend, answer)
}

/** Answered alike whether there is such an order or not. */
async function request(backend: Backend, answer: AccessAnswer): Promise<AccessAnswer> {
  const { orderNumber: number, email: address } = answer.typed
  const asked = await backend.call(requestOrderCode, { orderNumber: number, email: address })
  if (!asked.ok) return { ...answer, waitMinutes: waitMinutesOf(asked.refusal.problem) }
  return { ...answer, step: 'code' }
}

async function redeem(backend: Backend, answer: AccessAnswer): Promise<AccessAnswer | OpenedOrder> {
  const redeemed = await backend.call(redeemOrderCode, answer.typed)
  if (redeemed.ok) return redeemed.value
  const { kind, problem } = redeemed.refusal
  if (kind === 'too-many-requests') return { ...answer, waitMinutes: waitMinutesOf(problem) }
  return { ...answer, faults: { code: { kind: 'invalid' } } }
}
