import type { Page } from '@playwright/test'
import { expect, test } from '../support/screen-reader/test.ts'

/** A page of its own: what is heard of it depends on nothing of the shop. */
async function show(page: Page, body: string): Promise<void> {
  const html = `<!doctype html><html lang="de"><title>Probe</title>${body}</html>`
  await page.route('**/probe', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  )
  await page.goto('/probe')
}

/** Each markup, and what is heard of it: right once, then with the fault a test has to notice. */
const SPOKEN: readonly (readonly [string, ...string[]])[] = [
  ['<button aria-label="Menü öffnen">☰</button>', 'Menü öffnen, Schaltfläche'],
  ['<button><svg width="1" height="1"></svg></button>', 'Schaltfläche'],
  ['<div tabindex="0">Menü öffnen</div>', 'Menü öffnen'],
  ['<button aria-expanded="true">Menü</button>', 'Menü, Schaltfläche, ausgeklappt'],
  ['<button aria-expanded="false">Menü</button>', 'Menü, Schaltfläche, eingeklappt'],
  [
    '<input aria-label="Ort" aria-invalid="true" aria-describedby="w"><p id="w">Fehlt noch.</p>',
    'Ort, Eingabefeld, ungültig, Fehlt noch.',
    'Fehlt noch.',
  ],
  ['<input aria-label="Ort"><p id="x">Fehlt noch.</p>', 'Ort, Eingabefeld', 'Fehlt noch.'],
  [
    '<nav aria-label="Schritte"><a href="#1" aria-current="step">1</a> <a href="#2">2</a></nav>',
    'Schritte, Navigation',
    '1, Link, aktuell',
    '2, Link',
  ],
  ['<h2><a href="#3">Kleid</a></h2><p>49,00 €</p>', 'Kleid, Link, Überschrift 2', '49,00 €'],
  ['<p>49,00 €</p><h2>Kleid</h2>', '49,00 €', 'Kleid, Überschrift 2'],
  ['<img alt="Rock in Rost" src="data:,"><img alt="" src="data:,">', 'Rock in Rost, Bild'],
]

test('names, roles, states and order are heard, and so are their faults', async ({
  page,
  reader,
}) => {
  await show(page, SPOKEN.map(([markup]) => `<section>${markup}</section>`).join(''))
  await reader.hears('Seite Probe')
  const sections = await page.locator('section').all()
  for (const [index, section] of sections.entries()) {
    const [markup, ...phrases] = SPOKEN[index] ?? []
    expect(await reader.readThrough(section), markup).toEqual(phrases)
  }
})

test('announcements are heard once and in order, and lost ones are not heard', async ({
  page,
  reader,
}) => {
  await show(
    page,
    `<p id="polite" role="status"></p>
     <ul id="list" aria-live="polite"><li>alt</li></ul>
     <p id="hidden" role="status" hidden></p>
     <dialog><p id="inside" role="status"></p><button>Zu</button></dialog>`,
  )
  await reader.hears('Seite Probe')
  const act = (script: string) => page.evaluate(script)

  await act(`polite.textContent = 'Eins'`)
  await reader.hears('Eins')
  await act(`polite.textContent = 'Eins '`)
  await reader.hears('Eins')
  await act(`list.insertAdjacentHTML('beforeend', '<li>neu</li>')`)
  await reader.hears('neu')
  await act(`document.body.insertAdjacentHTML('beforeend', '<p role="alert">Halt</p>')`)
  await reader.hears('Halt')

  await test.step('a polite region that comes with its text, is hidden, or is gone', async () => {
    await act(`document.body.insertAdjacentHTML('beforeend', '<p role="status">Zu spät</p>')`)
    await act(`hidden.textContent = 'Verborgen'`)
    await act(`list.remove(), list = null`)
    expect(await reader.heard()).toEqual([])
  })

  await test.step('a region behind a modal dialog', async () => {
    await act(`document.querySelector('dialog').showModal()`)
    await reader.hears('Zu, Schaltfläche')
    await act(`polite.textContent = 'Dahinter', inside.textContent = 'Darin'`)
    await reader.hears('Darin')
    expect(await reader.heard()).toEqual([])
  })
})

test('the focus is heard with its group and its changes, and a lost one is noticed', async ({
  page,
  reader,
}) => {
  await show(
    page,
    `<fieldset><legend>Farbe</legend><label><input type="checkbox">Blau</label></fieldset>
     <button id="fold" aria-expanded="false">Mehr</button>
     <div id="note" tabindex="-1"><p>Gespeichert</p></div>`,
  )
  await reader.hears('Seite Probe')
  await page.keyboard.press('Tab')
  await reader.hears('Farbe, Gruppe', 'Blau, Kontrollkästchen, nicht aktiviert')
  await page.keyboard.press('Space')
  await reader.hears('aktiviert')
  await page.keyboard.press('Tab')
  await reader.hears('Mehr, Schaltfläche, eingeklappt')
  await page.evaluate(`fold.ariaExpanded = 'true'`)
  await reader.hears('ausgeklappt')
  await page.evaluate(`note.focus()`)
  await reader.hears('Gespeichert')
  expect(await reader.lostFocus()).toBeNull()

  await page.evaluate(`note.remove()`)
  expect(await reader.lostFocus()).toContain('Gespeichert')
})
