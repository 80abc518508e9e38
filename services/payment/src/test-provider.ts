import { createTestFolder } from '@saum/testing/test-database'
import type { LogEntry } from '@saum/thread/log'
import { onTestFinished } from 'vitest'
import { openTestProvider, type TestProvider } from './open-provider.ts'

export const BASE = 'https://pay.example/payment-provider'
const RETURN_URL = 'https://saum.example/checkout-host/10028/payment-return/key-1'
export const WEBHOOK_SECRET = 'a webhook secret'
const API_KEY = 'an api key'

export const A_WISH = {
  amountCents: 8990,
  currency: 'EUR',
  method: 'card',
  reference: 'DE26000001-7',
  locale: 'de-DE',
  returnUrl: RETURN_URL,
  webhookUrl: 'https://saum.example/checkout-host/payment-webhook',
} as const

export interface PaymentAnswer {
  id: string
  state: string
  payUrl: string
  mandateId: string | null
}

export interface ProviderUnderTest {
  provider: TestProvider
  folder: string
  logged: LogEntry[]
  /** Notices that arrived at the merchant, as they were sent. */
  received: { headers: Headers; body: string }[]
  clock: { now: number }
  merchant: { answer: () => Response | Promise<Response> }
  /** The same file under a new process. */
  reopen(): ProviderUnderTest
  api(path: string, init?: { method?: string; key?: string; body?: unknown }): Promise<Response>
  /** A payment of that key, opened by the merchant. */
  open(
    key?: string,
    wish?: Partial<Record<keyof typeof A_WISH | 'isForLater', unknown>>,
  ): Promise<PaymentAnswer>
  find(id: string): Promise<PaymentAnswer>
  /** Sends a form of the page of a payment. */
  submit(payment: PaymentAnswer, form: string, fields?: Record<string, string>): Promise<Response>
}

/** A provider with a file of its own, a clock that stands still and a merchant who takes everything. */
export async function openProviderUnderTest(): Promise<ProviderUnderTest> {
  return openIn(await createTestFolder(), { now: Date.UTC(2026, 10, 16) })
}

/** One over a file that was left behind. */
export function reopenProvider(folder: string): ProviderUnderTest {
  return openIn(folder, { now: Date.now() })
}

function openIn(folder: string, clock: { now: number }): ProviderUnderTest {
  const logged: LogEntry[] = []
  const received: ProviderUnderTest['received'] = []
  const merchant = { answer: (): Response | Promise<Response> => new Response(null) }
  const provider = openTestProvider({
    folder,
    publicBase: BASE,
    merchant: 'Saum',
    apiKey: API_KEY,
    webhookSecret: WEBHOOK_SECRET,
    log: (entry) => logged.push(entry),
    now: () => clock.now,
    async send(request) {
      received.push({ headers: request.headers, body: await request.text() })
      return merchant.answer()
    },
  })
  let isOpen = true
  const close = async () => {
    if (isOpen) await provider.close()
    isOpen = false
  }
  onTestFinished(close)

  const api: ProviderUnderTest['api'] = (path, { method = 'GET', key, body } = {}) => {
    const headers = new Headers({ authorization: `Bearer ${API_KEY}` })
    if (key !== undefined) headers.set('idempotency-key', key)
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    return provider.fetch(new Request(`${BASE}/v1${path}`, init))
  }
  const readPayment = async (response: Promise<Response>) =>
    (await (await response).json()) as PaymentAnswer

  return {
    provider,
    folder,
    logged,
    received,
    clock,
    merchant,
    reopen() {
      void close()
      return openIn(folder, clock)
    },
    api,
    open: (key = 'key-1', wish = {}) =>
      readPayment(api('/payments', { method: 'POST', key, body: { ...A_WISH, ...wish } })),
    find: (id) => readPayment(api(`/payments/${id}`)),
    submit: ({ payUrl }, form, fields = {}) => {
      const body = new URLSearchParams(fields)
      return provider.fetch(new Request(`${payUrl}/${form}`, { method: 'POST', body }))
    },
  }
}

/** What a shopper types for the card with these digits. */
export function aCard(number: string, further: Record<string, string> = {}) {
  return { number, expiry: '09/29', code: '123', holder: 'Ada Muster', ...further }
}
