import type { Backend } from '@saum/contract/backend'
import { submitContractCancellation } from '@saum/contract/withdrawal'
import { fieldFaults, typedFields } from '#app/server/field-faults.ts'
import { DECLARATION_MINUTES, waitMinutesOf } from '#app/server/wait-minutes.ts'
import type { FieldFault } from '#app/ui/field-fault.ts'
import {
  CANCELLATION_FIELDS,
  type CancellationAnswer,
  type CancellationField,
  type TypedCancellation,
} from './cancellation-answer.ts'

/** It was declared: the key to the page that says so. */
export interface Declared {
  receiptToken: string
}

export async function answerCancellation(
  backend: Backend,
  form: FormData,
  newKey: () => string,
): Promise<CancellationAnswer | Declared> {
  const { requestKey: sentKey, ...typed } = typedFields(form, [
    ...CANCELLATION_FIELDS,
    'requestKey',
  ])
  const requestKey = /^[\w-]{1,64}$/.test(sentKey) ? sentKey : newKey()
  const wish = toWish(typed)
  const faults = {
    ...fieldFaults(submitContractCancellation.payload, { ...typed, ...wish, requestKey }),
    ...ownFaults(typed),
  }
  const answer: CancellationAnswer = { typed, faults, requestKey, waitMinutes: null }
  if (Object.keys(faults).length > 0) return answer
  const submitted = await backend.call(submitContractCancellation, { requestKey, ...wish })
  if (submitted.ok) return { receiptToken: submitted.value.receiptToken }
  const { kind, problem } = submitted.refusal
  if (kind === 'reason-missing') return { ...answer, faults: { reason: { kind: 'required' } } }
  return { ...answer, waitMinutes: waitMinutesOf(problem, DECLARATION_MINUTES) }
}

/** Only what the chosen kind and day need: what was typed before choosing otherwise is not declared. */
function toWish({ kind, reason, name, contract, when, endsOn, email }: TypedCancellation) {
  const isExtraordinary = kind === 'extraordinary'
  return {
    kind: isExtraordinary ? ('extraordinary' as const) : ('ordinary' as const),
    reason: isExtraordinary ? reason : '',
    name,
    contract,
    endsOn: when === 'date' ? endsOn.trim() : '',
    email,
  }
}

/** What the schema alone cannot know: which fields the choices above them ask for. */
function ownFaults({ kind, reason, when, endsOn }: TypedCancellation) {
  const faults: Partial<Record<CancellationField, FieldFault>> = {}
  if (kind === 'extraordinary' && reason.trim() === '') faults.reason = { kind: 'required' }
  if (when === 'date' && endsOn.trim() === '') faults.endsOn = { kind: 'required' }
  return faults
}
