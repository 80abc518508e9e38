import { randomInt, randomUUID } from 'node:crypto'
import { toCardNumber } from '@saum/domain/card-number'
import type { Level, Standing } from '@saum/domain/fashion-card'
import { findShopById, type Shop } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'

/** Our own numbers begin with it. */
const RANGE = '20'
const RANDOM_DIGITS = 9

/** Who holds a card and where they live; empty where another system did not say. */
export interface CardHolder {
  firstName: string
  lastName: string
  street: string
  zipCode: string
  city: string
  countryCode: string
  /** Points a card of a branch had before anybody linked it. */
  branchPoints?: number
}

export interface KeptCard {
  id: string
  shop: Shop
  /** `null` for a card of a branch that nobody has linked. */
  customerId: number | null
  number: string
  state: 'open' | 'blocked'
  standing: Standing
  holder: CardHolder
  createdAt: number
  checkedOn: string
  remindedUntil: string | null
}

interface CardRow {
  id: string
  shopId: number
  customerId: number | null
  number: string
  state: KeptCard['state']
  level: Level
  levelUntil: string | null
  document: string
  createdAt: number
  checkedOn: string
  remindedUntil: string | null
}

const COLUMNS = `id, shop_id as "shopId", customer_id as "customerId", card_number as number, state,
  level, level_until as "levelUntil", document, created_at as "createdAt",
  checked_on as "checkedOn", reminded_until as "remindedUntil"`

export async function findCard(sql: Sql, customerId: number): Promise<KeptCard | null> {
  const [row] = await sql.statement<CardRow>(
    `select ${COLUMNS} from loyalty_card where customer_id = $1`,
    [customerId],
  )
  return row === undefined ? null : toCard(row)
}

export async function findCardByNumber(sql: Sql, number: string): Promise<KeptCard | null> {
  const [row] = await sql.statement<CardRow>(
    `select ${COLUMNS} from loyalty_card where card_number = $1`,
    [number],
  )
  return row === undefined ? null : toCard(row)
}

/** The caller's own until the transaction ends: two who spend its points do so one after the other. */
export async function claimCard(
  sql: Sql,
  customerId: number,
  now: number,
): Promise<KeptCard | null> {
  const [row] = await sql.statement<CardRow>(
    `update loyalty_card set updated_at = $1 where customer_id = $2 returning ${COLUMNS}`,
    [now, customerId],
  )
  return row === undefined ? null : toCard(row)
}

export interface NewCard {
  shop: Shop
  customerId: number | null
  number: string
  standing: Standing
  holder: CardHolder
  today: string
  now: number
}

/** False where the number or the customer has a card already. */
export async function insertCard(sql: Sql, card: NewCard): Promise<boolean> {
  const { shop, customerId, number, standing, holder, today, now } = card
  const inserted = await sql`
    insert into loyalty_card (id, shop_id, customer_id, card_number, state, level, level_until,
      document, created_at, updated_at, checked_on)
    values (${randomUUID()}, ${shop.shopId}, ${customerId}, ${number}, 'open', ${standing.level},
      ${standing.until}, ${JSON.stringify(holder)}, ${now}, ${now}, ${today})
    on conflict do nothing returning id`
  return inserted.length > 0
}

export async function saveStanding(sql: Sql, id: string, standing: Standing): Promise<void> {
  await sql`
    update loyalty_card set level = ${standing.level}, level_until = ${standing.until}
    where id = ${id}`
}

/** Says nothing about how many there are, nor what the next one is. */
export async function freeCardNumber(sql: Sql): Promise<string> {
  const digits = String(randomInt(10 ** RANDOM_DIGITS)).padStart(RANDOM_DIGITS, '0')
  const number = toCardNumber(`${RANGE}${digits}`)
  return (await findCardByNumber(sql, number)) === null ? number : freeCardNumber(sql)
}

function toCard({ shopId, level, levelUntil, document, ...row }: CardRow): KeptCard {
  const shop = findShopById(shopId)
  if (shop === undefined) throw new Error(`A card is of the unknown shop ${shopId}`)
  return {
    ...row,
    shop,
    standing: { level, until: levelUntil },
    // Written by `insertCard`.
    holder: JSON.parse(document) as CardHolder,
  }
}
