import { expect, it } from 'vitest'
import { findPageFeatures, listUnlistedFeatures } from './page-features.ts'

function featuresOf(html: string): string[] {
  return findPageFeatures(html).map(({ feature }) => feature)
}

it.each([
  ['an element', '<search></search>', 'html.elements.search'],
  ['an attribute', '<button commandfor="x">', 'html.elements.button.commandfor'],
  ['an attribute of every element', '<p popover>', 'html.global_attributes.popover'],
  ['a value', '<link rel="modulepreload" href="/a.js">', 'html.elements.link.rel.modulepreload'],
  ['a style', '<style>a{text-wrap:pretty}</style>', 'css.properties.text-wrap.pretty'],
  ['a style attribute', '<p style="field-sizing: content">', 'css.properties.field-sizing'],
  ['a script', '<script>URL.parse(x)</script>', 'api.URL.parse_static'],
])('%s outside the promise is named', (_what, html, feature) => {
  expect(featuresOf(html)).toContain(feature)
})

it('a page within the promise has nothing to name', () => {
  const html = `<!DOCTYPE html><html lang="de"><head><title>x</title></head><body>
    <main><form><input type="search" name="q" required><button>x</button></form>
    <details open><summary>x</summary></details><dialog id="d" class="search"></dialog>
    <script type="application/ld+json">{"URL.parse": 1}</script></main></body></html>`

  expect(featuresOf(html)).toEqual([])
})

it('what is listed with a fallback may be served', () => {
  expect(listUnlistedFeatures('<details name="x"></details>')).toEqual([])
  expect(listUnlistedFeatures('<search></search>')).toEqual(['html.elements.search'])
})
