import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUuid } from '../analytics/uuid.ts'
import { nameUuid } from './name-uuid.ts'

const DNS = '6ba7b810-9dad-11d1-80b4-00c04fd430c8'
const URL_NAMESPACE = '6ba7b811-9dad-11d1-80b4-00c04fd430c8'

describe('[5.31] the id that follows from a name', () => {
  it.each([
    ['www.example.com', DNS, '2ed6657d-e927-568b-95e1-2665a8aea6a2'],
    ['hello.example.com', DNS, 'fdda765f-fc57-5604-a269-52a7df8164ec'],
    ['python.org', DNS, '886313e1-3b8a-5372-9b90-0c9aee199e5d'],
    ['http://example.com/hello', URL_NAMESPACE, '3bbcee75-cecc-5b56-8031-b6641c1ed1f1'],
  ])('%s within %s is %s', async (name, namespace, uuid) => {
    expect(await nameUuid(name, namespace)).toBe(uuid)
  })

  it('is always valid and always the same', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.uuid(), async (name, namespace) => {
        const uuid = await nameUuid(name, namespace)

        expect(isUuid(uuid)).toBe(true)
        expect(await nameUuid(name, namespace.toUpperCase())).toBe(uuid)
      }),
    )
  })
})
