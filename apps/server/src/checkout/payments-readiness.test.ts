import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../operations/log.ts'
import { createReadiness } from '../operations/readiness.ts'
import { openCheckout } from './open-checkout.ts'

const PROVIDER = {
  PAYMENT_PROVIDER_URL: 'https://pay.example',
  PAYMENT_PROVIDER_KEY: 'key',
  PAYMENT_WEBHOOK_SECRET: 'secret',
}

async function aCheckout(env: Record<string, string> = {}) {
  const folder = await createTestFolder()
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...env })
  const log = createLog({ level: 'info', format: 'json' }, { write: () => {} })
  const rpc = () => Promise.reject(new Error('no call is expected'))
  const checkout = openCheckout(config, { rpc, log })
  onTestFinished(() => checkout.close())
  let now = 0
  const ready = createReadiness(checkout.checks, () => (now += 1_000))
  return { ledger: join(folder, 'payments', 'payments.sqlite'), ready }
}

/** Stands for a disk that takes nothing more. */
function refuseWrites(ledger: string, isRefused: boolean): void {
  using database = new DatabaseSync(ledger)
  database.exec(
    isRefused
      ? `create trigger full_disk before insert on heartbeat
         begin select raise(abort, 'database or disk is full'); end`
      : 'drop trigger full_disk',
  )
}

describe('the readiness of the ledger of the embedded payment provider', () => {
  it('is down while the ledger cannot be written, and up again afterwards', async () => {
    const { ledger, ready } = await aCheckout()

    refuseWrites(ledger, true)
    const down = await ready()
    refuseWrites(ledger, false)
    const up = await ready()

    expect(down).toEqual({
      status: 'not ready',
      dependencies: { payments: 'database or disk is full' },
    })
    expect(up).toEqual({ status: 'ready', dependencies: { payments: 'up' } })
  })

  it('is not asked for where another provider is configured', async () => {
    const { ready } = await aCheckout(PROVIDER)

    expect(await ready()).toEqual({ status: 'ready', dependencies: {} })
  })
})
