import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { withScriptGate } from './script-gate.ts'

const PAGE = '<html><head><meta charset="utf-8"/></head><body><p>$&amp;</p></body></html>'

function attributesIn(window: object): string[][] {
  const [, script = ''] = /<script nonce="n">(.*?)<\/script>/.exec(withScriptGate(PAGE, 'n')) ?? []
  const attributes: string[][] = []
  const documentElement = { setAttribute: (...pair: string[]) => attributes.push(pair) }
  runInNewContext(script, { window, document: { documentElement }, ...window })
  return attributes
}

it('the page says that scripts will run in a browser that knows what they are written in', () => {
  expect(attributesIn({ Intl: { DurationFormat: function () {} } })).toEqual([
    ['data-script', 'waiting'],
  ])
})

it('the page says nothing in an older browser, however old it is', () => {
  expect(attributesIn({ Intl: {} })).toEqual([])
  expect(attributesIn({})).toEqual([])
})

it('the gate is the first thing in the head and carries the nonce of the page', () => {
  expect(withScriptGate(PAGE, 'n')).toMatch(/^<html><head><script nonce="n">if\(/)
  expect(withScriptGate(PAGE, undefined)).toMatch(/^<html><head><script>if\(/)
})
