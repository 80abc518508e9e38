import { describe, expect, it } from 'vitest'
import { startClassic } from './test-classic.ts'

const LINEN_DRESS = 'Kleid aus Leinen'
const KNIT_DRESS = 'Strickkleid'
const WOOL_BLAZER = 'Blazer aus Schurwolle'
const LINEN_BLAZER = 'Blazer aus Leinen'

describe('[7.41] a classic search', () => {
  it('answers each style once with everything a client reads of a result', async () => {
    const { call } = startClassic()

    const { status, body } = await call('', { q: 'kleid leinen', tab: 'default', locale: 'de-DE' })

    expect(status).toBe(200)
    expect(body).toMatchObject({
      totalCount: 1,
      totalCountFiltered: 1,
      facets: [],
      queryCorrections: [],
      triggers: [],
      pipeline: 'default',
      splitTestRun: '',
      extendedResults: {},
      searchUid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(body.results[0]).toMatchObject({
      title: LINEN_DRESS,
      uri: expect.stringMatching(/^https:\/\/shop\.test\/de\/p\/produkt-1000100\d\/$/),
      uniqueId: expect.stringMatching(/^product\.1000100\d$/),
      titleHighlights: [
        { offset: 0, length: 5 },
        { offset: 10, length: 6 },
      ],
      percentScore: 100,
      raw: {
        permanentid: expect.stringMatching(/^1000100\d$/),
        urihash: expect.any(String),
        source: 'catalog',
        collection: 'default',
        ec_item_group_id: '10001',
        ec_price: 89.95,
      },
      childResults: [],
      totalNumberOfChildResults: 0,
    })
  })

  it('[3.75] says in which forms the words of the query stand in its results', async () => {
    const { call } = startClassic()

    const { body } = await call('', { q: 'kleider "leinen kleid"' })

    expect(body.termsToHighlight).toEqual({
      kleider: ['kleid'],
      leinen: ['leinen'],
      kleid: ['kleid'],
    })
    expect(body.phrasesToHighlight).toEqual({
      'leinen kleid': { leinen: ['leinen'], kleid: ['kleid'] },
    })
  })

  it('[3.75] has nothing to highlight where nothing was found or asked', async () => {
    const { call } = startClassic()

    for (const q of ['qqqqqq', '']) {
      const { body } = await call('', { q })
      expect(body).toMatchObject({ termsToHighlight: {}, phrasesToHighlight: {} })
    }
  })

  it('[3.75] answers a question with the passage that does, as HTML', async () => {
    const asked: string[] = []
    const { call } = startClassic({
      answers: {
        answer: () => Promise.reject(new Error('A whole answer is not expected here')),
        async snippet(query) {
          asked.push(query)
          return query.includes('Leinen')
            ? { text: 'Bis 40° <kalt> & feucht', permanentid: 'care-guide' }
            : null
        },
      },
    })
    const q = 'Wie wasche ich Leinen?'

    const [answered, unanswered, word, later] = [
      await call('', { q }),
      await call('', { q: 'Wie wasche ich Gold?' }),
      await call('', { q: 'Leinen' }),
      await call('', { q, firstResult: 10 }),
    ]

    expect(answered.body.questionAnswer).toEqual({
      answerFound: true,
      question: q,
      answerSnippet: 'Bis 40° &lt;kalt&gt; &amp; feucht',
      documentId: { contentIdKey: 'permanentid', contentIdValue: 'care-guide' },
      score: 1,
      relatedQuestions: [],
    })
    for (const { body } of [unanswered, word, later]) {
      expect(body.questionAnswer).toMatchObject({ answerFound: false, answerSnippet: '' })
    }
    expect(asked).toEqual([q, 'Wie wasche ich Gold?'])
  })

  it('finds what lacks one of the words where nothing has all of them', async () => {
    const { titles } = startClassic()

    const found = await titles({ q: 'strickkleid schurwolle' })

    expect(new Set(found)).toEqual(new Set([KNIT_DRESS, WOOL_BLAZER]))
  })

  it('has every style where nothing is asked for', async () => {
    const { titles } = startClassic()

    expect(await titles({})).toHaveLength(4)
  })

  it('sends only the fields that are wanted, and those events need', async () => {
    const { call } = startClassic()

    const { body } = await call('', { q: 'strickkleid', fieldsToInclude: ['ec_brand', 'nothing'] })

    expect(Object.keys(body.results[0].raw).toSorted()).toEqual([
      'collection',
      'ec_brand',
      'objecttype',
      'permanentid',
      'source',
      'urihash',
    ])
  })

  it('folds the other colors of a style below it', async () => {
    const { call } = startClassic()

    const { body } = await call('', {
      q: 'kleid leinen',
      filterField: '@ec_item_group_id',
      filterFieldRange: 10,
    })

    const [result] = body.results
    const ids = [result, ...result.childResults].map(({ uniqueId }) => uniqueId)
    expect(new Set(ids)).toEqual(new Set(['product.10001001', 'product.10001002']))
    expect(result.totalNumberOfChildResults).toBe(1)
    const { permanentid, foldingcollection, foldingparent, foldingchild } = result.raw
    expect({ foldingcollection, foldingparent, foldingchild }).toEqual({
      foldingcollection: '10001',
      foldingparent: permanentid,
      foldingchild: [permanentid],
    })
    expect(result.childResults[0].raw.foldingparent).toBe(permanentid)
  })

  it('loads all colors of one style, whatever was typed before', async () => {
    const { titles } = startClassic()

    const found = await titles({
      q: '( <@- blazer (neu -@> ) OR @uri',
      enableQuerySyntax: true,
      cq: '@foldingcollection=10001',
      filterField: 'foldingcollection',
      filterFieldRange: 100,
    })

    expect(found).toEqual([LINEN_DRESS])
  })
})

describe('[3.61] the parts of a query', () => {
  it.each([
    ['aq', '@ec_brand==Zwirn', [KNIT_DRESS]],
    ['cq', '@material==("Leinen") AND @ec_price>100', [LINEN_BLAZER]],
    ['aq', '@ec_price=100..130', [KNIT_DRESS]],
    ['aq', '@ec_price<100', [LINEN_DRESS]],
    ['aq', '@ec_price<=129.95 @ec_price>89.95', [KNIT_DRESS]],
    ['aq', '@date>=2026/11/01', [LINEN_DRESS, WOOL_BLAZER]],
    ['aq', '@ec_date==2026/11/05', [WOOL_BLAZER]],
    ['aq', '@ec_category=="Damen|Blazer"', [LINEN_BLAZER, WOOL_BLAZER]],
    ['aq', '@permanentid=="20001001"', [WOOL_BLAZER]],
    ['aq', 'NOT (@material==Wolle OR @ec_price>=140)', [LINEN_DRESS]],
    ['aq', '@material<>Leinen', [KNIT_DRESS, WOOL_BLAZER]],
    ['aq', 'blazer "leinen"', [LINEN_BLAZER]],
    ['aq', '@source==catalog @ec_brand==Zwirn', [KNIT_DRESS]],
    ['aq', '@source==elsewhere', []],
  ])('%s %s', async (part, expression, found) => {
    const { titles } = startClassic()

    expect((await titles({ [part]: expression })).toSorted()).toEqual(found.toSorted())
  })

  it('narrow each other, and dq adds what they leave out', async () => {
    const { titles } = startClassic()
    const body = { q: 'blazer', aq: '@ec_price<1000', cq: '@material==Wolle' }

    expect(await titles(body)).toEqual([WOOL_BLAZER])
    expect((await titles({ ...body, dq: '@ec_brand==Zwirn' })).toSorted()).toEqual([
      WOOL_BLAZER,
      KNIT_DRESS,
    ])
  })

  it('find by a long text that no product has all words of', async () => {
    const { titles } = startClassic()
    const lq = 'Ich suche für den Sommer einen Blazer, gern aus Leinen'

    expect((await titles({ lq }))[0]).toBe(LINEN_BLAZER)
  })

  it('are read in q only where the client allows it', async () => {
    const { titles } = startClassic()
    const q = 'blazer @material==Leinen'

    expect(await titles({ q, enableQuerySyntax: true })).toEqual([LINEN_BLAZER])
  })

  it('do not stop a shopper whose words are no expression', async () => {
    const { titles } = startClassic()

    expect(await titles({ q: 'strickkleid (', enableQuerySyntax: true })).toEqual([KNIT_DRESS])
    expect(await titles({ q: 'strickkleid @zwirn', enableQuerySyntax: true })).toEqual([KNIT_DRESS])
  })

  it.each([
    ['aq', '@ec_brand==', 'aq: the expression ends where a value is expected, at character 12.'],
    ['cq', '(a', 'cq: the expression ends too early, at character 3.'],
    ['dq', '@nobody==1', 'dq: the field @nobody is not known.'],
    ['aq', '@ec_price>cheap', 'aq: the field @ec_price is not compared with a number.'],
    ['aq', '@date>=2026/02/31', 'aq: the field @date is not compared with a date.'],
    ['aq', '@ec_price=20..10', 'aq: the range of @ec_price has its start after its end.'],
    ['aq', '@ec_brand>=S', 'aq: the field @ec_brand cannot be compared by size.'],
    ['aq', '@ec_brand=a..b', 'aq: the field @ec_brand has no ranges.'],
    [
      'aq',
      'NOT '.repeat(50),
      'aq: the expression is nested deeper than 20 levels, at character 81.',
    ],
  ])('refuse %s %.30s', async (part, expression, message) => {
    const { call } = startClassic()

    const { status, body } = await call('', { [part]: expression })

    expect({ status, body }).toEqual({
      status: 400,
      body: { statusCode: 400, type: 'INVALID_REQUEST', message },
    })
  })
})

describe('the order of results', () => {
  it.each([
    ['@ec_price ascending', [LINEN_DRESS, KNIT_DRESS, LINEN_BLAZER, WOOL_BLAZER]],
    ['@ec_price descending', [WOOL_BLAZER, LINEN_BLAZER, KNIT_DRESS, LINEN_DRESS]],
    ['date descending', [LINEN_DRESS, WOOL_BLAZER, KNIT_DRESS, LINEN_BLAZER]],
    [
      '@ec_brand descending, @ec_price ascending',
      [KNIT_DRESS, LINEN_DRESS, LINEN_BLAZER, WOOL_BLAZER],
    ],
  ])('by %s', async (sortCriteria, found) => {
    const { titles } = startClassic()

    expect(await titles({ sortCriteria })).toEqual(found)
  })

  it('is refused by a field nobody knows', async () => {
    const { call } = startClassic()

    const { body } = await call('', { sortCriteria: '@nobody ascending' })

    expect(body.message).toBe('sortCriteria: "@nobody ascending" is not known.')
  })
})

describe('[9.17] [5.28] pages of results', () => {
  it('begin and end where they are asked to', async () => {
    const { titles } = startClassic()
    const sortCriteria = '@ec_price ascending'

    expect(await titles({ sortCriteria, firstResult: 1, numberOfResults: 2 })).toEqual([
      KNIT_DRESS,
      LINEN_BLAZER,
    ])
    expect(await titles({ numberOfResults: 0 })).toEqual([])
  })

  it.each([
    [{ firstResult: -1 }, 'firstResult: minimum value of 0 not respected.'],
    [{ numberOfResults: 1.5 }, 'numberOfResults: value is not an integer.'],
    [{ numberOfResults: '10' }, 'numberOfResults: value is not a number.'],
    [{ q: 7 }, 'q: value is not a string.'],
    [{ q: 'x'.repeat(5001) }, 'q: maximum length of 5000 not respected.'],
    [{ enableQuerySyntax: 'yes' }, 'enableQuerySyntax: value is not a boolean.'],
  ])('are refused for %j', async (body, message) => {
    const { call } = startClassic()

    const answer = await call('', body)

    expect(answer.status).toBe(400)
    expect(answer.body.message).toBe(`The following properties are invalid\n- ${message}`)
  })

  it('are empty far behind the end, and quick for absurd sizes', async () => {
    const { titles } = startClassic()

    expect(await titles({ firstResult: 1e9, numberOfResults: 1e9 })).toEqual([])
    expect(await titles({ numberOfResults: 1e9 })).toHaveLength(4)
  })
})
