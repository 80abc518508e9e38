import { problemShape } from '@saum/contract/problem'
import { getCategoryById, getRootCategories } from '@saum/contract/category'
import * as v from '@saum/schema/schema'
import { aCatalog } from '@saum/testing/catalog-builders'
import { startTestBackend } from '@saum/testing/test-backend'
import { describe, expect, it } from 'vitest'

describe('[8.1] what the service answers to a request it cannot take', () => {
  it.each([
    ['an unknown call', 404, 'Unknown method', { name: 'getNothing' }],
    ['a name every object has', 404, 'Unknown method', { name: 'constructor' }],
    ['an empty name', 404, 'Unknown method', { name: '' }],
    ['an unknown shop', 400, 'Unknown shop', { shopId: 1 }],
    ['a shop that is not a number', 400, 'Unknown shop', { shopId: Number.NaN }],
    ['no body', 400, 'Malformed body', { body: '' }],
    ['text that is not JSON', 400, 'Malformed body', { body: '{"payload":' }],
    ['JSON that is a list', 400, 'Malformed body', { body: '[]' }],
    ['JSON that is null', 400, 'Malformed body', { body: 'null' }],
    ['JSON that is a text', 400, 'Malformed body', { body: '"payload"' }],
    ['no payload where one is needed', 400, 'Invalid payload', { body: '{}' }],
    ['a null payload where one is needed', 400, 'Invalid payload', { body: '{"payload":null}' }],
    ['a payload without its id', 400, 'Invalid payload', { body: '{"payload":{}}' }],
    ['an id that is not a number', 400, 'Invalid payload', { body: '{"payload":{"id":"1"}}' }],
    ['an id with a fraction', 400, 'Invalid payload', { body: '{"payload":{"id":1.5}}' }],
  ])('answers %s with %i %s', async (_, status, title, request) => {
    const backend = await startTestBackend()

    const answer = await backend.send({ name: 'getCategoryById', ...request })

    expect(answer).toMatchObject({ status, contentType: 'application/problem+json' })
    expect(v.parse(problemShape, answer.body)).toMatchObject({ status, title })
    expect(backend.logged).toEqual([])
  })

  it('[5.24] says property by property what is wrong with a payload', async () => {
    const backend = await startTestBackend()

    const answer = await backend.send({
      name: 'getCategoryById',
      body: JSON.stringify({ payload: { children: 9, includeHidden: 'yes' } }),
    })

    const errors = [
      { property: 'id', message: 'value is required.' },
      { property: 'children', message: 'maximum value of 5 not respected.' },
      { property: 'includeHidden', message: 'value is not a boolean.' },
    ]
    expect(answer.body).toMatchObject({ errors, details: { errors } })
    expect(answer.body).toHaveProperty(
      'detail',
      expect.stringMatching(/^The following properties are invalid\n- id: value is required\./),
    )
  })
})

describe('[7.2] calls', () => {
  it.each(['{}', '{"payload":null}', '{"payload":{}}'])(
    'takes a call without arguments as %s',
    async (body) => {
      const backend = await startTestBackend({ catalog: aCatalog() })

      const answer = await backend.send({ name: getRootCategories.name, body })

      expect(answer).toMatchObject({ status: 200, contentType: 'application/json' })
      expect(answer.body).toHaveLength(1)
    },
  )

  it('answers a refusal with its status, its kind and its details', async () => {
    const backend = await startTestBackend()

    const answer = await backend.post(getCategoryById, { id: 4711 })

    expect(answer).toEqual({
      status: 404,
      contentType: 'application/problem+json',
      body: {
        title: 'Category not found',
        status: 404,
        kind: 'category-not-found',
        details: { kind: 'category-not-found' },
      },
    })
  })

  it('answers a fault without its insides and logs them under the request', async () => {
    const backend = await startTestBackend()
    await backend.db.transaction((sql) => sql.script('drop table category_text'))

    const answer = await backend.send({
      name: getRootCategories.name,
      body: '{}',
      requestId: 'request-7',
    })

    expect(answer).toMatchObject({ status: 500, body: { title: 'Internal Server Error' } })
    expect(JSON.stringify(answer.body)).not.toContain('category_text')
    expect(backend.logged).toMatchObject([
      {
        level: 'error',
        message: 'getRootCategories failed',
        fields: { requestId: 'request-7', error: expect.stringContaining('category_text') },
      },
    ])
  })
})
