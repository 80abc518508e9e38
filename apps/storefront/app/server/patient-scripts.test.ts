import { expect, it } from 'vitest'
import { withPatientScripts } from './patient-scripts.ts'

it('scripts of a page let its styles and pictures go first', () => {
  const html =
    '<link rel="modulepreload" href="/a.js" nonce="n"/><link rel="preload" href="/f.woff2"/>' +
    '<link rel="modulepreload" href="/b.js" fetchPriority="low"/><a href="/c.js">c</a>'

  expect(withPatientScripts(html)).toBe(
    '<link rel="modulepreload" href="/a.js" nonce="n" fetchPriority="low"/>' +
      '<link rel="preload" href="/f.woff2"/>' +
      '<link rel="modulepreload" href="/b.js" fetchPriority="low"/><a href="/c.js">c</a>',
  )
})

it('the largest script of a page is asked for before the small ones', () => {
  const link = (name: string) =>
    `<link rel="modulepreload" href="/assets/${name}.js" nonce="$&" fetchPriority="low"/>`

  expect(
    withPatientScripts(
      `<head>${link('texts')}<title>$1</title>${link('vendor-C1')}${link('root')}`,
    ),
  ).toBe(`<head>${link('vendor-C1')}${link('texts')}<title>$1</title>${link('root')}`)
})
