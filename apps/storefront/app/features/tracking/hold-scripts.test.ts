import { expect, it } from 'vitest'
import { holdScripts } from './hold-scripts.ts'

function aTab(path: string) {
  const loaded: string[] = []
  const page = { path }
  const scripts = holdScripts(
    ({ url }) => void loaded.push(url),
    () => page.path,
  )
  return { scripts, loaded, page }
}

it('scripts of others come at once on a page whose address is no secret', () => {
  const { scripts, loaded } = aTab('/de/wishlist/')

  scripts.load({ url: '/gtm.js' })

  expect(loaded).toEqual(['/gtm.js'])
})

it('scripts of others wait while the address is a secret, and come once with the next page', () => {
  const { scripts, loaded, page } = aTab('/de/wishlist/shared/geheim/')

  scripts.load({ url: '/gtm.js' })
  scripts.release()
  expect(loaded).toEqual([])
  page.path = '/de/'
  scripts.release()
  scripts.release()

  expect(loaded).toEqual(['/gtm.js'])
})
