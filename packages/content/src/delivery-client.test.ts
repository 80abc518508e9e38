import { describe, expect, it } from 'vitest'
import { createDeliveryClient } from './delivery-client.ts'

const SYS = { space: { sys: { id: 'saum' } } }
const wireEntry = (id: string, fields: unknown = { title: { 'de-DE': id } }) => ({
  sys: { ...SYS, id, type: 'Entry', updatedAt: 'u', contentType: { sys: { id: 'text' } } },
  fields,
})
const locales = {
  items: [{ code: 'de-DE', default: true, fallbackCode: null, name: 'Deutsch', sys: {} }],
}

type Answer = object | ((url: URL) => Response | Promise<Response>)

/** A service that answers by the end of its paths and remembers what it was asked. */
function aService(answers: Record<string, Answer>, options: { maxAnswerBytes?: number } = {}) {
  const asked: Request[] = []
  const problems: string[] = []
  const client = createDeliveryClient({
    async fetch(input, init) {
      const request = new Request(input, init)
      asked.push(request)
      const url = new URL(request.url)
      const token = url.searchParams.get('sync_token')
      const path = url.pathname.split('/').at(-1) ?? ''
      const answer = answers[token === null ? path : `${path} ${token}`] ?? answers[path]
      if (typeof answer === 'function') return (answer as (url: URL) => Response)(url)
      return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer)
    },
    baseUrl: 'https://cdn.example',
    space: 'sp ace',
    environment: 'master',
    accessToken: 'secret',
    timeoutMs: 200,
    report: (problem) => void problems.push(problem),
    ...options,
  })
  return { client, asked, problems }
}

const next = (token: string) => `https://evil.example/elsewhere?sync_token=${token}`

describe('[7.56] a request to the content delivery', () => {
  it('names space and environment, and carries the access token in a header only', async () => {
    const { client, asked } = aService({
      locales,
      sync: { items: [], nextSyncUrl: next('later') },
    })

    await client.readAll()

    expect(asked.map(({ url }) => url).toSorted()).toEqual([
      'https://cdn.example/spaces/sp%20ace/environments/master/locales?',
      'https://cdn.example/spaces/sp%20ace/environments/master/sync?initial=true&limit=1000',
    ])
    expect(asked.every((one) => one.headers.get('authorization') === 'Bearer secret')).toBe(true)
  })

  it('says as of when drafts are wanted, on every page, if somebody chose a moment', async () => {
    const { client, asked } = aService({
      locales,
      sync: { items: [], nextPageUrl: next('more') },
      'sync more': { items: [], nextSyncUrl: next('later') },
    })
    const moments = () =>
      asked.splice(0).flatMap(({ url, headers }) => {
        return url.includes('/sync') ? [headers.get('x-preview-at')] : []
      })

    await client.readAll(new Date('2027-05-01T12:00:00Z'))
    expect(moments()).toEqual(['2027-05-01T12:00:00.000Z', '2027-05-01T12:00:00.000Z'])

    await client.readAll()
    expect(moments()).toEqual([null, null])
  })

  it('reads page after page, always from the host it was told', async () => {
    const { client, asked } = aService({
      locales,
      sync: { items: [wireEntry('one')], nextPageUrl: next('page-2') },
      'sync page-2': { items: [wireEntry('two')], nextSyncUrl: next('later') },
    })

    const { changes, token, locales: found } = await client.readAll()

    expect(changes).toMatchObject([{ entry: { id: 'one' } }, { entry: { id: 'two' } }])
    expect(token).toBe('later')
    expect(found).toEqual([{ code: 'de-DE', fallbackCode: null, isDefault: true }])
    expect(asked.every(({ url }) => url.startsWith('https://cdn.example/'))).toBe(true)
  })

  it('reads what changed and what went', async () => {
    const gone = { sys: { ...SYS, id: 'two', type: 'DeletedEntry' } }
    const goneAsset = { sys: { ...SYS, id: 'coat', type: 'DeletedAsset' } }
    const { client } = aService({
      locales,
      'sync t1': { items: [wireEntry('one'), gone, goneAsset], nextSyncUrl: next('t2') },
    })

    expect(await client.readChanges('t1')).toMatchObject({
      changes: [
        {
          kind: 'entry',
          entry: { id: 'one', type: 'text', fields: { title: { 'de-DE': 'one' } } },
        },
        { kind: 'entry-gone', id: 'two' },
        { kind: 'asset-gone', id: 'coat' },
      ],
      token: 't2',
    })
  })

  it('learns that its token is unknown', async () => {
    const refused = () => Response.json({ sys: { type: 'Error' } }, { status: 400 })

    expect(await aService({ locales, sync: refused }).client.readChanges('old')).toBe(
      'unknown-token',
    )
  })

  it('asks for entries and assets page by page where sync is refused', async () => {
    const all = Array.from({ length: 1500 }, (_, at) => wireEntry(`e${at}`))
    const { client } = aService({
      locales,
      sync: () => new Response('no', { status: 400 }),
      entries(url: URL) {
        const skip = Number(url.searchParams.get('skip'))
        expect(url.searchParams.get('locale')).toBe('*')
        return Response.json({ items: all.slice(skip, skip + 1000), total: 1500 })
      },
      assets: { items: [{ sys: { id: 'coat', type: 'Asset' }, fields: {} }], total: 1 },
    })

    const { changes, token } = await client.readAll()

    expect(changes).toHaveLength(1501)
    expect(token).toBeNull()
  })
})

describe('an answer that is not as it should be', () => {
  it('loses what cannot be read of it, and nothing else', async () => {
    const { client, problems } = aService({
      locales,
      sync: {
        items: [
          null,
          7,
          { sys: { type: 'Entry', id: 'untyped' }, fields: {} },
          { sys: { type: 'Surprise', id: 'x' } },
          wireEntry('odd', { title: 'no locales', list: [1], text: { 'de-DE': 'ok' } }),
          wireEntry('good'),
        ],
        nextSyncUrl: next('later'),
      },
    })

    const { changes } = await client.readAll()

    expect(changes).toMatchObject([{ entry: { id: 'odd' } }, { entry: { id: 'good' } }])
    expect(changes[0]).toMatchObject({ entry: { fields: { text: { 'de-DE': 'ok' } } } })
    expect(problems).toContain('An item of the content service cannot be read: Entry untyped')
    expect(problems).toHaveLength(4)
  })

  it.each([
    ['garbage', () => new Response('<html>', { headers: { 'content-type': 'application/json' } })],
    ['another shape', () => Response.json({ items: 'many' })],
    ['401', () => new Response('no', { status: 401 })],
    ['500', () => new Response('no', { status: 500 })],
    ['nothing', () => Promise.reject(new TypeError('fetch failed'))],
  ])('fails as a whole: %s', async (_, sync) => {
    await expect(aService({ locales, sync }).client.readAll()).rejects.toThrow(Error)
    await expect(aService({ locales, sync }).client.readChanges('t')).rejects.toThrow(Error)
  })

  it('is given up when it does not come', async () => {
    const sync = () => new Promise<Response>(() => {})
    const { client } = aService({ locales, sync: async () => Promise.race([sync(), late()]) })

    await expect(client.readAll()).rejects.toThrow(Error)
  })

  it.each([['says'], ['is']])('is refused when it %s too large', async (how) => {
    const body = JSON.stringify({ items: [], padding: 'x'.repeat(2_000) })
    const { client } = aService(
      {
        locales,
        sync: () =>
          how === 'says'
            ? new Response('', { headers: { 'content-length': '999999' } })
            : new Response(new Blob([body]).stream(), {
                headers: { 'content-type': 'application/json' },
              }),
      },
      { maxAnswerBytes: 1_000 },
    )

    await expect(client.readAll()).rejects.toThrow('larger than 1000 bytes')
  })

  it('that asks for patience in its own header is asked again', async () => {
    let count = 0
    const { client } = aService({
      locales,
      sync() {
        count += 1
        if (count > 1) return Response.json({ items: [], nextSyncUrl: next('later') })
        return new Response('', { status: 429, headers: { 'x-contentful-ratelimit-reset': '0' } })
      },
    })

    expect((await client.readAll()).token).toBe('later')
  })
})

function late(): Promise<Response> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('late')), 400)
  })
}
