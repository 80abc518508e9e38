import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publicAddress, publicReferrer, withPublicAddresses } from './public-address.ts'
import { maskedPath, publicPath } from './secret-path.ts'

const SECRET = 'c2VjcmV0-c2VjcmV0_c2VjcmV0'
const ORIGIN = 'https://saum.example'

describe('an address that leaves the page', () => {
  it.each([
    ['/de/c/kleider/?filters[size]=38,40&sort=price&page=2', null],
    ['/de/c/kleider/?filters%5Bcolor%5D=7&priceFrom=20&priceTo=90', null],
    ['/de/search/?searchTerm=rotes+kleid&exact=1', null],
    ['/de/p/mantel-ottilie-7/?variantId=701&size=38', null],
    ['/de/p/mantel-ottilie-7/?variantId=701#sizes', '/de/p/mantel-ottilie-7/?variantId=701'],
    ['/de/success/?cbd=geheim&says=cancelled', '/de/success/'],
    ['/de/search/?searchTerm=hut&token=geheim&page=2', '/de/search/?searchTerm=hut&page=2'],
    ['/de/search/?SearchTerm=geheim&filters[x][y]=geheim', '/de/search/'],
    ['/de/search/?%74oken=geheim&=geheim&&geheim', '/de/search/'],
    ['/de/location/?q=geheim&lat=1', '/de/location/'],
    ['/de/?', '/de/'],
    ['/de/wishlist/shared/geheim/', '/de/wishlist/shared/'],
    ['/de/wishlist/shared/geheim/_.data?page=1', '/de/wishlist/shared/?page=1'],
    ['/DE/Wishlist/%53hared/geheim/', '/DE/Wishlist/%53hared/'],
    ['/de/wishlist//shared//geheim', '/de/wishlist//shared//'],
    ['/de/wishlist/', null],
    ['/de/c/shared/knit/', null],
  ])('of %s', (address, expected) => {
    expect(publicAddress(address)).toBe(expected ?? address)
    expect(publicAddress(ORIGIN + address)).toBe(ORIGIN + (expected ?? address))
  })

  it('names no user, and its fragment stays here', () => {
    expect(publicAddress('https://me:geheim@saum.example/de/#/geheim?page=geheim')).toBe(
      'https://saum.example/de/',
    )
  })

  it('has no query name that is not on the list, whatever the address', () => {
    const name = fc.string({ minLength: 1 }).map((text) => `x-${encodeURIComponent(text)}`)
    fc.assert(
      fc.property(fc.array(name, { maxLength: 5 }), (names) => {
        const query = names.map((one) => `${one}=geheim`).join('&')
        expect(publicAddress(`/de/?${query}&page=2`)).toBe('/de/?page=2')
      }),
    )
  })

  it('never fails, and never has a fragment', () => {
    const text = fc.string()
    fc.assert(fc.property(text, (one) => void expect(publicAddress(one)).not.toContain('#')))
  })
})

describe('where a visitor came from', () => {
  it('is a public address of our own, or the origin of another site', () => {
    expect(publicReferrer(`${ORIGIN}/de/success/?cbd=geheim`, ORIGIN)).toBe(`${ORIGIN}/de/success/`)
    expect(publicReferrer('https://mail.example/inbox/geheim?id=geheim', ORIGIN)).toBe(
      'https://mail.example/',
    )
    expect(publicReferrer('', ORIGIN)).toBeNull()
    expect(publicReferrer('geheim', ORIGIN)).toBeNull()
  })
})

describe('a path', () => {
  it.each([
    ['/de/paper/abc.def/', '/de/paper/', '/de/paper/…/'],
    [
      '/de/account/order-details/4711/',
      '/de/account/order-details/',
      '/de/account/order-details/…/',
    ],
    [
      '/checkout-host/10028/payment/key',
      '/checkout-host/10028/payment/',
      '/checkout-host/10028/payment/…',
    ],
    [
      '/checkout-host/10028/payment-return/key',
      '/checkout-host/10028/payment-return/',
      '/checkout-host/10028/payment-return/…',
    ],
    ['/payment-provider/pay/key', '/payment-provider/pay/', '/payment-provider/pay/…'],
    ['/de/unknown/eyJhbGciOiJIUzI1NiJ9.e30/', '/de/unknown/', '/de/unknown/…/'],
    ['/de/anna%40example.org/', '/de/', '/de/…/'],
    ['/de/p/leinenkleid-mit-guertel-1204/', null, null],
    ['/assets/entry-BxY12abcDEF3456.js', null, null],
    ['/de/%E0%A4%A/', null, null],
  ])('%s is cut or masked at its secret', (path, cut, masked) => {
    expect(publicPath(path)).toBe(cut ?? path)
    expect(maskedPath(path, '…')).toBe(masked ?? path)
  })
})

describe('a text that names addresses', () => {
  it('keeps what it says, without their secrets', () => {
    const text = `No action for "/de/paper/abc.def/" (from ${ORIGIN}/de/success/?cbd=geheim&page=2#geheim)`

    expect(withPublicAddresses(text)).toBe(
      `No action for "/de/paper/…/" (from ${ORIGIN}/de/success/?page=2)`,
    )
  })

  it('keeps the places of a stack', () => {
    const line = '    at open (file:///srv/saum/services/shop/src/paper/paper-service.ts:76:14)'

    expect(withPublicAddresses(line)).toBe(line)
  })

  it.each([
    `/de/wishlist/shared/${SECRET}/`,
    `/de/wishlist/shared/${SECRET}`,
    `/de/wishlist/shared/${SECRET}.data`,
    `/de/wishlist/shared/${SECRET}.css`,
    `/de/paper/${SECRET}.js`,
    `/de/paper/${SECRET}.json`,
    `/fr-ch/paper/${SECRET}/`,
    `//de//paper//${SECRET}/`,
    `/DE/Paper/${SECRET}/`,
    `/de/%70aper/${SECRET}/`,
    `/de/p%41per/${SECRET}/`,
    `%2Fde%2Fpaper%2F${SECRET}`,
    `/nowhere/paper/${SECRET}`,
    `https://www.saum.example/de/paper/${SECRET}/`,
    `http://127.0.0.1:3000/de/wishlist/shared/${SECRET}/?x=1`,
    `/checkout-host/10028/payment/${SECRET}`,
    `/checkout-host/10028/payment-return/${SECRET}?state=done`,
    `/payment-provider/pay/${SECRET}/card`,
    `/de/success/?cbd=${SECRET}`,
    `/de/login/?hash=${SECRET}&x=1`,
    `/de/stock-alert/?token=${SECRET}`,
    `/de/?a=1&verify=${SECRET}`,
    `/de/?previewSecret=${SECRET}#top`,
    `/de/login/callback/?code=${SECRET}&state=${SECRET}`,
    `the form had confirm=${SECRET}&a=b`,
    `revoke=${SECRET}`,
    `You made a POST request to "/de/paper/${SECRET}/" but did not provide an \`action\``,
    `Error: no list at /de/wishlist/shared/${SECRET}\n    at load (/srv/app/main.ts:1:1)`,
  ])('has none of the secrets of %s', (text) => {
    expect(withPublicAddresses(text)).not.toContain(SECRET)
  })

  it.each([
    '/de/',
    '/de/wishlist/',
    '/de/c/damen/jacken/',
    '/de/paper/',
    '    at read (/srv/saum/services/checkout/src/payment/payment-routes.ts:30:5)',
    '    at loader (file:///srv/saum/apps/storefront/app/routes/paper/route.ts:8:3)',
    '    at pay (services/payment/src/pages/pay-routes.ts:12:1)',
    'Why is it missing? Nothing was found.',
    '100 % = everything',
  ])('is left as it is: %s', (text) => {
    expect(withPublicAddresses(text)).toBe(text)
  })

  it('takes no longer when it is made to be slow', () => {
    const startedAt = performance.now()

    for (const text of ['/paper', '%2f', '://a', '?a=', '/de/paper', 'pay/', 'a.', '.js']) {
      withPublicAddresses(`${text.repeat(65_536 / text.length)}/`)
    }

    expect(performance.now() - startedAt).toBeLessThan(1000)
  })
})
