import { createHash, randomUUID } from 'node:crypto'
import type { RpcTransport } from '@saum/contract/rpc'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { Database, SqlValue } from '@saum/shop/database/database'
import { createOwnerKeys, DEFAULT_KEYS } from '@saum/shop/session/owner-key'

/** Somebody in front of the last button. */
export interface ReadyShopper {
  template: number
  sessionKey: string
  basketKey: string
  checkoutId: string
  itemKeys: readonly string[]
  /** Each has an own one: nobody orders as often as all of them together. */
  email: string
  totalCents: number
}

interface Template {
  shopper: ReadyShopper
  rows: Readonly<Record<'basket' | 'checkout' | 'session', Row>> & { items: readonly Row[] }
}

type Row = Record<string, SqlValue>

interface Copy {
  shopper: ReadyShopper
  rows: Record<'visitor_session' | 'basket' | 'basket_item' | 'checkout', Row[]>
}

const FIRST_CALL = 'addItemsToBasket'
const EMAIL = 'anna@saum.example'
const ADDRESS = {
  firstName: 'Anna',
  lastName: 'Faden',
  street: 'Nadelweg 7',
  zipCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
}

const ownerKeys = createOwnerKeys(DEFAULT_KEYS)

/** Through all steps by calls, once for each of these pairs of sizes; everybody else is a copy. */
export async function createTemplates(
  { db, dispatch }: { db: Database; dispatch: RpcTransport },
  pairs: readonly (readonly number[])[],
): Promise<Template[]> {
  const templates: Template[] = []
  for (const [index, variantIds] of pairs.entries()) {
    const sessionKey = aSessionKey()
    const totalCents = await goToTheLastButton(dispatch, sessionKey, variantIds)
    templates.push(await readTemplate(db, { template: index, sessionKey, totalCents }))
  }
  return templates
}

/** Copies of the templates in turn, with keys of their own. */
export async function prepareShoppers(
  db: Database,
  templates: readonly Template[],
  count: number,
): Promise<ReadyShopper[]> {
  const shoppers = Array.from({ length: count }, (_, index) => {
    const template = templates[index % templates.length]
    if (template === undefined) throw new RangeError('Nothing to copy')
    return copyOf(template)
  })
  await db.transaction(async (sql) => {
    const tables = ['visitor_session', 'basket', 'basket_item', 'checkout'] as const
    for (const table of tables) {
      const rows = shoppers.flatMap(({ rows: copied }) => copied[table])
      const columns = Object.keys(rows[0] ?? {})
      const values = rows.map((row) => columns.map((column) => row[column] ?? null))
      for (let start = 0; start < values.length; start += 500) {
        await sql.insert({ table, columns, rows: values.slice(start, start + 500), onConflict: '' })
      }
    }
  })
  return shoppers.map(({ shopper }) => shopper)
}

/** The last click, with a token as the page gets one. */
export async function createClick(
  dispatch: RpcTransport,
  shopper: ReadyShopper,
): Promise<() => Promise<number>> {
  const checkoutJwt = await tokenOf(dispatch, shopper.sessionKey)
  const payload = { checkoutJwt, expectedTotalCents: shopper.totalCents, hasAcceptedTerms: true }
  return async () => (await send(dispatch, 'placeOrder', payload)).status
}

function copyOf({ shopper, rows }: Template): Copy {
  const sessionKey = aSessionKey()
  const basketKey = ownerKeys('basket', DEFAULT_SHOP.shopId, sessionKey)
  const checkoutId = randomUUID()
  const email = `${checkoutId}@saum.example`
  const items = rows.items.map((row) => ({
    ...row,
    item_key: randomUUID(),
    basket_key: basketKey,
  }))
  const itemKeys = items.map(({ item_key: key }) => key)
  return {
    shopper: { ...shopper, sessionKey, basketKey, checkoutId, itemKeys, email },
    rows: {
      visitor_session: [{ ...rows.session, session_key: sessionKey, visitor_id: sessionKey }],
      basket: [{ ...rows.basket, basket_key: basketKey }],
      basket_item: items,
      checkout: [
        {
          ...rows.checkout,
          id: checkoutId,
          basket_key: basketKey,
          session_key: sessionKey,
          document: String(rows.checkout['document']).replace(EMAIL, email),
        },
      ],
    },
  }
}

async function readTemplate(
  { sql }: Database,
  known: Pick<ReadyShopper, 'template' | 'sessionKey' | 'totalCents'>,
): Promise<Template> {
  const basketKey = ownerKeys('basket', DEFAULT_SHOP.shopId, known.sessionKey)
  const [basket] = await sql<Row>`select * from basket where basket_key = ${basketKey}`
  const [checkout] = await sql<Row>`select * from checkout where basket_key = ${basketKey}`
  const [session] = await sql<Row>`
    select * from visitor_session where session_key = ${known.sessionKey}`
  const items = await sql<Row>`select * from basket_item where basket_key = ${basketKey}`
  if (basket === undefined || checkout === undefined || session === undefined) {
    throw new Error('Nothing was begun')
  }
  const itemKeys = items.map((row) => String(row['item_key']))
  const checkoutId = String(checkout['id'])
  const shopper = { ...known, basketKey, checkoutId, itemKeys, email: EMAIL }
  return { shopper, rows: { basket, checkout, session, items } }
}

async function goToTheLastButton(
  dispatch: RpcTransport,
  sessionKey: string,
  variantIds: readonly number[],
): Promise<number> {
  const items = variantIds.map((variantId) => ({ variantId, quantity: 1 }))
  await send(dispatch, FIRST_CALL, { items }, sessionKey)
  const checkoutJwt = await tokenOf(dispatch, sessionKey)
  const steps: [string, object][] = [
    ['startCheckout', {}],
    ['setCheckoutCustomer', { email: EMAIL }],
    ['setCheckoutAddresses', { shipping: ADDRESS, isSame: true }],
    ['setShippingOption', { optionKey: 'standard' }],
    ['setPaymentMethod', { methodKey: 'prepayment' }],
  ]
  for (const [name, payload] of steps) {
    await send(dispatch, name, { checkoutJwt, ...payload })
  }
  const { body } = await send(dispatch, 'startCheckout', { checkoutJwt })
  const { state } = JSON.parse(body) as { state: { cost: { totalCents: number } } }
  return state.cost.totalCents
}

async function tokenOf(dispatch: RpcTransport, sessionKey: string): Promise<string> {
  const { body } = await send(dispatch, 'getCheckoutToken', {}, sessionKey)
  return (JSON.parse(body) as { checkoutJwt: string }).checkoutJwt
}

async function send(dispatch: RpcTransport, name: string, payload: object, sessionKey?: string) {
  return dispatch({
    shopId: DEFAULT_SHOP.shopId,
    name,
    body: JSON.stringify({ payload }),
    requestId: 'bench',
    ...(sessionKey !== undefined && { sessionKey }),
    // The first call begins the session.
    ...(name === FIRST_CALL && sessionKey !== undefined && { nextSessionKey: sessionKey }),
  })
}

function aSessionKey(): string {
  return createHash('sha256').update(randomUUID()).digest('hex')
}
