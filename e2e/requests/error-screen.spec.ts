import { SHOPS } from '@saum/domain/shops'
import { expect, test } from '../support/request-test.ts'

const UNKNOWN = [
  ['an unknown shop', '/xx/'],
  ['a page of an unknown shop', '/xx/c/new/'],
  ['a product without a number', '/de/p/kleid/'],
  ['a product that is not sold', '/de/p/kleid-999999999/'],
  ['an unknown category', '/de/c/gibt-es-nicht/'],
  ['a page beyond the last of a listing', '/de/c/new/?page=9999'],
  ['a path out of the folder', '/de/..%2f..%2fetc/passwd'],
  ['a malformed percent-encoding', '/de/%E0%A4%A/'],
] as const

test.describe('[2.30] [2.39] an unknown address', () => {
  for (const [what, path] of UNKNOWN) {
    test(`is a 404 with the error screen: ${what}`, async ({ request }) => {
      const answer = await request.get(path)

      expect(answer.status()).toBe(404)
      const html = await answer.text()
      expect(html).toContain('Hier hängt nichts mehr')
      expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/)
      for (const part of ['<header', '<footer', 'error-large.webp']) expect(html).toContain(part)
      expect(html).toContain('>404<')
      expect(html).toContain('alt="Ein Kleiderbügel an einer leeren Stange"')
      expect(html).not.toContain('<pre')
    })
  }

  test('[2.41] names the page it was probably meant for, and only one of the shop', async ({
    request,
  }) => {
    const mainOf = async (path: string) => {
      const html = await (await request.get(path)).text()
      return /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? ''
    }
    const dresses = await mainOf('/de/c/damen/bekleidung/kleidr/')
    const delivery = await mainOf('/fr-ch/livraisn/')

    expect(dresses).toMatch(/Meintest du .*href="\/de\/c\/damen\/bekleidung\/kleider\/"/)
    expect(delivery).toMatch(/Cherchiez-vous .*href="\/fr-ch\/livraison\/"/)
    expect(await mainOf('/de/https:/evil.example/')).not.toContain('Meintest du')
  })

  for (const { path, locale } of SHOPS) {
    test(`has an error screen in the language of /${path}/`, async ({ request }) => {
      const html = await (await request.get(`/${path}/nothing-hangs-here/`)).text()

      expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`))
      const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? ''
      expect(main).toContain(`href="/${path}/"`)
    })
  }
})

const UNREADABLE = [
  ['a null byte', '/de/%00', 400],
  ['a null byte in the query', '/de/?q=%00', 400],
  ['seventeen kilobytes', `/de/${'a'.repeat(17 * 1024)}/`, 414],
] as const

test.describe('[2.30] an address no server can read', () => {
  for (const [what, path, status] of UNREADABLE) {
    test(`is refused with ${status} and a link home: ${what}`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 })

      expect(response.status()).toBe(status)
      expect(response.headers()['content-type']).toContain('text/html')
      const html = await response.text()
      expect(html).toMatch(/<html[^>]* lang="de-DE"/)
      expect(html).toMatch(/<a [^>]*href="\/de\/"[^>]*>Zur Startseite</)
    })
  }
})
