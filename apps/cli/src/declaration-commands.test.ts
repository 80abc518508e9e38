import { submitContractCancellation, submitWithdrawal } from '@saum/contract/withdrawal'
import * as v from '@saum/schema/schema'
import { anOperatedShop, BUYER_EMAIL as EMAIL } from '@saum/testing/operated-shop'
import { describe, expect, it } from 'vitest'
import { runCommandLine } from './command-line.ts'
import { toTable } from './table.ts'

describe('saum declarations', () => {
  it('lists what waits for a person until they are done with it', async () => {
    const { run, said, backend } = await anOperatedShop(runCommandLine)
    const form = { requestKey: 'a', name: 'Anna Faden', contract: 'mein Kleid', email: EMAIL }
    await backend.post(submitWithdrawal, form)

    expect(await run('declarations', 'list')).toBe(0)
    expect(said.out).toContain('Anna Faden <anna@saum.example>')
    const [id = ''] = /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(said.out) ?? []
    expect(await run('declarations', 'done', id)).toBe(0)
    expect(await run('declarations', 'done', id)).toBe(2)

    await run('declarations', 'list')
    expect(said.out).toContain('Nothing waits for you.')
    await run('declarations', 'list', '--all')
    expect(said.out).toContain(id)
  })
})

describe('saum declarations about an order', () => {
  const HALF = { requestKey: 'a', name: 'Anna Faden', scope: 'nur eines\ndas in S', email: EMAIL }

  it('keep it from being sent until somebody has looked', async () => {
    const { run, said, backend, buy: order } = await anOperatedShop(runCommandLine)
    const number = await order()
    await run('orders', 'pay', number)
    const { body } = await backend.post(submitWithdrawal, { ...HALF, contract: number })
    const { confirmationId } = v.parse(submitWithdrawal.result, body)
    await backend.runBackgroundWork()

    expect(await run('orders', 'pack', number)).toBe(2)
    expect(said.err).toContain(`declaration ${confirmationId} waits for you`)
    expect(await run('orders', 'show', number)).toBe(0)
    expect(said.out).toMatch(new RegExp(`${confirmationId} .*nur eines das in S +waits for you`))
    expect(await run('declarations', 'show', confirmationId.toLowerCase())).toBe(0)
    expect(said.out).toMatch(/scope +nur eines\n +das in S\n/)
    expect(said.out).toMatch(new RegExp(`order +${number}`))
    expect(await run('orders', 'pack', number, '--despite-declaration')).toBe(0)
    await run('declarations', 'done', confirmationId)
    expect(await run('orders', 'ship', number)).toBe(0)
  })

  it('are listed the oldest first, with kind and reason', async () => {
    const { run, said, backend } = await anOperatedShop(runCommandLine)
    await backend.post(submitWithdrawal, { ...HALF, contract: 'mein Kleid' })
    const { body } = await backend.post(submitContractCancellation, {
      requestKey: 'b',
      kind: 'extraordinary',
      reason: 'Umzug ins Ausland',
      name: 'Anna Faden',
      contract: 'Abo Socken',
      email: EMAIL,
    })
    await backend.db.transaction(
      (sql) => sql`update declaration set received_at = 1 where kind = 'cancellation'`,
    )
    const { confirmationId } = v.parse(submitContractCancellation.result, body)

    await run('declarations', 'list')
    expect(said.out).toMatch(/cancellation, extraordinary[^\n]*\n[^\n]*withdrawal/)
    await run('declarations', 'show', confirmationId)
    expect(said.out).toMatch(/reason +Umzug ins Ausland/)
    expect(await run('declarations', 'show', 'NOBODY')).toBe(2)
  })

  it('are receipted again, and mails that were given up are listed without who got them', async () => {
    const { run, said, backend } = await anOperatedShop(runCommandLine)
    const { body } = await backend.post(submitWithdrawal, { ...HALF, contract: 'mein Kleid' })
    const { confirmationId } = v.parse(submitWithdrawal.result, body)
    await backend.runBackgroundWork()

    expect(await run('mails', 'list', '--failed')).toBe(0)
    expect(said.out).toContain('There are no such mails.')
    await backend.db.transaction((sql) => sql`update mail set due_at = null, recipient = ''`)
    expect(await run('declarations', 'resend', confirmationId)).toBe(0)
    expect(await run('declarations', 'resend', 'NOBODY')).toBe(2)
    await run('mails', 'list', '--failed')
    expect(said.out).toMatch(new RegExp(`withdrawal-receipt +${confirmationId} +.* +given up`))
    expect(said.out).not.toContain(EMAIL)
    expect(said.out.match(/withdrawal-receipt/g)).toHaveLength(1)
    await run('mails', 'list')
    expect(said.out.match(/withdrawal-receipt/g)).toHaveLength(2)
  })

  it('cannot make the terminal obey what somebody has typed', () => {
    expect(toTable([['a\u001B[2J', '\u202Eb\nc']])).toBe('a [2J   b c')
  })
})
