import { describe, expect, it } from 'vitest'
import { aTestEnvironment } from '../test-environment.ts'
import { createVisit } from './visit.ts'

const MINUTE = 60_000

describe('a visit', () => {
  it('goes on over pages and tabs while something happens every half an hour', async () => {
    const environment = aTestEnvironment()
    const first = createVisit(environment).id()

    for (let page = 0; page < 5; page++) {
      await environment.pass(29 * MINUTE)
      expect(createVisit(environment).id()).toBe(first)
    }
  })

  it('is another one after half an hour, and nobody is recognised in it', async () => {
    const environment = aTestEnvironment()
    const visit = createVisit(environment)
    const first = visit.id()

    await environment.pass(30 * MINUTE)

    const second = visit.id()
    expect(second).not.toBe(first)
    expect([...environment.storage.entries.values()].join()).not.toContain(first)
  })

  it.each([-2, 2])('is another one when the clock jumps by %i hours', (hours) => {
    const environment = aTestEnvironment()
    const visit = createVisit(environment)
    const first = visit.id()

    environment.jump(hours * 60 * MINUTE)

    expect(visit.id()).not.toBe(first)
    expect(visit.id()).toBe(visit.id())
  })

  it.each([
    '',
    'x',
    '580f46e5-1d2c-4b3a-9f60-0a1b2c3d4e5f',
    `no-uuid.${Date.UTC(2026, 10, 17, 10)}`,
    '580f46e5-1d2c-4b3a-9f60-0a1b2c3d4e5f.NaN',
    '580f46e5-1d2c-4b3a-9f60-0a1b2c3d4e5f.9999999999999999999',
  ])('[8.30] does not go on with what is no visit of ours: %j', (text) => {
    const environment = aTestEnvironment()
    environment.storage.entries.set('saum-visit', text)

    expect(createVisit(environment).id()).toBe('00000000-0000-4000-8000-000000000001')
  })

  it('lasts as long as the page where nothing can be stored', async () => {
    const environment = aTestEnvironment()
    const visit = createVisit(environment)
    environment.storage.mode = 'full'
    const first = visit.id()

    expect(visit.id()).toBe(first)
    environment.storage.mode = 'forbidden'
    expect(visit.id()).toBe(first)
    expect(environment.storage.entries.size).toBe(0)
  })

  it('survives storage that fills up in the middle', async () => {
    const environment = aTestEnvironment()
    const visit = createVisit(environment)
    const first = visit.id()
    environment.storage.mode = 'full'

    expect(visit.id()).toBe(first)
  })
})
