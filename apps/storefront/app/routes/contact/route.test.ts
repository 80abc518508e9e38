import { createBackend } from '@saum/contract/backend'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { startTestBackend } from '@saum/testing/test-backend'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { backendContext, shopContext } from '#app/server/context.ts'
import { routeArgs } from '#app/server/test-customer-context.ts'
import { action } from './route.tsx'

async function post(body: BodyInit) {
  const service = await startTestBackend()
  const { shopId } = DEFAULT_SHOP
  const context = new RouterContextProvider()
  context.set(shopContext, DEFAULT_SHOP)
  context.set(backendContext, createBackend(service.transport, { shopId, requestId: 'test' }))
  const address = '/de/contact-message/'
  const request = new Request(`https://saum.example${address}`, { method: 'POST', body })
  request.headers.set('content-type', 'application/x-www-form-urlencoded')
  return action({ ...routeArgs(context, address, { params: {} }), request })
}

describe('[2.34] what comes to the address of the contact form', () => {
  it('and says nothing is answered by the form', async () => {
    const answer = await post('&&=&%')

    expect(answer.init?.status).toBe(422)
    expect(answer.data).toMatchObject({
      typed: { name: '', message: '' },
      faults: { topic: { kind: 'required' }, message: { kind: 'required' } },
    })
  })

  it('is thanked for with its number in the answer itself, at no address others could open', async () => {
    const message = new URLSearchParams({
      topic: 'product',
      name: 'Anna Faden',
      email: 'anna@saum.example',
      message: 'Kratzt die Wolle auf der Haut?',
    })

    const answer = await post(message)

    expect(answer.init?.status ?? 200).toBe(200)
    expect(answer.data).toEqual({ caseNumber: expect.stringMatching(/^(?:[0-9A-Z]{4}-){2}/) })
  })
})
