import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import routes from '../../../storefront/app/routes.ts'
import { createTestApp } from '../test-app.ts'

const APP = resolve(import.meta.dirname, '../../../storefront/app')

interface RouteEntry {
  file: string
  path?: string
  children?: RouteEntry[]
}

/** Every screen that takes a form, with an address that leads to it. */
const SCREENS = pathsOf(routes, '/').filter(({ file }) =>
  /export (?:async )?(?:function|const) action\b/.test(readFileSync(join(APP, file), 'utf8')),
)

function pathsOf(entries: readonly RouteEntry[], above: string): { file: string; path: string }[] {
  return entries.flatMap(({ file, path = '', children = [] }) => {
    const filled = path.replace(':shop', 'de').replaceAll(/:\w+|\*/g, '1')
    const here = filled === '' ? above : `${above}${filled}/`
    return [{ file, path: here }, ...pathsOf(children, here)]
  })
}

const BODIES: [string, number, string | undefined, string][] = [
  ['JSON', 415, 'application/json', '{"email":"anna@example.org"}'],
  ['plain text', 415, 'text/plain', 'email=anna@example.org'],
  ['a body of no kind', 415, undefined, ''],
  ['a kind nobody knows', 415, 'anna@example.org', 'email'],
  ['a form without its boundary', 400, 'multipart/form-data', 'email=anna@example.org'],
  ['half a form', 400, 'multipart/form-data; boundary=x', '--x\r\nanna@example.org'],
]

async function send(type: string | undefined, body: string, path: string) {
  const app = createTestApp({ env: { SESSION_RATE_LIMIT: '0' } })
  const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type }
  const bytes = new TextEncoder().encode(body)
  const response = await app.fetch(path, { method: 'POST', headers, body: bytes })
  return { app, response }
}

describe('a body that is no form', () => {
  it('is sent to every screen that takes one', () => {
    expect(SCREENS.length).toBeGreaterThan(20)
    expect(SCREENS.map(({ path }) => path)).toContain('/de/account/order-details/1/')
  })

  it.each(BODIES)('is refused where it is %s', async (_, status, type, body) => {
    for (const { path } of SCREENS) {
      const { app, response } = await send(type, body, path)
      expect({ path, status: response.status }).toEqual({ path, status })
      expect(app.pageRequests).toEqual([])
      expect(await response.text()).toContain('Diese Anfrage können wir nicht lesen.')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(JSON.stringify(app.logLines)).toContain('A form could not be read')
      expect(JSON.stringify(app.logLines)).not.toContain('anna')
    }
  })

  it('is refused a script that asks for data in the same way', async () => {
    const { response } = await send('application/json', '{}', '/de/cart.data')
    expect(response.status).toBe(415)
  })
})

describe('a form', () => {
  it.each([
    ['urlencoded', new URLSearchParams({ name: 'Anna' })],
    ['multipart', aForm()],
  ])('of the kind %s reaches the screen whole', async (_, body) => {
    const app = createTestApp()
    expect((await app.fetch('/de/cart/', { method: 'POST', body })).status).toBe(200)
    const form = await app.pageRequests[0]?.formData()
    expect(form?.get('name')).toBe('Anna')
  })
})

function aForm(): FormData {
  const form = new FormData()
  form.set('name', 'Anna')
  return form
}
