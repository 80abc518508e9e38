import { describe, expect, it } from 'vitest'
import { createTestApp, htmlPage } from './test-app.ts'

describe('security headers', () => {
  it('vouch for the scripts of one page with a nonce nobody else gets', async () => {
    const app = createTestApp({
      storefront: (_, { nonce }) => htmlPage(`<script nonce="${nonce}">1</script>`),
    })

    const pages = await Promise.all([app.fetch('/de/account/'), app.fetch('/de/account/')])
    const nonces = await Promise.all(
      pages.map(async (page) => {
        const nonce = /nonce="([\w-]+)"/.exec(await page.text())?.[1]
        expect(page.headers.get('content-security-policy')).toContain(
          `script-src 'nonce-${nonce}' 'strict-dynamic' 'self'`,
        )
        return nonce
      }),
    )

    expect(nonces[0]).not.toBe(nonces[1])
  })

  it('forbid frames, plugins, foreign forms and sniffing', async () => {
    const response = await createTestApp().fetch('/de/')

    const policy = response.headers.get('content-security-policy')
    for (const directive of ['object-src', 'base-uri', 'frame-ancestors']) {
      expect(policy).toContain(`${directive} 'none'`)
    }
    expect(policy).toContain("form-action 'self'")
    expect(policy).toContain("media-src 'self'")
    expect(policy).not.toContain("style-src 'self' 'unsafe-inline'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  it('insist on https only where the shop is reached by it', async () => {
    const plain = await createTestApp().fetch('/de/')
    const secure = await createTestApp({ env: { PUBLIC_ORIGIN: 'https://saum.example' } }).fetch(
      '/de/',
    )

    expect(plain.headers.get('strict-transport-security')).toBeNull()
    expect(plain.headers.get('content-security-policy')).not.toContain('upgrade-insecure')
    expect(secure.headers.get('strict-transport-security')).toBe(
      'max-age=63072000; includeSubDomains',
    )
    expect(secure.headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
  })

  it('allow pictures of the configured CDN', async () => {
    const app = createTestApp({ env: { CDN_BASE: 'https://cdn.example/saum' } })

    const policy = (await app.fetch('/de/')).headers.get('content-security-policy')

    expect(policy).toContain("img-src 'self' data: https://cdn.example;")
  })

  it('allow product pictures from a CDN of their own, and each host once', async () => {
    const env = { CDN_BASE: 'https://cdn.example/a', IMAGE_BASE: 'https://img.example/b' }
    const policyOf = async (settings: Record<string, string>) =>
      (await createTestApp({ env: settings }).fetch('/de/')).headers.get('content-security-policy')

    expect(await policyOf(env)).toContain(
      "img-src 'self' data: https://cdn.example https://img.example;",
    )
    expect(await policyOf({ ...env, IMAGE_BASE: 'https://cdn.example/b' })).toContain(
      "img-src 'self' data: https://cdn.example;",
    )
  })

  it('let pages ask the search provider that is configured, and nobody else', async () => {
    const env = {
      SEARCH_COMMERCE_URL: 'https://saum.org.coveo.com/rest/organizations/saum/commerce/v2',
      SEARCH_ACCESS_TOKEN: 'token',
    }
    const policyOf = async (settings: Record<string, string>) =>
      (await createTestApp({ env: settings }).fetch('/de/')).headers.get('content-security-policy')

    expect(await policyOf(env)).toContain(
      "connect-src 'self' https://saum.org.coveo.com https://saum.analytics.org.coveo.com;",
    )
    expect(await policyOf({})).toContain("connect-src 'self';")
  })

  it('let pages play the videos and captions of the hosts that are configured, and of nobody else', async () => {
    const policyOf = async (settings: Record<string, string>) =>
      (await createTestApp({ env: settings }).fetch('/de/')).headers.get('content-security-policy')
    const env = { CONTENT_FILE_URLS: 'https://videos.example/a  https://files.example' }

    expect(await policyOf(env)).toContain(
      "media-src 'self' https://videos.example https://files.example;",
    )
    expect(await policyOf({})).toContain("media-src 'self';")
  })

  it('let pages load, style, ask and follow another checkout host and payment provider', async () => {
    const env = {
      CHECKOUT_URL: 'https://checkout.example/base',
      PAYMENT_PROVIDER_URL: 'https://pay.example',
      PAYMENT_PROVIDER_KEY: 'key',
      PAYMENT_WEBHOOK_SECRET: 'secret',
    }

    const response = await createTestApp({ env }).fetch('/de/checkout/')
    const policy = response.headers.get('content-security-policy')

    expect(policy).toMatch(/script-src [^;]*https:\/\/checkout\.example/)
    expect(policy).toMatch(/style-src 'self' https:\/\/checkout\.example/)
    expect(policy).toContain("connect-src 'self' https://checkout.example;")
    expect(policy).toContain("form-action 'self' https://checkout.example https://pay.example;")
  })

  it.each<Record<string, string>>([{}, { SENTRY_DSN: 'https://key@reports.example/42' }])(
    'let text become markup by two named policies only, with %o',
    async (env) => {
      for (const path of ['/de/', '/de/account/']) {
        const response = await createTestApp({ env }).fetch(path)
        const directives = response.headers.get('content-security-policy')?.split('; ')

        expect(directives).toContain("require-trusted-types-for 'script'")
        expect(directives).toContain('trusted-types saum saum-checkout')
      }
    },
  )

  describe('[1.12] of services that follow visitors', () => {
    const policyOf = async (env: Record<string, string>, path = '/de/') => {
      const headers = { 'cache-control': 'public, s-maxage=60' }
      const app = createTestApp({
        env,
        storefront: (request, { nonce }) =>
          htmlPage(
            `<script nonce="${nonce}">1</script>`,
            request.url.includes('/account/') ? {} : headers,
          ),
      })
      const policy = (await app.fetch(path)).headers.get('content-security-policy') ?? ''
      const sources = policy.split('; ').map((directive) => directive.split(' '))
      return new Map(sources.map(([name = '', ...values]) => [name, values]))
    }
    const directivesWith = async (env: Record<string, string>, origin: string) =>
      [...(await policyOf(env))]
        .filter(([, values]) => values.includes(origin))
        .map(([name]) => name)

    it.each([
      [
        'consent manager',
        {
          CONSENT_SCRIPT_URL: 'https://consent.example/loader.js?x=1',
          CONSENT_SETTINGS_ID: 'saum',
        },
        'https://consent.example',
        ['script-src', 'img-src', 'connect-src', 'frame-src'],
      ],
      [
        'tag manager',
        { TAG_MANAGER_ID: 'GTM-SAUM1', TAG_MANAGER_URL: 'https://tags.example/first' },
        'https://tags.example',
        ['script-src', 'img-src', 'connect-src', 'frame-src'],
      ],
      [
        'testing script',
        { TESTING_SCRIPT_URL: 'https://tests.example/ab.js' },
        'https://tests.example',
        ['script-src', 'connect-src'],
      ],
      [
        'recommendation script',
        { RECOMMENDATION_SCRIPT_URL: 'https://more.example/r.js' },
        'https://more.example',
        ['script-src', 'connect-src'],
      ],
      [
        'error reports',
        { SENTRY_DSN: 'https://key@reports.example:9000/42' },
        'https://reports.example:9000',
        ['connect-src'],
      ],
      [
        'events of the search provider',
        { ANALYTICS_URL: 'https://events.example/rest' },
        'https://events.example',
        ['connect-src'],
      ],
    ])('let in the %s where it is needed and nowhere else', async (_, env, origin, needed) => {
      expect(await directivesWith(env, origin)).toEqual(needed)
    })

    it.each([
      { CONSENT_SCRIPT_URL: 'https://consent.example/loader.js', CONSENT_SETTINGS_ID: 'saum' },
      { TAG_MANAGER_ID: 'GTM-SAUM1', TAG_MANAGER_URL: 'https://tags.example/first' },
      { TESTING_SCRIPT_URL: 'https://tests.example/ab.js' },
      { RECOMMENDATION_SCRIPT_URL: 'https://more.example/r.js' },
    ])('may make markup of text where their script is set up: %o', async (env) => {
      const policy = await policyOf(env)

      expect(policy.has('require-trusted-types-for')).toBe(false)
      expect(policy.has('trusted-types')).toBe(false)
    })

    it('are not there when nobody set them up', async () => {
      const policy = await policyOf({})

      expect(policy.get('script-src')?.filter((source) => !source.includes('sha256'))).toEqual([
        "'self'",
      ])
      expect(policy.get('connect-src')).toEqual(["'self'"])
      expect(policy.get('img-src')).toEqual(["'self'", 'data:'])
      expect(policy.has('frame-src')).toBe(false)
    })

    it('are trusted by their address on a kept page, by who adds them on a personal one', async () => {
      const env = { TESTING_SCRIPT_URL: 'https://tests.example/ab.js' }

      const kept = (await policyOf(env)).get('script-src')
      const personal = (await policyOf(env, '/de/account/')).get('script-src')

      expect(kept).toContain('https://tests.example')
      expect(kept).not.toContain("'strict-dynamic'")
      expect(personal).toContain("'strict-dynamic'")
    })

    it('keep keys of addresses out of the policy', async () => {
      const policy = await policyOf({ SENTRY_DSN: 'https://key@reports.example/42' })

      expect(policy.get('connect-src')).toEqual(["'self'", 'https://reports.example'])
    })
  })

  it('close everything for answers that are not pages', async () => {
    const response = await createTestApp().fetch('/livez')

    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})
