import { getRedirect } from '@saum/contract/redirect'
import { SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aCatalog, aRedirect } from '@saum/testing/catalog-builders'
import { startTestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAllowedTarget, toRedirectKey } from './redirect-rules.ts'

const [de, at] = SHOPS

describe.each(TEST_ENGINES)('[2.34] redirects on %s', (engine) => {
  async function follow(path: string, shopId = de.shopId as (typeof SHOPS)[number]['shopId']) {
    const backend = await startTestBackend({
      engine,
      catalog: aCatalog({
        redirects: [
          aRedirect({ source: '/alte-mode/', target: '/c/damen/' }),
          aRedirect({ source: '/mode', target: 'https://magazin.example/', statusCode: 302 }),
          aRedirect({ source: '/mode', target: '/c/neu/', shopPath: 'at', statusCode: 308 }),
          aRedirect({ source: '/röcke', target: '/c/roecke/' }),
          aRedirect({ source: '/kreis', target: '/kreis/' }),
        ],
      }),
    })
    const { body } = await backend.post(getRedirect, { path }, shopId)
    return v.parse(getRedirect.result, body)
  }

  it.each(['/alte-mode', '/alte-mode/', '/alte%2Dmode/'])('knows where %s leads', async (path) => {
    expect(await follow(path)).toEqual({ target: '/c/damen/', statusCode: 301 })
  })

  it('looks paths up decoded', async () => {
    expect(await follow('/r%C3%B6cke/')).toEqual({ target: '/c/roecke/', statusCode: 301 })
  })

  it('prefers the redirect of the shop to the one of all shops', async () => {
    expect(await follow('/mode/', at.shopId)).toEqual({ target: '/c/neu/', statusCode: 308 })
    expect(await follow('/mode/', de.shopId)).toEqual({
      target: 'https://magazin.example/',
      statusCode: 302,
    })
  })

  it.each(['/nichts', '/', '', '/%', '/kreis'])('knows nothing about %j', async (path) => {
    expect(await follow(path)).toBeNull()
  })

  it('never leads a shopper to anything but the web, whatever the table says', async () => {
    const backend = await startTestBackend({ engine })
    await backend.db.transaction(
      (sql) => sql`insert into redirect values (0, '/x', 'javascript:alert(1)', 301, 'own')`,
    )

    expect(await backend.post(getRedirect, { path: '/x' })).toMatchObject({ body: null })
  })
})

describe('redirect rules', () => {
  it.each(['/c/damen/', 'https://saum.example/x', 'http://saum.example'])('allows %s', (target) => {
    expect(isAllowedTarget(target)).toBe(true)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'damen',
    '',
  ])('does not allow %s', (target) => {
    expect(isAllowedTarget(target)).toBe(false)
  })

  it('looks a path with and without its trailing slash up alike', () => {
    const path = fc.stringMatching(/^(\/[a-z0-9-]{1,8}){1,4}$/)
    fc.assert(
      fc.property(path, (asked) => {
        expect(toRedirectKey(`${asked}/`)).toBe(toRedirectKey(asked))
      }),
    )
  })
})
