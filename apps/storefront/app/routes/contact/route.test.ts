import { createBackend } from '@saum/contract/backend'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { startTestBackend } from '@saum/testing/test-backend'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { backendContext, shopContext } from '#app/server/context.ts'
import { routeArgs } from '#app/server/test-customer-context.ts'
import { action } from './route.tsx'

const BOUNDARY = 'multipart/form-data; boundary=x'

async function post(contentType: string | null, body: BodyInit) {
  const service = await startTestBackend()
  const { shopId } = DEFAULT_SHOP
  const context = new RouterContextProvider()
  context.set(shopContext, DEFAULT_SHOP)
  context.set(backendContext, createBackend(service.transport, { shopId, requestId: 'test' }))
  const address = '/de/contact-message/'
  const request = new Request(`https://saum.example${address}`, { method: 'POST', body })
  request.headers.delete('content-type')
  if (contentType !== null) request.headers.set('content-type', contentType)
  return action({ ...routeArgs(context, address, { params: {} }), request })
}

describe('[2.34] what comes to the address of the contact form', () => {
  it.each([
    ['JSON', 'application/json', '{"name":"Anna"}'],
    ['JSON that says it is a form', BOUNDARY, '{"name":"Anna"}'],
    ['a form that breaks off', BOUNDARY, '--x\r\ncontent-disposition: form-data; name="name"\r\n'],
    ['a form without its boundary', 'multipart/form-data', 'name=Anna'],
    ['text', 'text/plain', 'name=Anna'],
    ['nothing', null, ''],
    ['no fields', 'application/x-www-form-urlencoded', '&&=&%'],
    ['bytes', 'application/octet-stream', new Uint8Array([0, 255])],
  ])('and is no message is answered by the form: %s', async (_, contentType, body) => {
    const answer = await post(contentType, body)

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

    const answer = await post('application/x-www-form-urlencoded', message)

    expect(answer.init?.status ?? 200).toBe(200)
    expect(answer.data).toEqual({ caseNumber: expect.stringMatching(/^(?:[0-9A-Z]{4}-){2}/) })
  })
})
