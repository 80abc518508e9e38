import { parse, type HTMLElement } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { submissionOf } from './form-data.ts'
import { accessibleName, fieldName } from './names.ts'

function send(html: string, entered: Record<string, string | boolean> = {}) {
  const page = parse(html)
  const find = (selector: string): HTMLElement => {
    const found = page.querySelector(selector)
    if (!found) throw new Error(`Nothing at ${selector}`)
    return found
  }
  const entries = new Map(Object.entries(entered).map(([at, value]) => [find(at), value]))
  return submissionOf(find('#send'), entries)
}

describe('a form that is sent without script', () => {
  it('sends its fields in the order of the page, and the button that was pressed', () => {
    const html = `<form method="post" action="/cart/">
      <input type="hidden" name="intent" value="add"><input name="quantity" value="1">
      <textarea name="note">\nschnell</textarea>
      <select name="size"><option value="1">S</option><option value="2" selected>M</option></select>
      <button id="send" name="how" value="now">Senden</button><button name="other">Nein</button>
    </form>`

    expect(send(html, { 'input[name="quantity"]': '3' })).toEqual({
      method: 'post',
      action: '/cart/',
      fields: [
        ['intent', 'add'],
        ['quantity', '3'],
        ['note', 'schnell'],
        ['size', '2'],
        ['how', 'now'],
      ],
    })
  })

  it('sends boxes only when they are checked, and nothing that is disabled', () => {
    const html = `<form>
      <input type="checkbox" name="a" value="1" checked><input type="checkbox" name="b" value="1">
      <input type="radio" name="c" value="1"><input type="radio" name="c" value="2" checked>
      <input name="d" value="x" disabled><fieldset disabled><input name="e" value="x"></fieldset>
      <button id="send">Senden</button></form>`

    expect(send(html, { 'input[name="b"]': true }).fields).toEqual([
      ['a', '1'],
      ['b', '1'],
      ['c', '2'],
    ])
  })

  it('has fields and buttons from elsewhere on the page', () => {
    const html = `<form id="f" action="/a/"></form><input form="f" name="q" value="kleid">
      <button id="send" form="f" formaction="/b/">Suchen</button>`

    expect(send(html)).toEqual({ method: 'get', action: '/b/', fields: [['q', 'kleid']] })
  })
})

describe('what assistive technology calls', () => {
  it.each([
    ['<button id="it">Ja <span aria-hidden="true">✓</span></button>', 'Ja'],
    ['<a id="it" aria-label="Warenkorb, 2 Artikel">2</a>', 'Warenkorb, 2 Artikel'],
    ['<a id="it"><img alt="Saum"></a>', 'Saum'],
  ])('a control: %s', (html, name) => {
    expect(accessibleName(parse(html).querySelector('#it')!)).toBe(name)
  })

  it.each([
    ['<label for="it">Vorname</label><input id="it">', 'Vorname'],
    ['<label>AGB gelesen <input id="it" type="checkbox"></label>', 'AGB gelesen'],
    ['<span id="n">Größe</span><select id="it" aria-labelledby="n"></select>', 'Größe'],
  ])('a field: %s', (html, name) => {
    expect(fieldName(parse(html).querySelector('#it')!)).toBe(name)
  })
})
