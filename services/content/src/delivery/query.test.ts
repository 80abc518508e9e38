import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { aService, banner, PNG, type Files } from '../test-space.ts'

const ENTRIES: Files = {
  'entries/a.json': banner({
    title: { 'de-DE': 'Alte Wolle', 'en-GB': 'Old wool' },
    rank: 1,
    share: 0.5,
    isLoud: true,
    until: '2026-01-01',
    tags: ['rot', 'blau'],
    size: 'hero',
    picture: { asset: 'dots' },
    body: { 'de-DE': 'Ein **fester** Stoff' },
  }),
  'entries/b.json': banner({
    title: { 'de-DE': 'Béige Seide' },
    rank: 2,
    until: '2026-06-01T10:00:00+02:00',
    tags: ['rot'],
    next: { entry: 'a' },
  }),
  'entries/c.json': banner({ title: { 'de-DE': 'Crêpe' }, rank: 10, next: { entry: 'b' } }),
  'entries/g.json': { type: 'grid', fields: { cells: [{ entry: 'a' }, { entry: 'c' }] } },
  'assets/dots.json': { file: 'dots.png', title: 'Punkte', description: 'Punkte' },
  'media/dots.png': PNG,
}

const { ids, ask } = aService(ENTRIES, afterAll)

describe('[2.34] a query finds entries', () => {
  it.each([
    ['order=sys.id', 'a b c'],
    ['fields.rank=2', 'b'],
    ['fields.rank[ne]=2', 'a c'],
    ['fields.rank[in]=1,10', 'a c'],
    ['fields.rank[nin]=1,10', 'b'],
    ['fields.rank[lt]=2', 'a'],
    ['fields.rank[lte]=2', 'a b'],
    ['fields.rank[gt]=2', 'c'],
    ['fields.rank[gte]=2', 'b c'],
    ['fields.share[lt]=0.6', 'a'],
    ['fields.isLoud=true', 'a'],
    ['fields.until[exists]=true', 'a b'],
    ['fields.until[exists]=false', 'c'],
    ['fields.until[lt]=2026-06-01T08:00:01Z', 'a b'],
    ['fields.until[lt]=2026-06-01T08:00:00Z', 'a'],
    ['fields.until=2026-06-01T08:00:00Z', 'b'],
    ['fields.tags=blau', 'a'],
    ['fields.tags[in]=blau,rot', 'a b'],
    ['fields.tags[all]=blau,rot', 'a'],
    ['fields.tags[nin]=rot', 'c'],
    ['fields.size=hero', 'a'],
    ['fields.title[match]=wol', 'a'],
    ['fields.title[match]=olle', ''],
    ['fields.title[match]=beige', 'b'],
    ['fields.body[match]=fester%20stoff', 'a'],
    ['fields.title=Old%20wool&locale=en-GB', 'a'],
    ['fields.title=Old%20wool', ''],
    ['fields.title=Old%20wool&locale=*', 'a'],
    ['query=seide', 'b'],
    ['query=fester', 'a'],
    ['sys.id=c', 'c'],
    ['sys.id[in]=c,a,nothing', 'a c'],
    ['sys.id[ne]=a', 'b c'],
    ['sys.updatedAt[gt]=2000-01-01', 'a b c'],
    ['sys.contentType.sys.id=banner', 'a b c'],
    ['fields.next.sys.id=a', 'b'],
    ['fields.next.sys.id[exists]=true', 'b c'],
    ['fields.next.fields.rank=2', 'c'],
    ['links_to_entry=a', 'b'],
    ['links_to_asset=dots', 'a'],
    ['metadata.tags.sys.id[exists]=true', ''],
  ])('%s', async (query, expected) => {
    const found = await ids(`entries?content_type=banner&${query}`)
    expect(found.toSorted().join(' ')).toBe(expected)
  })

  it.each([
    ['order=fields.rank', 'a b c'],
    ['order=-fields.rank', 'c b a'],
    ['order=fields.title', 'a b c'],
    ['order=-sys.id', 'c b a'],
    ['order=fields.isLoud,-fields.rank', 'a c b'],
    ['order=-fields.until', 'b a c'],
    ['order=sys.id&skip=1&limit=1', 'b'],
    ['order=sys.id&skip=3', ''],
  ])('in the order of %s', async (query, expected) => {
    expect((await ids(`entries?content_type=banner&${query}`)).join(' ')).toBe(expected)
  })

  it('and counts them beyond the page that is asked for', async () => {
    const { body } = await ask('entries?content_type=banner&limit=2&skip=1&order=sys.id')
    expect(body).toMatchObject({ sys: { type: 'Array' }, total: 3, skip: 1, limit: 2 })
    expect((await ask('entries?limit=0')).body).toMatchObject({ items: [], limit: 0, total: 5 })
  })

  it('with only the fields it selects', async () => {
    const { body } = await ask('entries?content_type=banner&sys.id=a&select=sys.id,fields.rank')
    expect(body.items).toEqual([{ sys: { id: 'a', type: 'Entry' }, fields: { rank: 1 } }])
  })

  it('and assets by their kind of file', async () => {
    expect(await ids('assets?mimetype_group=image')).toEqual(['dots'])
    expect(await ids('assets?mimetype_group=video')).toEqual([])
    expect(await ids('assets?fields.file.contentType=image/png')).toEqual(['dots'])
    expect(await ids('assets?fields.file.details.size[gt]=1')).toEqual(['dots'])
    expect(await ids('assets?query=punkt')).toEqual(['dots'])
  })
})

const PATHS = (
  'fields.rank fields.next.fields.title fields.tags fields.__proto__.x fields sys.id sys.updatedAt ' +
  'order select query locale skip limit include links_to_entry content_type sync_token initial ' +
  'metadata.tags __proto__ constructor'
).split(' ')

describe('[2.34] a query nobody understands is refused', () => {
  it.each([
    ['limit=1001'],
    ['limit=-1'],
    ['limit=ten'],
    ['skip=1.5'],
    ['include=11'],
    ['content_type=nothing'],
    ['fields.rank=1'],
    ['content_type=banner&fields.nothing=1'],
    ['content_type=banner&fields.rank[near]=1'],
    ['content_type=banner&fields.rank[exists]=maybe'],
    ['content_type=banner&order=fields.text'],
    ['order=fields.rank'],
    ['content_type=banner&select=nothing'],
    ['select=fields.title'],
    ['something=else'],
    ['__proto__=1'],
    [`query=${'a%20'.repeat(101)}`],
    [`content_type=banner&fields.title[match]=${'a'.repeat(201)}`],
    ['fields[constructor]=1'],
    ['content_type=banner&fields.next.fields.next.fields.next.fields.rank=1'],
    ['content_type=banner&order=fields.next.fields.next.fields.next.fields.rank'],
    [Array.from({ length: 60 }, () => 'sys.id=a').join('&')],
  ])('%s', async (query) => {
    expect(await ask(`entries?${query}`)).toMatchObject({
      status: 400,
      body: { sys: { type: 'Error', id: 'InvalidQuery' }, requestId: expect.any(String) },
    })
  })

  it('as is an unknown locale', async () => {
    expect(await ask('entries?locale=xx-XX')).toMatchObject({
      status: 400,
      body: { sys: { id: 'BadRequest' }, message: 'Unknown locale: xx-XX' },
    })
  })

  it('and none makes the service fail', async () => {
    const path = fc.constantFrom(...PATHS)
    const operator = fc.constantFrom('', '[in]', '[gt]', '[match]', '[exists]', '[all]', '[]', '[')
    const value = fc.oneof(fc.constantFrom('a', 'banner', '1', 'true', '-sys.id', '*'), fc.string())
    const parameters = fc.array(fc.tuple(path, operator, value), { maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(parameters, async (chosen) => {
        const query = new URLSearchParams(chosen.map(([key, end, text]) => [key + end, text]))
        expect([200, 400]).toContain((await ask(`entries?${query.toString()}`)).status)
        expect([200, 400]).toContain((await ask(`sync?${query.toString()}`)).status)
      }),
      { numRuns: 300 },
    )
  })
})

describe('[2.34] turning the pages', () => {
  it('shows every entry exactly once, whatever fits on a page', async () => {
    const many = Array.from({ length: 23 }, (_, at) => [
      `entries/e${at}.json`,
      banner({ rank: at % 4, isLoud: at % 3 === 0 }),
    ])
    const { ids: idsOf } = aService(Object.fromEntries(many) as Files)
    const order = fc.constantFrom('', '&order=fields.rank', '&order=-fields.isLoud,fields.rank')
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 30 }), order, async (limit, words) => {
        const seen: string[] = []
        for (let skip = 0; skip < 23; skip += limit) {
          seen.push(
            ...(await idsOf(`entries?content_type=banner&limit=${limit}&skip=${skip}${words}`)),
          )
        }
        expect(seen).toHaveLength(23)
        expect(new Set(seen).size).toBe(23)
      }),
      { numRuns: 40 },
    )
  })
})
