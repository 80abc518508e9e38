import { sendMessage } from '@saum/contract/contact'
import * as v from '@saum/schema/schema'
import { anOperatedShop, BUYER_EMAIL as EMAIL } from '@saum/testing/operated-shop'
import { describe, expect, it } from 'vitest'
import { runCommandLine } from './command-line.ts'

const MESSAGE = {
  requestKey: 'a',
  topic: 'product',
  name: 'Anna Faden',
  email: EMAIL,
  message: 'Kratzt die Wolle?\nIch trage sie auf der Haut.\u202E',
} as const

describe('saum messages', () => {
  it('lists what waits for an answer until somebody closes it', async () => {
    const { run, said, backend } = await anOperatedShop(runCommandLine)
    const { body } = await backend.post(sendMessage, MESSAGE)
    const { caseNumber } = v.parse(sendMessage.result, body)

    expect(await run('messages', 'list')).toBe(0)
    expect(said.out).toContain('Anna Faden <anna@saum.example>')
    expect(said.out).toContain(caseNumber)
    expect(await run('messages', 'close', caseNumber.toLowerCase())).toBe(0)
    expect(await run('messages', 'close', caseNumber)).toBe(2)

    await run('messages', 'list')
    expect(said.out).toContain('Nothing waits for you.')
    await run('messages', 'list', '--all')
    expect(said.out).toContain(caseNumber)
  })

  it('shows one word for word, without what would steer the terminal', async () => {
    const { run, said, backend } = await anOperatedShop(runCommandLine)
    const { body } = await backend.post(sendMessage, MESSAGE)
    const { caseNumber } = v.parse(sendMessage.result, body)

    expect(await run('messages', 'show', caseNumber)).toBe(0)

    expect(said.out).toMatch(/text +Kratzt die Wolle\?\n +Ich trage sie auf der Haut\./)
    expect(said.out).not.toContain('\u202E')
    expect(await run('messages', 'show', 'NOBODY')).toBe(2)
    expect(said.err).toContain('There is no message NOBODY.')
  })
})
