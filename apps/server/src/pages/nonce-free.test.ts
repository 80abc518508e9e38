import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { withoutNonce } from './nonce-free.ts'

const NONCE = 'Zm9vYmFyYmF6cXV4MTIzNA'

describe('a page without its nonce', () => {
  it('has hashes of exactly the inline scripts and styles that carried it', () => {
    const page = withoutNonce(
      `<link rel="modulepreload" href="/a.js" nonce="${NONCE}"/>` +
        `<style nonce="${NONCE}">p{}</style>` +
        `<script nonce="${NONCE}">first()</script>` +
        `<script type="module" nonce="${NONCE}" async="">import "/a.js"</script>`,
      NONCE,
    )

    expect(page).toEqual({
      html:
        '<link rel="modulepreload" href="/a.js"/><style>p{}</style>' +
        '<script>first()</script><script type="module" async="">import "/a.js"</script>',
      scripts: [hash('first()'), hash('import "/a.js"')],
      styles: [hash('p{}')],
    })
  })

  it('does not vouch for a script somebody smuggled in', () => {
    const page = withoutNonce(
      `<script>evil()</script><script nonce="guessed">evil()</script><script nonce="${NONCE}">good()</script>`,
      NONCE,
    )

    expect(page?.scripts).toEqual([hash('good()')])
  })

  it('hashes scripts as a browser reads them: in UTF-8 and with one kind of line end', () => {
    const page = withoutNonce(`<script nonce="${NONCE}">"Größe"\r\n\r2</script>`, NONCE)

    expect(page?.scripts).toEqual([hash('"Größe"\n\n2')])
  })

  it('does not exist for pages that need the nonce: files, or the nonce within a text', () => {
    expect(withoutNonce(`<script src="/a.js" nonce="${NONCE}"></script>`, NONCE)).toBeNull()
    expect(withoutNonce(`<script nonce="${NONCE}">f("${NONCE}")</script>`, NONCE)).toBeNull()
  })

  it('is the page itself when there is nothing to vouch for', () => {
    expect(withoutNonce('<p>text</p>', NONCE)).toEqual({
      html: '<p>text</p>',
      scripts: [],
      styles: [],
    })
  })
})

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
