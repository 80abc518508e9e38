import { getUser } from '@saum/contract/user'
import { PASSWORD } from '@saum/testing/customer-visit'
import { describe, expect, it } from 'vitest'
import {
  aCustomerContext,
  routeArgs,
  thrownBy,
  twoCustomers,
} from '#app/server/test-customer-context.ts'
import { action, loader } from './route.tsx'

const PATH = '/de/account/data/'

function formOf(context: Parameters<typeof routeArgs>[0], form: Record<string, string>) {
  return action(routeArgs(context, PATH, { params: {}, form: { intent: 'delete', ...form } }))
}

/** A shop that refuses. */
function refusing(kind: string, status: number, more: object = {}) {
  const body = JSON.stringify({ kind, title: '', status, ...more })
  return aCustomerContext({ rpc: async () => ({ status, contentType: '', body }) })
}

describe('deleting the account', () => {
  it('ends with a word of farewell and no session', async () => {
    const { service, anna } = await twoCustomers()

    const gone = await thrownBy(() => formOf(anna.context, { password: PASSWORD }))

    const location = gone instanceof Response && gone.headers.get('location')
    expect(location).toBe('/de/login/?says=account-deleted#')
    expect(anna.ended).toEqual([anna.sessionKey])
    const { body } = await service.postAs(anna.sessionKey, getUser, {})
    expect(body).toEqual({})
  })

  it('needs the password: a wrong one or none changes nothing', async () => {
    const { service, anna } = await twoCustomers()

    for (const password of ['', 'Falsch & Faden 7', 'x'.repeat(5_000)]) {
      const answer = await formOf(anna.context, { password })
      expect(answer).toMatchObject({ init: { status: 422 } })
    }

    expect(anna.ended).toEqual([])
    const { body } = await service.postAs(anna.sessionKey, getUser, {})
    expect(body).toMatchObject({ user: { firstName: 'Anna' } })
  })

  it('asks who came by another provider to log in once more', async () => {
    const { context } = refusing('login-too-old', 403)

    expect(await formOf(context, { password: 'anything' })).toMatchObject({
      data: { kind: 'login-too-old' },
    })
  })

  it('says how long to wait after too many tries', async () => {
    const { context } = refusing('too-many-requests', 429, { retryAfterSeconds: 61 })

    expect(await formOf(context, { password: 'anything' })).toMatchObject({
      data: { kind: 'too-many-requests', waitMinutes: 2 },
    })
  })
})

describe('the page of data and consents', () => {
  it('is there without the letters where their service fails', async () => {
    const { context, faults } = aCustomerContext({ rpc: () => Promise.reject(new Error('down')) })

    const page = await loader(routeArgs(context, PATH, { params: {} }))

    expect(page).toMatchObject({ letters: null, hasPassword: true })
    expect(faults).toHaveLength(1)
  })
})
