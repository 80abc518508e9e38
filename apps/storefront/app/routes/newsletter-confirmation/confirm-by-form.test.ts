import { createBackend } from '@saum/contract/backend'
import { SHOPS } from '@saum/domain/shops'
import { requestNewsletter } from '@saum/shop/newsletter/newsletter-service'
import { startTestBackend } from '@saum/testing/test-backend'
import { describe, expect, it } from 'vitest'
import { confirmByForm } from './confirm-by-form.ts'

const [shop] = SHOPS

describe('the form of the page that a newsletter mail links to', () => {
  async function aForm() {
    const mails: string[] = []
    const service = await startTestBackend({
      mailTransport: { send: async ({ source }) => void mails.push(source) },
    })
    const wish = { shop, email: 'lena@saum.example', now: Date.now() }
    await service.db.transaction((sql) => requestNewsletter(sql, wish))
    await service.runBackgroundWork()
    const text = mails[0]?.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
    const backend = createBackend(service.transport, { shopId: shop.shopId, requestId: 'test' })
    return {
      token: /newsletter-confirmation\/\?token=([\w-]+)/.exec(text)?.[1] ?? '',
      send(token?: string) {
        const form = new FormData()
        if (token !== undefined) form.set('token', token)
        return confirmByForm(backend, form)
      },
    }
  }

  it('confirms with the link of the mail, once and again', async () => {
    const { token, send } = await aForm()

    const answers = [await send(token), await send(token)]

    expect(answers).toEqual([true, true])
  })

  it.each([undefined, '', '<script>', 'nobody-has-this', 'x'.repeat(10_000)])(
    'confirms nothing with %j',
    async (token) => {
      const { send } = await aForm()

      expect(await send(token)).toBe(false)
    },
  )
})
