import { SHOPS } from '@saum/domain/shops'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createShopText } from '#app/messages/shop-text.tsx'
import { testMessages } from '#app/messages/test-messages.ts'
import { PreviewBar } from './preview-bar.tsx'
import { editAddress, fileOf } from './preview-inspect.ts'

const AT = new Date('2026-12-01T07:30:00Z')

function barOf(choice: 'now' | 'chosen' | 'unreadable', query = '?editorMode=true') {
  const [shop] = SHOPS
  return renderToStaticMarkup(
    <PreviewBar
      preview={{ at: AT, choice, editorAddress: null }}
      address={new URL(`https://saum.example/de/lieferung/${query}`)}
      chosen=""
      text={createShopText(shop, testMessages(shop.locale))}
    />,
  )
}

describe('the bar of a preview', () => {
  it('says that it is one, as of when, and leads out with one click', () => {
    const bar = barOf('chosen')

    expect(bar).toContain('Vorschau: Du siehst Entwürfe.')
    expect(bar).toContain('Stand: 1. Dezember 2026, 08:30 Uhr')
    expect(bar).toContain('action="/preview/leave" method="post">')
    expect(bar).toContain('value="/de/lieferung/?editorMode=true"')
  })

  it('keeps the rest of the address when a day is chosen', () => {
    const bar = barOf('now', '?editorMode=true&page=2&previewDate=2026-01-01')

    expect(bar).toContain('<input type="hidden" name="page" value="2"/>')
    expect(bar).not.toContain('type="hidden" name="previewDate"')
    expect(bar).toContain('Stand: jetzt')
  })

  it('tells of a day it could not read, and shows nothing of what was written', () => {
    const bar = barOf('unreadable', `?editorMode=true&previewDate=${encodeURIComponent('"><b>')}`)

    expect(bar).toContain('können wir nicht lesen')
    expect(bar).not.toContain('<b>')
  })
})

it.each([
  ['home-hero', null, 'content/entries/home-hero.json'],
  ['delivery', 'delivery', 'content/pages/delivery/'],
  ['delivery-accordion-2', 'delivery', 'content/pages/delivery/'],
  ['delivery-promises', 'delivery', 'content/entries/delivery-promises.json'],
])('names the file of %s on the page %s', (entry, page, file) => {
  expect(fileOf(entry, page)).toBe(file)
})

it('leads to where an entry is edited, whatever its id', () => {
  expect(editAddress('https://edit.example/e/{entry}', 'a/b?c')).toBe(
    'https://edit.example/e/a%2Fb%3Fc',
  )
  expect(editAddress(undefined, 'a')).toBeNull()
})
