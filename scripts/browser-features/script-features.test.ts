import { expect, it } from 'vitest'
import { findScriptFeatures, readScript } from './script-features.ts'

function featuresOf(script: string): string[] {
  return findScriptFeatures(readScript(script)).map(({ feature }) => feature)
}

it.each([
  ['a static member', 'Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
  ['a member taken apart', 'const { groupBy } = Map', 'javascript.builtins.Map.groupBy'],
  ['a member of an interface', 'URL.canParse(x)', 'api.URL.canParse_static'],
  [
    'a member of an object of the page',
    'document.startViewTransition(f)',
    'api.Document.startViewTransition',
  ],
  ['such an object at the end of a chain', 'tab.window.navigator?.share(x)', 'api.Navigator.share'],
  ['a member of any object', 'x.checkVisibility()', 'api.Element.checkVisibility'],
  [
    'a member of any set',
    'x.symmetricDifference(y)',
    'javascript.builtins.Set.symmetricDifference',
  ],
  ['a global', 'requestIdleCallback(f)', 'api.Window.requestIdleCallback'],
  ['a question', `'popover' in element`, 'api.HTMLElement.popover'],
  ['a question to the page', `'requestIdleCallback' in window`, 'api.Window.requestIdleCallback'],
  ['an event', `x.addEventListener('scrollend', f)`, 'api.Document.scrollend_event'],
  [
    'a media query',
    `matchMedia('(prefers-reduced-data: reduce)')`,
    'css.at-rules.media.prefers-reduced-data',
  ],
  ['an attribute', `x.setAttribute('closedby', 'any')`, 'html.elements.dialog.closedby'],
  ['a style', `x.style.fieldSizing = 'content'`, 'css.properties.field-sizing'],
  ['a flag of an expression', '/[a--b]/v', 'javascript.builtins.RegExp.unicodeSets'],
  ['a group of an expression', '/(?i:a)b/', 'javascript.regular_expressions.modifier'],
  ['a declaration', 'using x = y', 'javascript.statements.using'],
  [
    'an import',
    `import x from './x.json' with { type: 'json' }`,
    'javascript.statements.import.import_attributes',
  ],
  ['an element', `(0, r.jsx)('dialog', { closedby: 'any' })`, 'html.elements.dialog.closedby'],
  [
    'an attribute handed to a component',
    `r.jsx(Button, { popoverTarget: id })`,
    'html.elements.button.popovertarget',
  ],
  [
    'an attribute in the words of React',
    `r.jsx('button', { commandFor: id })`,
    'html.elements.button.commandfor',
  ],
])('%s outside the promise is named', (_what, script, feature) => {
  expect(featuresOf(script)).toContain(feature)
})

it.each([
  ['what Safari 16.4 knows', 'x.at(-1); x.toSorted(); structuredClone(x); Array.fromAsync(x)'],
  ['names that an older interface has as well', 'x.filter(f); x.some(f); x.find(f)'],
  ['names of its own', 'class A { drop() {} } x.drop(); const { take } = y; z.take()'],
  ['a variable with the name of a global', 'const navigation = f(); navigation.currentEntry()'],
  ['keys and labels', 'f({ requestIdleCallback: 1 }); trustedTypes: for (;;) break trustedTypes'],
  [
    'syntax of the promise',
    'class A { static { f() } #x; has(o) { return #x in o } } /(?<=a)b/.test(x); a ??= b',
  ],
  ['elements', `(0, r.jsx)('a', { href: '/', 'data-x': 1, onClick: f, children: 'x' })`],
])('%s are no use of a newer feature', (_what, script) => {
  expect(featuresOf(script)).toEqual([])
})

it('a member that another file defines may be its own', () => {
  const script = readScript('x.checkVisibility()')

  expect(findScriptFeatures(script, new Set(['checkVisibility']))).toEqual([])
})

it('what another file defines does not hide a member of the browser itself', () => {
  const script = readScript('Promise.withResolvers()')

  expect(findScriptFeatures(script, new Set(['withResolvers']))).toHaveLength(1)
})
