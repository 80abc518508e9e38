import { join } from 'node:path'
import { createHttpProvider } from '@saum/checkout/payment/http-provider'
import { createPaymentClerk, type PaymentClerk } from '@saum/checkout/payment/payment-clerk'
import type { RpcTransport } from '@saum/contract/rpc'
import * as v from '@saum/schema/schema'
import { migrate } from '@saum/shop/database/migrate'
import { MIGRATIONS_PATH, readMigrations } from '@saum/shop/database/migrations'
import { openSqliteDatabase } from '@saum/shop/database/sqlite-database'
import { aDress } from '@saum/testing/basket-shopper'
import { aCategory } from '@saum/testing/catalog-builders'
import { checkingOut, type CheckoutShopper } from '@saum/testing/checkout-shopper'
import { startTestBackend } from '@saum/testing/test-backend'
import { createTestFolder } from '@saum/testing/test-database'
import { onTestFinished } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../operations/log.ts'
import { openCheckout, type OpenCheckout } from './open-checkout.ts'

const ORIGIN = 'http://localhost:3000'
export const WEBHOOK_SECRET = 'notices'
const placed = v.object({ next: v.object({ paymentKey: v.string() }) })

export interface PayingGuest {
  guest: CheckoutShopper
  /** Everything that is on disk. */
  folder: string
  logged: string[]
  /** Calls fail while it is down, and wait for the gate. */
  shop: { isDown: boolean; gate: Promise<void> }
  paymentUrl: string
  returnUrl: string
  /** Where that address of the checkout host leads the browser that ordered, or another one. */
  go(url: string, sessionKey?: string | null): Promise<string>
  paymentKey: string
  /** Sends a notice to the checkout host, as a provider does; answers its status. */
  notify(body: string, signature: string): Promise<number | undefined>
  /** Sends a form of the page of the provider; answers where it leads. */
  submit(form: string, fields?: Record<string, string>): Promise<string>
  /** The process ends and another one begins with its files. */
  restart(): Promise<void>
  /** What the clerk of the host does every some seconds. */
  workOff(): Promise<void>
  facts(): Promise<OrderFacts>
}

interface OrderFacts {
  state: string | undefined
  stock: number | undefined
  mails: string[]
  refunds: string[]
  basketItems: number
}

/** A guest with two dresses in front of the page of the provider, over the real shop, host and provider. */
export async function aPayingGuest(methodKey: 'card' | 'wallet_redirect'): Promise<PayingGuest> {
  const folder = await createTestFolder()
  const database = openSqliteDatabase(join(folder, 'shop.sqlite'))
  onTestFinished(() => database.close())
  await migrate(database, await readMigrations(MIGRATIONS_PATH))
  const catalog = { categories: [aCategory()], products: [aDress()] }
  const backend = await startTestBackend({ database, catalog })
  const shop = { isDown: false, gate: Promise.resolve() }
  const rpc: RpcTransport = async (request) => {
    await shop.gate
    if (shop.isDown) throw new Error('The shop is down')
    return backend.transport(request)
  }
  const logged: string[] = []
  const log = createLog({ level: 'info', format: 'json' }, { write: (line) => logged.push(line) })
  const config = readConfig({
    DATA_DIR: folder,
    PUBLIC_ORIGIN: ORIGIN,
    PAYMENT_PROVIDER_KEY: 'key',
    PAYMENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
  })
  let checkout = openCheckout(config, { rpc, log })
  onTestFinished(() => checkout.close())

  const guest = checkingOut(backend)
  await guest.add({ variantId: 701, quantity: 2 })
  await guest.prepare({ methodKey })
  const { paymentKey } = v.parse(placed, (await guest.order()).body).next
  const paymentUrl = `${ORIGIN}/checkout-host/10028/payment/${paymentKey}`
  const payUrl = await go(checkout, paymentUrl, guest.sessionKey)

  return {
    guest,
    folder,
    logged,
    shop,
    paymentUrl,
    paymentKey,
    notify: (body, signature) => notify(checkout, body, signature),
    returnUrl: `${ORIGIN}/checkout-host/10028/payment-return/${paymentKey}`,
    go: (url, sessionKey = guest.sessionKey) => go(checkout, url, sessionKey),
    submit: (form, fields = {}) => submit(checkout, `${payUrl}/${form}`, fields),
    async restart() {
      await checkout.close()
      checkout = openCheckout(config, { rpc, log })
    },
    workOff: () => clerkOf(checkout, rpc).workOff(),
    facts: () => factsOf(guest),
  }
}

function clerkOf({ testProvider }: OpenCheckout, rpc: RpcTransport): PaymentClerk {
  const provider = createHttpProvider({
    baseUrl: `${ORIGIN}/payment-provider`,
    key: 'key',
    webhookUrl: `${ORIGIN}/checkout-host/payment-webhook`,
    ...(testProvider && { fetch: testProvider.fetch }),
  })
  return createPaymentClerk({ provider, rpc, log: () => {}, now: Date.now })
}

async function factsOf(guest: CheckoutShopper): Promise<OrderFacts> {
  const { sql } = guest.backend.db
  const orders = await sql<{ state: string }>`select state from customer_order`
  const variants = await sql<{ stock: number }>`
    select stock_quantity as stock from variant_shop where variant_id = 701 and shop_id = 10028`
  const mails = await sql<{ kind: string }>`select kind from mail`
  const refunds = await sql<{ state: string }>`select state from refund`
  return {
    state: orders.map(({ state }) => state).join(),
    stock: variants[0]?.stock,
    mails: mails.map(({ kind }) => kind),
    refunds: refunds.map(({ state }) => state),
    basketItems: (await guest.basket()).items.length,
  }
}

async function go({ host }: OpenCheckout, url: string, sessionKey: string | null): Promise<string> {
  const caller = { requestId: 'request-1', clientKey: 'client' }
  const facts = { ...caller, sessionKey, nextSession: null }
  const response = await host?.fetch(new Request(url), facts)
  return response?.headers.get('location') ?? ''
}

async function notify({ host }: OpenCheckout, body: string, signature: string) {
  const url = `${ORIGIN}/checkout-host/payment-webhook`
  const headers = { 'saum-signature': signature }
  const caller = { requestId: 'request-1', clientKey: 'client' }
  const facts = { ...caller, sessionKey: null, nextSession: null }
  return (await host?.fetch(new Request(url, { method: 'POST', headers, body }), facts))?.status
}

async function submit(
  { testProvider }: OpenCheckout,
  url: string,
  fields: Record<string, string>,
): Promise<string> {
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  return (await testProvider?.fetch(request))?.headers.get('location') ?? ''
}
