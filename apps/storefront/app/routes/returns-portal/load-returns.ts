import type { Backend } from '@saum/contract/backend'
import {
  getReturn,
  getReturnableItems,
  quoteReturn,
  type OrderReturn,
  type RefundQuote,
  type ReturnableItem,
} from '@saum/contract/order-return'
import type { Shop } from '@saum/domain/shops'
import { attributeLabel } from '#app/features/catalog/attribute.ts'
import { toGarment, type Garment } from '#app/features/order/garment.ts'
import {
  keepListed,
  parseReturnChoice,
  rowKey,
  toReturnedPieces,
  type ReturnChoice,
} from './return-choice.ts'

/** A row of the list of what may come back. */
export interface ReturnRowFacts extends Garment {
  key: string
  /** How many may come back, or how many it is about that may not. */
  count: number
  unitCents: number
  fault: ReturnableItem['fault']
  /** Why nobody may send it back; empty for what they may. */
  exclusion: string
  until: string | null
  exchange: ReturnableItem['exchange']
}

export interface ChoosePage {
  step: 'choose'
  token: string
  orderNumber: string
  rows: ReturnRowFacts[]
  choice: ReturnChoice
  /** `null` until something is chosen. */
  quote: RefundQuote | null
  labelFeeCents: number
  carrierName: string
  returns: { returnId: string; status: string; createdAt: string }[]
  /** Of the button that announces it: pressing it twice is one return. */
  requestKey: string
  says: string | null
}

export interface DonePage {
  step: 'done'
  token: string
  announced: OrderReturn
}

export interface IdentifyPage {
  step: 'identify'
  isDeadLink: boolean
}

export type ReturnsPage = IdentifyPage | ChoosePage | DonePage

export async function loadReturns(
  backend: Backend,
  shop: Shop,
  query: URLSearchParams,
): Promise<ReturnsPage> {
  const token = query.get('order')
  if (token === null) return { step: 'identify', isDeadLink: false }
  const deadLink: IdentifyPage = { step: 'identify', isDeadLink: true }
  if (token.length === 0 || token.length > 512) return deadLink
  const returnId = query.get('return')
  if (returnId !== null) {
    const announced = await findReturn(backend, token, returnId)
    if (announced) return { step: 'done', token, announced }
  }
  const found = await backend.call(getReturnableItems, { orderToken: token })
  if (!found.ok) return deadLink
  const { items, orderNumber, labelFeeCents, carrierName, returns } = found.value
  const choice = keepListed(parseReturnChoice(query), items)
  return {
    step: 'choose',
    token,
    orderNumber,
    rows: items.map((item) => toRow(item, shop)),
    choice,
    quote: await findQuote(backend, token, choice),
    labelFeeCents,
    carrierName,
    returns,
    requestKey: crypto.randomUUID(),
    says: query.get('says'),
  }
}

async function findReturn(
  backend: Backend,
  orderToken: string,
  returnId: string,
): Promise<OrderReturn | null> {
  if (returnId.length > 64) return null
  const found = await backend.call(getReturn, { orderToken, returnId })
  return found.ok ? found.value : null
}

async function findQuote(
  backend: Backend,
  orderToken: string,
  choice: ReturnChoice,
): Promise<RefundQuote | null> {
  const pieces = toReturnedPieces(choice)
  if (pieces.length === 0) return null
  const { method } = choice
  const quoted = await backend.call(quoteReturn, { orderToken, items: pieces, method })
  return quoted.ok ? quoted.value : null
}

function toRow(item: ReturnableItem, shop: Shop): ReturnRowFacts {
  const { product, variant, count, unitCents, fault, returnableUntil, exchange } = item
  return {
    ...toGarment(product, variant, shop),
    key: rowKey(item),
    count,
    unitCents,
    fault,
    exclusion: attributeLabel(product.attributes['returnExclusion']),
    until: returnableUntil,
    exchange,
  }
}
