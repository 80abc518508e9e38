import { openTestProvider } from '../open-provider.ts'

/** Charges by a mandate and is killed before it has told anybody. */
const [, , folder = ''] = process.argv
const publicBase = 'https://pay.example/payment-provider'
const provider = openTestProvider({
  folder,
  publicBase,
  merchant: 'Saum',
  apiKey: 'an api key',
  webhookSecret: 'a webhook secret',
  log: () => {},
})

async function post(path: string, key: string, body: unknown): Promise<Record<string, string>> {
  const headers = { authorization: 'Bearer an api key', 'idempotency-key': key }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await provider.fetch(new Request(`${publicBase}/v1${path}`, init))
  return (await response.json()) as Record<string, string>
}

const sum = { amountCents: 8990, currency: 'EUR', reference: 'DE26000001-7' }
const webhookUrl = 'https://saum.example/webhook'
const returnUrl = 'https://saum.example/return'
const wish = { ...sum, method: 'wallet', locale: 'de-DE', returnUrl, webhookUrl, isForLater: true }
const { payUrl } = await post('/payments', 'first', wish)
const body = new URLSearchParams({ answer: 'confirm' })
await provider.fetch(new Request(`${payUrl}/wallet`, { method: 'POST', body }))
const { mandateId } = await post('/payments', 'first', wish)
await post(`/mandates/${mandateId}/charges`, 'later-1', { ...sum, webhookUrl })
process.kill(process.pid, 'SIGKILL')
