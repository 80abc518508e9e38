import { findShopById, type Shop } from '@saum/domain/shops'
import type { ProductService } from '../catalog/product-service.ts'
import type { Database, Sql } from '../database/database.ts'
import { queueMail } from '../mail/mail-outbox.ts'
import * as storage from './alert-storage.ts'
import { findOfferedSize } from './offered-size.ts'

interface RestockParts {
  db: Database
  products: ProductService
  now: () => number
}

const BATCH_SIZE = 100

/**
 * Queues the one mail of every alert whose size is back and ends the alert in the same step. It looks
 * at the stock itself rather than at what changed it, so that no way of changing it can be forgotten.
 */
export async function announceRestock(parts: RestockParts): Promise<void> {
  const { db, now } = parts
  for (;;) {
    const due = await storage.listAlertsInStock(db.sql, now(), BATCH_SIZE)
    for (const alert of due) await announce(parts, alert)
    if (due.length < BATCH_SIZE) break
  }
  await db.transaction((sql) => storage.endExpiredAlerts(sql, now()))
}

async function announce(parts: RestockParts, alert: storage.StockAlert): Promise<void> {
  const { db, products, now } = parts
  const shop = findShopById(alert.shopId)
  if (shop === undefined) throw new Error(`An alert names the unknown shop ${alert.shopId}`)
  const [offer] = await products.variants(shop, [alert.variantId])
  await db.transaction(async (sql) => {
    if (!(await storage.endAlert(sql, alert.id))) return
    if (offer === undefined) return
    await queueAnnouncement(sql, { alert, shop, cents: offer.price.withTax, now: now() })
  })
}

interface Announcement {
  alert: storage.StockAlert
  shop: Shop
  cents: number
  now: number
}

async function queueAnnouncement(
  sql: Sql,
  { alert, shop, cents, now }: Announcement,
): Promise<void> {
  const size = await findOfferedSize(sql, shop.shopId, alert.variantId)
  if (size === null) return
  const path = `/${shop.path}/p/${size.slug}-${size.productId}/?variantId=${alert.variantId}`
  const slots = {
    productName: size.name,
    colour: size.color,
    size: size.size,
    price: writePrice(shop, cents),
    productUrl: path,
  }
  await queueMail(
    sql,
    { kind: 'back-in-stock', shopId: shop.shopId, recipient: alert.email, slots },
    { dedupeKey: `alert:${alert.id}`, now },
  )
}

function writePrice({ locale, currency }: Shop, cents: number): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100)
}
