import { describe, expect, it } from 'vitest'
import { hideAddressSecrets } from './secret-addresses.ts'

const SECRET = 'c2VjcmV0-c2VjcmV0_c2VjcmV0'

describe('the secrets of addresses', () => {
  it.each([
    `/de/wishlist/shared/${SECRET}/`,
    `/de/wishlist/shared/${SECRET}`,
    `/de/wishlist/shared/${SECRET}.data`,
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
  ])('are hidden in %s', (text) => {
    expect(hideAddressSecrets(text)).not.toContain(SECRET)
    expect(hideAddressSecrets(text)).toContain('…')
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
  ])('leave %s as it is', (text) => {
    expect(hideAddressSecrets(text)).toBe(text)
  })

  it('keep what stands around them', () => {
    expect(hideAddressSecrets(`POST /de/paper/${SECRET}/x/ failed`)).toBe(
      'POST /de/paper/…/x/ failed',
    )
    expect(hideAddressSecrets(`/de/success/?cbd=${SECRET} failed`)).toBe('/de/success/?… failed')
  })

  it('take no longer for a text that is made to be slow', () => {
    const startedAt = performance.now()

    for (const text of ['/paper', '%2f', '://a', '?a=', '/de/paper', 'pay/']) {
      hideAddressSecrets(text.repeat(16_384 / text.length))
    }

    expect(performance.now() - startedAt).toBeLessThan(1000)
  })
})
