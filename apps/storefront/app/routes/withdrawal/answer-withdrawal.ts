import type { Backend } from '@saum/contract/backend'
import { submitWithdrawal } from '@saum/contract/withdrawal'
import { chosenPieces } from '#app/features/order/chosen-pieces.ts'
import { fieldFaults, typedFields } from '#app/server/field-faults.ts'
import { DECLARATION_MINUTES, waitMinutesOf } from '#app/server/wait-minutes.ts'
import { WITHDRAWAL_FIELDS, type WithdrawalAnswer } from './withdrawal-answer.ts'

/** It was declared: the key to the page that says so. */
export interface Declared {
  receiptToken: string
}

/**
 * The two steps of a withdrawal. Nothing is kept before the second one: what was typed travels in the
 * forms, so that it is in no address, no cookie and no database.
 */
export async function answerWithdrawal(
  backend: Backend,
  form: FormData,
  newKey: () => string,
): Promise<WithdrawalAnswer | Declared> {
  const { requestKey: sentKey, ...fields } = typedFields(form, [...WITHDRAWAL_FIELDS, 'requestKey'])
  const entered = { ...fields, scope: scopeOf(form, fields.scope) }
  const intent = form.get('intent')
  const requestKey = /^[\w-]{1,64}$/.test(sentKey) ? sentKey : newKey()
  const faults = fieldFaults(submitWithdrawal.payload, { ...entered, requestKey })
  const step = intent === 'edit' || Object.keys(faults).length > 0 ? 'details' : 'check'
  const shown = intent === 'edit' ? {} : faults
  const answer: WithdrawalAnswer = {
    step,
    typed: entered,
    faults: shown,
    requestKey,
    waitMinutes: null,
  }
  if (intent !== 'confirm' || step === 'details') return answer
  const submitted = await backend.call(submitWithdrawal, { requestKey, ...entered })
  if (submitted.ok) return { receiptToken: submitted.value.receiptToken }
  return { ...answer, waitMinutes: waitMinutesOf(submitted.refusal.problem, DECLARATION_MINUTES) }
}

/** Pieces that were ticked, in the words they were shown with, or what was typed instead. */
function scopeOf(form: FormData, typed: string): string {
  const pieces = chosenPieces(form)
  return pieces.length === 0 ? typed : pieces.join('\n')
}
