import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createCheckoutHost } from '@saum/checkout/checkout-host'
import { createHttpProvider } from '@saum/checkout/payment/http-provider'
import { NO_PROVIDER } from '@saum/checkout/payment/no-provider'
import { createPaymentClerk } from '@saum/checkout/payment/payment-clerk'
import type { PaymentProvider } from '@saum/checkout/payment/payment-provider'
import type { CheckoutHost } from '@saum/contract/checkout-host'
import type { RpcTransport } from '@saum/contract/rpc'
import { openTestProvider, type TestProvider } from '@saum/payment/open-provider'
import type { Config } from '../config.ts'
import type { Log } from '../operations/log.ts'
import type { ReadinessCheck } from '../operations/readiness.ts'
import { isBelow, PROVIDER_PATH, WEBHOOK_PATH } from './checkout-paths.ts'
import { hasPaymentProvider, takesTestPayments } from './payment-offer.ts'

type EmbeddedHost = ReturnType<typeof createCheckoutHost>

export interface OpenCheckout {
  /** `null` when another one is configured. */
  host: (CheckoutHost & Pick<EmbeddedHost, 'fetch'>) | null
  /** The provider that moves no money; `null` when another one is configured. */
  testProvider: Pick<TestProvider, 'fetch'> | null
  checks: Record<string, ReadinessCheck>
  /** Resolves when nothing is under way any more. */
  close(): Promise<void>
}

const ELSEWHERE: OpenCheckout = {
  host: null,
  testProvider: null,
  checks: {},
  close: async () => {},
}

interface Secrets {
  apiKey: string
  webhookSecret: string
}

/** The checkout host with a payment provider behind it, or nothing where both are elsewhere. */
export function openCheckout(
  config: Config,
  { rpc, log }: { rpc: RpcTransport; log: Log },
): OpenCheckout {
  if (config.checkoutUrl !== null) return ELSEWHERE
  const secrets = secretsOf(config)
  const logLine: Parameters<typeof createPaymentClerk>[0]['log'] = (entry) =>
    log[entry.level](entry.fields ?? {}, entry.message)
  const testProvider = openOwnProvider(config, secrets, {
    log: logLine,
    send: (request) => (isOwnWebhook(config, request) ? answerWebhook(request) : fetch(request)),
  })
  const clerk = createPaymentClerk({
    provider: hasPaymentProvider(config)
      ? reachProvider(config, secrets, testProvider)
      : NO_PROVIDER,
    rpc,
    log: logLine,
    now: Date.now,
  })
  const host = createCheckoutHost({
    rpc,
    clerk,
    webhookSecret: secrets.webhookSecret,
    logisticsSecret: config.logisticsWebhookSecret,
    publicOrigin: config.publicOrigin,
    imageBase: config.imageBase,
    log: logLine,
    now: Date.now,
  })

  /** The provider of this process need not leave it to tell us something. */
  function answerWebhook(request: Request): Promise<Response> {
    return host.fetch(request, {
      requestId: 'payment-provider',
      clientKey: '',
      sessionKey: null,
      nextSession: null,
    })
  }

  testProvider?.start()
  host.start()
  return {
    host,
    testProvider,
    // Without its ledger the embedded provider takes no card and no wallet.
    checks: testProvider === null ? {} : { payments: async () => testProvider.proveWritable() },
    async close() {
      await testProvider?.close()
      await host.close()
    },
  }
}

function reachProvider(
  { paymentProviderUrl, publicOrigin }: Config,
  { apiKey }: Secrets,
  testProvider: TestProvider | null,
): PaymentProvider {
  return createHttpProvider({
    baseUrl: paymentProviderUrl ?? `${publicOrigin}${PROVIDER_PATH}`,
    key: apiKey,
    webhookUrl: `${publicOrigin}${WEBHOOK_PATH}`,
    ...(testProvider === null ? {} : { fetch: testProvider.fetch }),
  })
}

function secretsOf({ paymentProviderKey, paymentWebhookSecret }: Config): Secrets {
  return {
    apiKey: paymentProviderKey ?? newSecret(),
    webhookSecret: paymentWebhookSecret ?? newSecret(),
  }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

function openOwnProvider(
  config: Config,
  secrets: Secrets,
  parts: Pick<Parameters<typeof openTestProvider>[0], 'log' | 'send'>,
): TestProvider | null {
  if (config.paymentProviderUrl !== null) return null
  const isOn = takesTestPayments(config)
  const consequence = isOn
    ? 'Payments are tests and move no money'
    : 'Card and wallet are not offered'
  parts.log({ level: 'warn', message: `${consequence}: PAYMENT_PROVIDER_URL is not set` })
  if (!isOn) return null
  return openTestProvider({
    folder: join(config.dataDir, 'payments'),
    publicBase: `${config.publicOrigin}${PROVIDER_PATH}`,
    merchant: 'Saum',
    ...secrets,
    ...parts,
  })
}

function isOwnWebhook({ publicOrigin }: Config, { url }: Request): boolean {
  const { origin, pathname } = new URL(url)
  return origin === publicOrigin && isBelow(pathname, WEBHOOK_PATH)
}
