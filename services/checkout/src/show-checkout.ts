import type { Backend } from '@saum/contract/backend'
import {
  CHECKOUT_STEPS,
  startCheckout,
  type CheckoutState,
  type CheckoutStep,
  type FieldFault,
} from '@saum/contract/checkout'
import type { CheckoutFragment } from '@saum/contract/checkout-host'
import { getProductsByIds } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import { writeEmptyFragment, writeFragment } from './fragment/fragment.ts'
import { remarkFaults } from './fragment/remark-words.ts'
import type { Remark } from './remark.ts'
import { shopTextOf } from './shop-text.ts'

export interface Shown {
  html: string
  step: CheckoutFragment['step']
}

interface ShowWish {
  shop: Shop
  checkoutJwt: string
  /** As somebody asked for it; anything else is where the checkout is. */
  step: string | null
  remarks: readonly Remark[]
  imageBase: string
}

/** The step as it is now, asked from the shop; `null` where the token is no good. */
export async function showCheckout(backend: Backend, wish: ShowWish): Promise<Shown | null> {
  const { shop, checkoutJwt, remarks, imageBase } = wish
  const text = shopTextOf(shop)
  const started = await backend.call(startCheckout, { checkoutJwt })
  if (!started.ok) {
    if (started.refusal.kind === 'invalid-token') return null
    return { html: writeEmptyFragment(text), step: 'empty' }
  }
  const { state: known } = started.value
  const step = reachableStep(known, wish.step)
  const isReview = step === 'review' && known.order === null
  const state = isReview ? await withDetails(backend, known) : known
  const faults = [...remarkFaults(remarks), ...state.faults].filter(
    ({ field }, index, all) =>
      stepOfField(field) === step && all.findIndex((other) => other.field === field) === index,
  )
  const html = writeFragment({ shop, text, state, step, checkoutJwt, imageBase, faults, remarks })
  return { html, step: state.order ? 'ordered' : step }
}

/** The last page tells what the goods are made of; a basket alone does not know. */
async function withDetails(backend: Backend, state: CheckoutState): Promise<CheckoutState> {
  const { items } = state.basket
  const ids = [...new Set(items.map(({ product }) => product.id))]
  const found = await backend.call(getProductsByIds, { ids, with: 'detail' })
  const details = new Map((found.ok ? found.value : []).map((product) => [product.id, product]))
  const detailed = items.map((item) => {
    const { advancedAttributes } = details.get(item.product.id) ?? item.product
    return { ...item, product: { ...item.product, advancedAttributes } }
  })
  return { ...state, basket: { ...state.basket, items: detailed } }
}

/** Steps that are done can be gone back to, those beyond the first open one cannot be reached. */
function reachableStep(state: CheckoutState, wanted: string | null): CheckoutStep {
  const index = CHECKOUT_STEPS.findIndex((step) => step === wanted)
  const isReachable = index !== -1 && index <= CHECKOUT_STEPS.indexOf(state.step)
  return (isReachable && CHECKOUT_STEPS[index]) || state.step
}

function stepOfField(field: FieldFault['field']): CheckoutStep {
  if (field === 'terms') return 'review'
  return ['option', 'branch', 'payment'].includes(field) ? 'delivery' : 'contact'
}
