import { describe, expect, it } from 'vitest'
import { BackendFault, createBackend } from './backend.ts'
import { getCategoryById } from './category.ts'
import { problem } from './problem.ts'
import type { RpcAnswer, RpcRequest } from './rpc.ts'

function aBackend(answer: Partial<RpcAnswer>) {
  const requests: RpcRequest[] = []
  const backend = createBackend(
    async (request) => {
      requests.push(request)
      return { status: 200, contentType: 'application/json', body: 'null', ...answer }
    },
    { shopId: 10030, requestId: 'request-1' },
  )
  return { backend, requests }
}

describe('[7.2] the client of the shop service', () => {
  it('sends the call for its shop and request', async () => {
    const { backend, requests } = aBackend({})

    await backend.call(getCategoryById, { id: 210 })

    expect(requests).toEqual([
      {
        shopId: 10030,
        requestId: 'request-1',
        name: 'getCategoryById',
        body: '{"payload":{"id":210}}',
      },
    ])
  })

  it('accepts an answer, with or without a body', async () => {
    const { backend } = aBackend({ body: '{"id":210}' })
    const { backend: silent } = aBackend({ status: 204, body: '' })

    expect(await backend.call(getCategoryById, { id: 210 })).toEqual({
      ok: true,
      value: { id: 210 },
    })
    expect(await silent.call(getCategoryById, { id: 210 })).toEqual({ ok: true, value: null })
  })

  it('hands a refusal of the call on as a value', async () => {
    const refused = problem(404, 'Category not found', { kind: 'category-not-found' })
    const { backend } = aBackend({ status: 404, body: JSON.stringify(refused) })

    expect(await backend.call(getCategoryById, { id: 1 })).toEqual({
      ok: false,
      refusal: { kind: 'category-not-found', problem: refused },
    })
  })

  it.each([
    [
      'a problem the call does not know',
      400,
      JSON.stringify(problem(400, 'Unknown shop')),
      /400 Unknown shop/,
    ],
    [
      'a kind of another call',
      404,
      JSON.stringify(problem(404, 'x', { kind: 'basket-full' })),
      /404 x/,
    ],
    ['a page of some gateway', 502, '<html>', /getCategoryById failed: 502/],
    ['a broken success', 200, '{"id":', /getCategoryById failed: 200/],
  ])('throws for %s', async (_, status, body, message) => {
    const { backend } = aBackend({ status, body })

    const call = backend.call(getCategoryById, { id: 1 })

    await expect(call).rejects.toThrow(BackendFault)
    await expect(call).rejects.toThrow(message)
    await expect(call).rejects.toMatchObject({ status })
  })
})

describe('[8.1] problems', () => {
  it('carry their members at the top and under details', () => {
    expect(problem(412, 'Sold out', { variantId: 7 })).toEqual({
      title: 'Sold out',
      status: 412,
      variantId: 7,
      details: { variantId: 7 },
    })
  })

  it('do not let a member take the place of status or title', () => {
    expect(problem(412, 'Sold out', { status: 200, title: 'Fine' })).toMatchObject({
      title: 'Sold out',
      status: 412,
    })
  })
})
