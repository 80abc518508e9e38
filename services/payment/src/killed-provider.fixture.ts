import { openTestProvider } from './open-provider.ts'

/** Takes a payment and is killed before it has told anybody. */
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

const opened = await provider.fetch(
  new Request(`${publicBase}/v1/payments`, {
    method: 'POST',
    headers: { authorization: 'Bearer an api key', 'idempotency-key': 'key-1' },
    body: JSON.stringify({
      amountCents: 8990,
      currency: 'EUR',
      method: 'wallet',
      reference: 'DE26000001-7',
      locale: 'de-DE',
      returnUrl: 'https://saum.example/return',
      webhookUrl: 'https://saum.example/webhook',
    }),
  }),
)
const { payUrl } = (await opened.json()) as { payUrl: string }
const body = new URLSearchParams({ answer: 'confirm' })
await provider.fetch(new Request(`${payUrl}/wallet`, { method: 'POST', body }))
process.kill(process.pid, 'SIGKILL')
