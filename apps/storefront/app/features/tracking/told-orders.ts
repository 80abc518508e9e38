import type { TextStorage } from '@saum/tracking/environment'

const KEY = 'saum-told-orders'
const MOST_KEPT = 20

/** Which orders were told already: their page may be opened again and again. */
export interface ToldOrders {
  has(orderNumber: string): boolean
  /** Kept beyond the page; only for who has agreed. */
  keep(orderNumber: string): void
}

/** Nothing is read of the storage before `mayStore` says so. */
export function createToldOrders(storage: TextStorage, mayStore: () => boolean): ToldOrders {
  const ofThisPage = new Set<string>()

  function kept(): string[] {
    if (!mayStore()) return []
    try {
      return (storage.get(KEY) ?? '').split(' ').filter(Boolean)
    } catch {
      return []
    }
  }

  return {
    has(orderNumber) {
      const isTold = ofThisPage.has(orderNumber) || kept().includes(orderNumber)
      ofThisPage.add(orderNumber)
      return isTold
    },
    keep(orderNumber) {
      const orders = [...kept().filter((one) => one !== orderNumber), orderNumber]
      try {
        storage.set(KEY, orders.slice(-MOST_KEPT).join(' '))
      } catch {
        // Told again with the next reload, where a browser keeps nothing.
      }
    },
  }
}
