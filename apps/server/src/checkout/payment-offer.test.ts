import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../operations/log.ts'
import { openCheckout } from './open-checkout.ts'
import { hasPaymentProvider } from './payment-offer.ts'

const REAL = { NODE_ENV: 'production', DEMO_DATA: 'off' }
const PROVIDER = {
  PAYMENT_PROVIDER_URL: 'https://pay.example',
  PAYMENT_PROVIDER_KEY: 'key',
  PAYMENT_WEBHOOK_SECRET: 'secret',
}

describe('card and wallet', () => {
  it.each([
    ['not where real orders are taken without a provider', REAL, false],
    ['with a provider', { ...REAL, ...PROVIDER }, true],
    ['with another checkout host', { ...REAL, CHECKOUT_URL: 'https://checkout.example' }, true],
    ['as tests with demo data', { ...REAL, DEMO_DATA: 'on' }, true],
    ['as tests in development', { ...REAL, NODE_ENV: 'development' }, true],
  ])('are offered %s', (_, env, isOffered) => {
    expect(hasPaymentProvider(readConfig(env))).toBe(isOffered)
  })

  it('without a provider have no test page, and the log says so', async () => {
    const lines: string[] = []
    const config = readConfig({ ...REAL, DATA_DIR: await createTestFolder() })
    const log = createLog({ level: 'info', format: 'json' }, { write: (line) => lines.push(line) })
    const rpc = () => Promise.reject(new Error('Nobody is asked'))

    const checkout = openCheckout(config, { rpc, log })
    onTestFinished(() => checkout.close())

    expect(checkout.host).not.toBeNull()
    expect(checkout.testProvider).toBeNull()
    expect(lines.join('')).toContain('Card and wallet are not offered')
  })
})
