import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TEST_CARDS } from './judge-card.ts'
import { aCard, openProviderUnderTest } from './test-provider.ts'

const REAL_LOOKING = '4111111111111111'

describe('[expectations 12] card data', () => {
  it('is neither in the file of the provider nor in its log nor in what it tells', async () => {
    const under = await openProviderUnderTest()
    const numbers = [
      ...TEST_CARDS.map(({ digits }) => digits),
      REAL_LOOKING,
      'no number 4711081547',
    ]
    for (const [index, number] of numbers.entries()) {
      const payment = await under.open(`key-${index}`)
      await under.submit(payment, 'card', aCard(number, { holder: 'Ada Geheim' }))
      await under.submit(payment, 'challenge', { answer: 'confirm', code: '123456' })
    }
    under.clock.now += 60_000
    under.merchant.answer = () => new Response(null, { status: 500 })
    await under.provider.workOff()

    const files = await readdir(under.folder)
    const written = await Promise.all(files.map((file) => readFile(join(under.folder, file))))
    const everything = [
      ...written.map((bytes) => bytes.toString('latin1')),
      JSON.stringify(under.logged),
      ...under.received.map(({ body }) => body),
    ].join('\n')

    expect(files).toContain('payments.sqlite')
    expect(under.received.length).toBeGreaterThan(3)
    expect(everything).toContain('key-0')
    for (const secret of [...numbers, 'Ada Geheim', '09/29']) {
      expect(everything).not.toContain(secret)
      expect(everything).not.toContain(secret.replaceAll(/(\d{4})(?=\d)/g, '$1 '))
    }
  })
})
