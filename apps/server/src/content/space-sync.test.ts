import type { DeliveryClient } from '@saum/content/delivery-client'
import { expect, it, vi } from 'vitest'
import { createLiveContent } from './live-content.ts'
import { createSpaceSync } from './space-sync.ts'

const locales = [{ code: 'de-DE', fallbackCode: null, isDefault: true }]

it('asks again for a change that could not be taken over', async () => {
  const asked: string[] = []
  const client: DeliveryClient = {
    readAll: async () => ({ changes: [], locales, token: 'first' }),
    async readChanges(token) {
      asked.push(token)
      const entry = { id: 'delivery', type: 'page', updatedAt: '', fields: {} }
      return { changes: [{ kind: 'entry', entry }], locales, token: 'second' }
    },
  }
  const live = createLiveContent({ report() {}, onFault() {} })
  const adopt = vi.fn(live.adopt)
  const file = { read: async () => null, write: vi.fn(async () => {}) }
  const sync = createSpaceSync({
    client,
    live: { ...live, adopt },
    file,
    source: 'test',
    onWriteFault() {},
  })
  await sync.sync()

  adopt.mockImplementationOnce(() => {
    throw new Error('unreadable')
  })
  await expect(sync.sync()).rejects.toThrow('unreadable')
  await sync.sync()
  await sync.sync()

  expect(asked).toEqual(['first', 'first', 'second'])
  live.close()
})
