import { textOf } from '../support/plain/names.ts'
import { expect, test } from '../support/request-test.ts'

test('the header marks the section of a page, also deep inside it', async ({ plain }) => {
  for (const [path, section] of [
    ['/de/c/new/', 'Neu'],
    ['/de/c/damen/bekleidung/kleider/midikleider/', 'Bekleidung'],
  ] as const) {
    await plain.open(path)
    const marked = plain.all('nav[aria-label="Hauptnavigation"] [aria-current="true"]')
    expect(marked.map(textOf)).toEqual([section])
    expect(plain.all('nav[aria-label="Hauptnavigation"] [aria-current]')).toHaveLength(1)
  }
})
