import { describe, expect, it } from 'vitest'
import { aTestIndex } from '../http/test-protocol.ts'
import { startClassic } from './test-classic.ts'

const RULES = {
  triggersFor: (query: string) =>
    query === 'filialen' ? [{ type: 'redirect' as const, content: '/de/location/' }] : [],
  placementForQuery: () => ({ pinned: [], boosts: new Map() }),
  placementForCategory: () => ({ pinned: [], boosts: new Map() }),
}

describe('[7.44] a plan', () => {
  it('says where to go without searching', async () => {
    const { call } = startClassic({ rules: RULES })

    const { body } = await call('/plan', { q: 'filialen', context: {}, locale: 'de-DE' })

    expect(body).toMatchObject({
      parsedInput: { basicExpression: 'filialen', largeExpression: '' },
      preprocessingOutput: { triggers: [{ type: 'redirect', content: '/de/location/' }] },
    })
  })

  it('has no triggers for other queries', async () => {
    const { call } = startClassic({ rules: RULES })

    const { body } = await call('/plan', { q: 'kleid' })

    expect(body.preprocessingOutput.triggers).toEqual([])
  })
})

describe('[7.43] [9.21] query suggestions', () => {
  it('are five unless more are wanted, and never more than twenty', async () => {
    const limits: number[] = []
    const completion = {
      expression: 'kleid',
      highlighted: '{kl}[eid]',
      score: 3,
      executableConfidence: 1,
    }
    const { call } = startClassic({
      suggestions: {
        complete: async (_, limit) => {
          limits.push(limit)
          return [completion]
        },
      },
    })

    const { body } = await call('/querySuggest', { q: 'kl', actionsHistory: [] })
    await call('/querySuggest', { q: 'kl', count: 1000 })

    expect(body.completions).toEqual([completion])
    expect(limits).toEqual([5, 20])
  })

  it('are refused for a count of 0', async () => {
    const { call } = startClassic()

    const { body } = await call('/querySuggest', { q: 'kl', count: 0 })

    expect(body.message).toBe(
      'The following properties are invalid\n- count: minimum value of 1 not respected.',
    )
  })
})

describe('[7.42] a search within a facet', () => {
  it('finds values counted in the search it belongs to', async () => {
    const { call } = startClassic()

    const { body } = await call('/facet', {
      field: 'material',
      type: 'specific',
      query: '*lein*',
      searchContext: { q: 'blazer' },
    })

    expect(body.values).toEqual([{ displayValue: 'Leinen', rawValue: 'Leinen', count: 1 }])
    expect(body.moreValuesAvailable).toBe(false)
  })

  it('leaves out values the client shows already', async () => {
    const { call } = startClassic()

    const { body } = await call('/facet', { field: 'material', ignoreValues: ['Leinen'] })

    expect(body.values.map(({ rawValue }: { rawValue: string }) => rawValue)).toEqual(['Wolle'])
  })

  it('refuses an expression in its search that cannot be read', async () => {
    const { call } = startClassic()

    const { status } = await call('/facet', { field: 'material', searchContext: { aq: '(' } })

    expect(status).toBe(400)
  })
})

describe('the preview of a product', () => {
  it('is a page that shows its texts and runs nothing', async () => {
    const { send, accessToken } = startClassic()

    const answer = await send({
      method: 'GET',
      path: '/rest/search/v2/html',
      query: `organizationId=saum&uniqueId=product.10001001&access_token=${accessToken}`,
      headers: { authorization: '' },
    })

    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(answer.body).toContain('<h1><a href="https://shop.test/de/p/produkt-10001001/">')
    expect(answer.body).toContain('<p>Leichtes Kleid für warme Tage</p>')
  })

  it('writes signs of HTML as text', async () => {
    const product = JSON.stringify({
      permanentid: '7',
      clickUri: 'https://shop.test/"onclick="',
      ec_name: '<script>alert(1)</script>',
    })
    const index = { ...aTestIndex(() => []), products: async () => [{ id: 7, product }] }
    const { send } = startClassic({ index })

    const answer = await send({ path: '/rest/search/v2/html', body: '{"uniqueId":"product.7"}' })

    expect(answer.body).not.toContain('<script>')
    expect(answer.body).toContain('href="https://shop.test/&quot;onclick=&quot;"')
  })

  it.each(['product.99', 'elsewhere.1', 'product.1e3'])('is not known for %s', async (uniqueId) => {
    const { call } = startClassic()

    const { status } = await call('/html', { uniqueId })

    expect(status).toBe(404)
  })
})

describe('the list of fields', () => {
  it('says what can be filtered and sorted by', async () => {
    const { send } = startClassic()

    const answer = await send({ method: 'GET', path: '/rest/search/v2/fields' })

    const { fields } = JSON.parse(typeof answer.body === 'string' ? answer.body : '')
    expect(fields).toContainEqual(
      expect.objectContaining({ name: '@ec_price', type: 'DOUBLE', sortByField: true }),
    )
    expect(fields).toContainEqual(
      expect.objectContaining({ name: '@material', type: 'STRING', groupByField: true }),
    )
  })
})
