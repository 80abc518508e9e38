import { expect, it } from 'vitest'
import { journeyFiles } from './journey-files.ts'

const FILES = [
  'e2e/basket.no-js.spec.ts',
  'e2e/basket.spec.ts',
  'e2e/basket-page.spec.ts',
  'e2e/browser/menu-drawer-focus.spec.ts',
  'e2e/requests/redirects.spec.ts',
  'e2e/support/basket.ts',
  'services/shop/src/basket.test.ts',
]

it.each([
  ['basket', ['e2e/basket.no-js.spec.ts', 'e2e/basket.spec.ts']],
  ['basket-page', ['e2e/basket-page.spec.ts']],
  ['redirects', ['e2e/requests/redirects.spec.ts']],
  ['menu-drawer', ['e2e/browser/menu-drawer-focus.spec.ts']],
  ['bask', []],
])('the journey %s is found in its files', (name, files) => {
  expect(journeyFiles(name, FILES)).toEqual(files)
})
