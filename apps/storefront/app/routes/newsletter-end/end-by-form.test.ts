import { createBackend } from '@saum/contract/backend'
import { SHOPS } from '@saum/domain/shops'
import { createEndTokens } from '@saum/shop/newsletter/end-token'
import { createShopService } from '@saum/shop/shop-service'
import { openMigratedDatabase } from '@saum/testing/test-database'
import { expect, it } from 'vitest'
import { endByForm } from './end-by-form.ts'

const [shop, other] = SHOPS

async function aLetter() {
  const secret = 'only for this test'
  const service = createShopService(await openMigratedDatabase(), { log: () => {}, secret })
  const owner = { shopId: shop.shopId, requestId: 'test' }
  const tokens = createEndTokens(secret)
  return {
    backend: createBackend(service.dispatch, owner),
    token: tokens.sign(shop, crypto.randomUUID()),
    foreign: tokens.sign(other, crypto.randomUUID()),
  }
}

it('ends letters by the link of any of them, once and again', async () => {
  const { backend, token } = await aLetter()

  expect([await endByForm(backend, token), await endByForm(backend, token)]).toEqual([true, true])
})

it('ends nothing by anything else', async () => {
  const { backend, token, foreign } = await aLetter()
  const others = [null, '', '<script>', `${token}x`, foreign, 'x'.repeat(10_000), new Blob([])]

  const answers = await Promise.all(others.map((value) => endByForm(backend, value)))

  expect(answers.every((isEnded) => !isEnded)).toBe(true)
})
