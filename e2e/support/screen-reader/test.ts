import { expect, test as base } from '../test.ts'
import { listen, type Listener } from './listener.ts'

/** A journey that is listened to; what is said to its end and not expected fails it. */
export const test = base.extend<{ reader: Listener }>({
  reader: async ({ page }, hand) => {
    const reader = await listen(page)
    await hand(reader)
    expect(await reader.heard(), 'said without being expected').toEqual([])
  },
})

export { expect } from '../test.ts'
