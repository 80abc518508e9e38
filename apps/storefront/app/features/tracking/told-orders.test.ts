import { aTestStorage } from '@saum/tracking/test-environment'
import { describe, expect, it } from 'vitest'
import { createToldOrders } from './told-orders.ts'

describe('an order', () => {
  it('is news once on a page, and for who agreed also after a reload', () => {
    const storage = aTestStorage()
    const orders = createToldOrders(storage, () => true)

    expect(orders.has('DE26-1')).toBe(false)
    orders.keep('DE26-1')
    expect(orders.has('DE26-1')).toBe(true)

    const reloaded = createToldOrders(storage, () => true)
    expect([reloaded.has('DE26-1'), reloaded.has('DE26-2')]).toEqual([true, false])
  })

  it('[6.5] is not looked for in what is stored before the visitor has agreed', () => {
    const storage = aTestStorage()
    createToldOrders(storage, () => true).keep('DE26-1')

    expect(createToldOrders(storage, () => false).has('DE26-1')).toBe(false)
  })

  it('is one of the last 20', () => {
    const storage = aTestStorage()
    const orders = createToldOrders(storage, () => true)
    for (let number = 0; number < 25; number++) orders.keep(`DE26-${number}`)

    const reloaded = createToldOrders(storage, () => true)

    expect([reloaded.has('DE26-4'), reloaded.has('DE26-5'), reloaded.has('DE26-24')]).toEqual([
      false,
      true,
      true,
    ])
  })

  it.each(['full', 'forbidden'] as const)('is news once a page where storage is %s', (mode) => {
    const storage = aTestStorage()
    storage.mode = mode
    const orders = createToldOrders(storage, () => true)

    expect(orders.has('DE26-1')).toBe(false)
    orders.keep('DE26-1')
    expect(orders.has('DE26-1')).toBe(true)
    expect(storage.entries.size).toBe(0)
  })
})
