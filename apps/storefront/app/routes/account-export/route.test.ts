import { describe, expect, it } from 'vitest'
import { aCustomerContext, routeArgs, twoCustomers } from '#app/server/test-customer-context.ts'
import { loader } from './route.ts'

const PATH = '/de/account/data/export/'

describe('the export of one’s data', () => {
  it('is a file nobody keeps on the way', async () => {
    const { anna } = await twoCustomers()

    const file = await loader(routeArgs(anna.context, PATH, { params: {} }))

    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w.-]+\.json"$/,
    )
    expect(file.headers.get('cache-control')).toContain('no-store')
    const text = await file.text()
    expect(text).toContain('customer-91@saum.example')
    expect(text).not.toContain('customer-92@saum.example')
  })

  it('leads back to the page where it was asked for too often', async () => {
    const body = JSON.stringify({ kind: 'too-many-requests', title: '', status: 429 })
    const rpc = async () => ({ status: 429, contentType: '', body })
    const { context } = aCustomerContext({ rpc })

    const answer = await loader(routeArgs(context, PATH, { params: {} }))

    expect(answer.headers.get('location')).toBe('/de/account/data/?says=too-many')
  })
})
