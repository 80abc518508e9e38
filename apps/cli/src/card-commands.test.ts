import { aCustomer } from '@saum/testing/catalog-extras'
import { anOperatedShop } from '@saum/testing/operated-shop'
import { describe, expect, it } from 'vitest'
import { runCommandLine } from './command-line.ts'

describe('saum cards', () => {
  async function aBranchCard() {
    const shop = await anOperatedShop(runCommandLine)
    await shop.backend.importCatalog({ customers: [aCustomer()] })
    await shop.run('cards', 'issue', '--shop', 'de', '--zip', '20099', '--points', '120')
    const number = shop.said.out.trim()
    return { ...shop, number }
  }

  it('hands out a card in a branch, links it and corrects its points', async () => {
    const { run, said, number } = await aBranchCard()

    expect(number).toMatch(/^20\d\d \d{4} \d{4}$/)
    expect(await run('cards', 'link', number, '91')).toBe(0)
    expect(await run('cards', 'correct', number, '--', '-20')).toBe(0)

    expect(said.out).toMatch(/points +100/)
    expect(said.out).toMatch(/customer +91/)
    expect(said.out).not.toMatch(/Anna|Weber/)
  })

  it('links a card once, and one to a customer', async () => {
    const { run, said, number } = await aBranchCard()
    await run('cards', 'link', number, '91')

    expect(await run('cards', 'link', number, '91')).toBe(2)
    expect(await run('cards', 'link', number, '92')).toBe(2)
    expect(said.err).toContain('unknown in this shop')
  })

  it('blocks and lets go on, and replaces a lost card with all its points', async () => {
    const { run, said, number } = await aBranchCard()
    await run('cards', 'link', number, '91')

    await run('cards', 'block', number)
    await run('cards', 'show', number)
    expect(said.out).toMatch(/state +blocked/)
    await run('cards', 'block', number, '--undo')
    expect(await run('cards', 'replace', number)).toBe(0)

    const next = /\d{4} \d{4} \d{4}/.exec(said.out)?.[0] ?? ''
    expect(await run('cards', 'show', number)).toBe(2)
    expect(await run('cards', 'show', next)).toBe(0)
    expect(said.out).toMatch(/points +120/)
  })

  it('says what it does not know', async () => {
    const { run, said, number } = await aBranchCard()

    expect(await run('cards', 'show', '200000000008')).toBe(2)
    expect(said.err).toContain('There is no card 200000000008.')
    expect(await run('cards', 'correct', number, '10')).toBe(2)
    expect(await run('cards', 'correct', number, 'many')).toBe(2)
  })
})
