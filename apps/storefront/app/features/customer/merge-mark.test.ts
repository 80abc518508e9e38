import { expect, it } from 'vitest'
import { clearMergeMark, mergeMarkIn } from './merge-mark.ts'

function aTab(hash: string) {
  const addresses: unknown[] = []
  const location = { hash, pathname: '/de/cart/', search: '?a=1' } as Location
  const history = {
    state: { key: 'k' },
    replaceState: (...to: unknown[]) => addresses.push(to),
  } as unknown as History
  return { tab: { location, history }, addresses }
}

it('a login tells once what became of the basket, and the address is clean again', () => {
  const { tab, addresses } = aTab('#basket-partly')

  expect(mergeMarkIn(tab.location)).toBe('partly')
  clearMergeMark(tab)
  expect(addresses).toEqual([[{ key: 'k' }, '', '/de/cart/?a=1']])
})

it.each(['', '#basket', '#constructor', '#account'])('%j is left alone', (hash) => {
  const { tab, addresses } = aTab(hash)

  expect(mergeMarkIn(tab.location)).toBeNull()
  clearMergeMark(tab)
  expect(addresses).toEqual([])
})
