import type { Backend } from '@saum/contract/backend'
import { endFashionCard, redeemPoints, registerFashionCard } from '@saum/contract/fashion-card'
import { refreshUser, requestEmailVerification } from '@saum/contract/user'
import { addressFaults } from '@saum/domain/address-rules'
import type { Shop } from '@saum/domain/shops'
import { typedFields } from '#app/server/field-faults.ts'
import type { CardSaying } from './card-says.ts'
import {
  HOLDER_FIELDS,
  LINK_FIELDS,
  type CardAnswer,
  type HolderFault,
  type TypedHolder,
} from './typed-holder.ts'

const DAY_LENGTH = 10
const KEY_LENGTH = 64
const LINK_LENGTHS = { cardNumber: 40, zipCode: 20 }

/** What becomes of a form of the page: where it leads to, or what is not right about it yet. */
export async function answerCard(
  backend: Backend,
  { shop, form }: { shop: Shop; form: FormData },
): Promise<CardSaying | CardAnswer> {
  switch (form.get('intent')) {
    case 'register':
      return register(backend, shop, form)
    case 'link':
      return link(backend, form)
    case 'redeem':
      return redeem(backend, form)
    case 'verify':
      return (await backend.call(requestEmailVerification, {})).ok ? 'verify' : 'failed'
    case 'leave':
      return leave(backend, form)
    default:
      return 'failed'
  }
}

async function register(
  backend: Backend,
  shop: Shop,
  form: FormData,
): Promise<CardSaying | CardAnswer> {
  const typed = typedFields(form, HOLDER_FIELDS)
  const acceptTerms = form.get('acceptTerms') === 'yes'
  const newsletter = form.get('newsletter') === 'yes'
  const answered = (faults: readonly HolderFault[]): CardAnswer => ({
    form: 'register',
    typed,
    acceptTerms,
    newsletter,
    // The first of each field.
    faults: Object.fromEntries(faults.toReversed().map(({ field, reason }) => [field, reason])),
  })
  // What is far too long does not even get to the shop.
  const tooLong = tooLongFaults(shop, typed)
  if (tooLong.length > 0) return answered(tooLong)
  const made = await backend.call(registerFashionCard, { ...typed, acceptTerms, newsletter })
  if (made.ok) return refreshed(backend, 'registered')
  const { kind, problem } = made.refusal
  if (kind === 'has-card') return 'has-card'
  return kind === 'invalid-fields' ? answered(problem['errors'] as HolderFault[]) : 'failed'
}

function tooLongFaults(shop: Shop, typed: TypedHolder): HolderFault[] {
  const none = { company: '', additional: '', lockerNumber: '', postNumber: '' }
  const faults: HolderFault[] = addressFaults(shop, { ...typed, ...none }, 'billing')
  const birthDate: HolderFault = { field: 'birthDate', reason: 'invalid' }
  if (typed.birthDate.length > DAY_LENGTH) faults.push(birthDate)
  const isTooLong = faults.some((one) => one.reason === 'too-long' || one === birthDate)
  return isTooLong ? faults : []
}

async function link(backend: Backend, form: FormData): Promise<CardSaying | CardAnswer> {
  const { cardNumber, zipCode } = typedFields(form, LINK_FIELDS)
  const typed = {
    cardNumber: cardNumber.slice(0, LINK_LENGTHS.cardNumber),
    zipCode: zipCode.slice(0, LINK_LENGTHS.zipCode),
  }
  const linked = await backend.call(registerFashionCard, typed)
  if (linked.ok) return refreshed(backend, 'linked')
  const { kind } = linked.refusal
  switch (kind) {
    case 'card-not-found':
    case 'card-already-linked':
    case 'too-many-requests':
      return { form: 'link', typed, refusal: kind }
    case 'has-card':
      return 'has-card'
    default:
      return 'failed'
  }
}

/** Groups and cards of the customer are others now. */
async function refreshed(backend: Backend, says: CardSaying): Promise<CardSaying> {
  await backend.call(refreshUser, {})
  return says
}

async function redeem(backend: Backend, form: FormData): Promise<CardSaying> {
  const { requestKey } = typedFields(form, ['requestKey'])
  if (requestKey === '' || requestKey.length > KEY_LENGTH) return 'failed'
  const redeemed = await backend.call(redeemPoints, { requestKey })
  if (redeemed.ok) return 'redeemed'
  return redeemed.refusal.kind === 'too-few-points' ? 'too-few-points' : 'failed'
}

/** Only from the button below the words about what is lost by it. */
async function leave(backend: Backend, form: FormData): Promise<CardSaying> {
  if (form.get('sure') !== 'yes') return 'failed'
  const ended = await backend.call(endFashionCard, {})
  return ended.ok ? refreshed(backend, 'left') : 'failed'
}
