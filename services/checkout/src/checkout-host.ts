import { Hono } from 'hono'
import { createBackend, isUnavailable } from '@saum/contract/backend'
import type { CheckoutFile, CheckoutHost as FragmentHost } from '@saum/contract/checkout-host'
import type { RpcTransport } from '@saum/contract/rpc'
import { findShopById } from '@saum/domain/shops'
import { describeError, type Log } from '@saum/thread/log'
import { createElementRoutes } from './element-routes.ts'
import { readElementFiles, type ElementAddress } from './element-files.ts'
import { HOST_BASE } from './fragment/view.ts'
import type { HostEnv } from './host-env.ts'
import { createLogisticsRoutes } from './logistics-routes.ts'
import type { PaymentClerk } from './payment/payment-clerk.ts'
import { createPaymentRoutes } from './payment/payment-routes.ts'
import { parseRemark } from './remark.ts'
import { showCheckout } from './show-checkout.ts'
import { createStepRoutes } from './step-routes.ts'
import { logUnlessUnavailable, UNAVAILABLE_HEADERS } from './unavailable.ts'

const CLERK_INTERVAL_MS = 15_000

interface CheckoutHostParts {
  rpc: RpcTransport
  clerk: PaymentClerk
  webhookSecret: string
  /** What warehouse and carrier sign with; `null` where nobody may tell us of parcels. */
  logisticsSecret: string | null
  publicOrigin: string
  /** Base of the pictures of products, without a trailing slash. */
  imageBase: string
  log: Log
  now: () => number
}

export interface CheckoutHost extends FragmentHost {
  fetch(request: Request, facts: HostEnv['Bindings']): Promise<Response>
  /** Begins to work off what nobody waits for: payments unheard of, refunds. */
  start(): void
  close(): Promise<void>
}

/** The checkout as pages embed it: its element, its steps, and the way to the payment and back. */
export function createCheckoutHost(parts: CheckoutHostParts): CheckoutHost {
  const { rpc, clerk, imageBase, log } = parts
  const files = readElementFiles()
  const app = new Hono<HostEnv>()
  app.route(HOST_BASE, createElementRoutes(files))
  app.route(HOST_BASE, createStepRoutes(parts))
  app.route(HOST_BASE, createPaymentRoutes(parts))
  app.route(HOST_BASE, createLogisticsRoutes(parts))
  app.notFound((c) => c.text('Not found\n', 404))
  app.onError((error, c) => {
    if (isUnavailable(error)) {
      return c.text('Unavailable for a moment\n', 503, UNAVAILABLE_HEADERS)
    }
    log({
      level: 'error',
      message: 'The checkout host failed',
      fields: { error: describeError(error) },
    })
    return c.text('Internal error\n', 500)
  })

  let timer: NodeJS.Timeout | undefined
  let work: Promise<void> = Promise.resolve()

  function workOff(): void {
    work = clerk
      .workOff()
      .catch((error: unknown) =>
        logUnlessUnavailable(log, {
          level: 'warn',
          message: 'Payments could not be worked off',
          error,
        }),
      )
      .then(() => {
        if (timer) timer = setTimeout(workOff, CLERK_INTERVAL_MS).unref()
      })
  }

  return {
    element: { script: ownFile(files.script), stylesheet: ownFile(files.stylesheet) },
    fetch: async (request, facts) => app.fetch(request, facts),
    async fragment({ shopId, requestId, checkoutJwt, pageKey, step, payment, notice }) {
      const shop = findShopById(shopId)
      if (!shop) return null
      const backend = createBackend(rpc, { shopId, requestId, sessionKey: pageKey })
      const remarks = [...parseRemark(payment && `payment-${payment}`), ...parseRemark(notice)]
      return showCheckout(backend, { shop, checkoutJwt, step, remarks, imageBase })
    },
    start() {
      timer ??= setTimeout(workOff, CLERK_INTERVAL_MS).unref()
    },
    async close() {
      clearTimeout(timer)
      timer = undefined
      await work
    },
  }
}

function ownFile({ path, integrity }: ElementAddress): CheckoutFile {
  return { src: `${HOST_BASE}/${path}`, integrity }
}
