import { expect, it } from 'vitest'
import { withPatientScripts } from './patient-scripts.ts'

const page = `<head><link rel="modulepreload" href="/a.js" nonce="n"/><link rel="preload" href="/f.woff2"/>
<link rel="modulepreload" href="/b.js" fetchPriority="low"/></head><body><p>$&amp; $1</p>
<script nonce="n">window.facts = {}</script><script nonce="n" type="module" async="">import "/manifest.js";
import * as route0 from "/a.js";
import * as route1_main from "/b.js";
const route1 = {...route1_main};
  window.modules = {"root":route0,"page":route1};

import("/entry.js");</script><script nonce="n">close("import \\"")</script></body>`

it('nothing in the head asks for a script before the page is drawn', () => {
  const patient = withPatientScripts(page)

  expect(patient).not.toContain('<link rel="modulepreload"')
  expect(patient).toContain('<link rel="preload" href="/f.woff2"/>')
  expect(patient).not.toMatch(/^import (?:"|\*)/m)
})

it('nothing is asked for where the gate is closed; once the page is drawn all files are asked for at once and start in the order of the router', () => {
  const [, script = ''] = /type="module" async="">([^]*?)<\/script>/.exec(
    withPatientScripts(page),
  ) ?? ['']

  const [gate, first] = script.split('\n')
  expect(gate).toMatch(/hasAttribute\('data-script'\)\) await new Promise\(\(\) => \{\}\);$/)
  expect(first).toMatch(/^if \(!document\.hidden\) await .*requestAnimationFrame/)
  expect(script).toContain('of ["/a.js","/b.js"]')
  expect(script.slice(script.indexOf('try {'))).toBe(`try {
await import("/manifest.js");
const route0 = await import("/a.js");
const route1_main = await import("/b.js");
const route1 = {...route1_main};
  window.modules = {"root":route0,"page":route1};

} catch (fault) { window.setupFault = fault }
import("/entry.js");`)
})

it('a file with a hash is asked for with it, else it would not be checked', () => {
  const link =
    '<link rel="modulepreload" href="/c.js" integrity="sha384-c" crossorigin="anonymous"/>'

  const patient = withPatientScripts(page.replace('</head>', `${link}</head>`))

  expect(patient).toContain('of ["/a.js","/b.js"]')
  expect(patient).toContain(
    'preload({"href":"/c.js","integrity":"sha384-c","crossOrigin":"anonymous"})',
  )
})

it('other scripts and words of a page stay as they are', () => {
  const patient = withPatientScripts(page)

  expect(patient).toContain('<p>$&amp; $1</p>')
  expect(patient).toContain('<script nonce="n">window.facts = {}</script>')
  expect(patient).toContain('<script nonce="n">close("import \\"")</script>')
})

it('a page without scripts, or with others than known, is not touched', () => {
  const still =
    '<link rel="modulepreload" href="/a.js"/><script type="module" src="/b.js"></script>'
  expect(withPatientScripts(still)).toBe(still)
})
