import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashDraft } from '../space/draft-version.ts'
import { aService, banner, pageText, type Answer, type Files } from '../test-space.ts'

const NOON = '2026-12-01T12:00:00Z'
const EVENING = '2026-12-01T18:00:00Z'
const HOUR_MS = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse(NOON) - HOUR_MS,
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
  })
})
afterEach(() => void vi.useRealTimers())

const PLANNED = {
  'entries/sale.json': banner({ rank: 1 }),
  'drafts/entries/sale.json': banner({ rank: 2 }),
  'drafts/entries/winter.json': banner({}),
  'drafts/schedule.json': [
    { id: 'sale', action: 'unpublish', at: EVENING },
    publishing('sale', NOON, { 'drafts/entries/sale.json': banner({ rank: 2 }) }),
    publishing('winter', '2026-12-01T13:00:00+01:00', { 'drafts/entries/winter.json': banner({}) }),
  ],
}

/** As `saum content schedule` writes it. */
function publishing(id: string, at: string, draft: Record<string, string | object>) {
  const files = Object.entries(draft).map(([file, content]) => ({
    file,
    text: typeof content === 'string' ? content : JSON.stringify(content),
  }))
  return { id, action: 'publish', at, version: hashDraft(files) }
}

describe('[2.34] what is scheduled', () => {
  it('is shown from its moment on and gone after its end, without anybody doing anything', async () => {
    const { ask, ids, service } = aService(PLANNED)
    const told = vi.fn()
    service.onChange(told)
    expect(await ids('entries?content_type=banner&fields.rank[exists]=true')).toEqual(['sale'])
    expect((await ask('entries/winter')).status).toBe(404)

    await vi.advanceTimersByTimeAsync(HOUR_MS)
    expect(told).toHaveBeenCalledTimes(1)
    expect((await ask('entries/sale')).body['fields']).toMatchObject({ rank: 2 })
    expect((await ask('entries/winter')).status).toBe(200)

    await vi.advanceTimersByTimeAsync(6 * HOUR_MS)
    expect(told).toHaveBeenCalledTimes(2)
    expect((await ask('entries/sale')).status).toBe(404)
    expect((await ask('entries/sale', 'preview-token')).status).toBe(200)
  })

  it('comes to a copy of the space as a change and as a deletion', async () => {
    const { ask } = aService(PLANNED)
    const first = await ask('sync?initial=true')
    const follow = async (answer: typeof first) =>
      ask(`sync?${String(answer.body['nextSyncUrl']).split('?')[1]}`)
    vi.setSystemTime(Date.parse(NOON))
    const noon = await follow(first)
    expect(noon.body.items).toMatchObject([{ sys: { id: 'sale' } }, { sys: { id: 'winter' } }])
    vi.setSystemTime(Date.parse(EVENING))
    expect((await follow(noon)).body.items).toMatchObject([
      { sys: { id: 'sale', type: 'DeletedEntry', deletedAt: EVENING.replace('Z', '.000Z') } },
    ])
  })

  it('takes a page along with what its text implies', async () => {
    const body = '<!-- block: call-to-action -->\n[Los](/de/c/)\n'
    const draft = { 'drafts/pages/sale/de-DE.md': pageText('sale', { body }) }
    const { ask } = aService({
      ...draft,
      'drafts/schedule.json': [publishing('sale', NOON, draft)],
    })
    expect((await ask('entries/sale-call-to-action-1')).status).toBe(404)
    vi.setSystemTime(Date.parse(NOON))
    expect((await ask('entries/sale-call-to-action-1')).body['fields']).toEqual({
      linkLabel: 'Los',
      linkTarget: '/de/c/',
    })
  })

  it('waits longer than a timer can', async () => {
    const draft = { 'drafts/entries/far.json': banner({}) }
    const plan = [publishing('far', '2027-03-01T00:00:00Z', draft)]
    const { ask, service } = aService({ ...draft, 'drafts/schedule.json': plan })
    const told = vi.fn()
    service.onChange(told)
    await vi.advanceTimersByTimeAsync(60 * 24 * HOUR_MS)
    expect(told).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(31 * 24 * HOUR_MS)
    expect(told).toHaveBeenCalledTimes(1)
    expect((await ask('entries/far')).status).toBe(200)
  })
})

describe('[2.34] a draft that is saved again after it was planned', () => {
  const NEWER = { 'drafts/entries/sale.json': banner({ rank: 3 }) }
  const rank = async ({ ask }: ReturnType<typeof aService>, token?: string) =>
    ((await ask('entries/sale', token)).body['fields'] as { rank: number }).rank

  async function save(running: ReturnType<typeof aService>): Promise<void> {
    const seen = new Promise<void>((resolve) => void running.service.onChange(resolve))
    running.write(NEWER)
    // What a folder tells comes by itself, the wait for its pause by our clock.
    const ticking = setInterval(() => vi.advanceTimersByTime(100), 10)
    await seen
    clearInterval(ticking)
  }

  it('stays private when its moment comes', async () => {
    const running = aService({ ...PLANNED, ...NEWER })
    vi.setSystemTime(Date.parse(NOON))
    expect(await rank(running)).toBe(1)
    expect(await rank(running, 'preview-token')).toBe(3)
    expect(running.logged).toMatchObject([
      { fields: { fault: expect.stringContaining('plans another version of "sale"') as string } },
    ])
  })

  it('leaves what is shown as it was planned', async () => {
    const running = aService(PLANNED)
    vi.setSystemTime(Date.parse(NOON))
    expect(await rank(running)).toBe(2)
    await save(running)
    expect(await rank(running, 'preview-token')).toBe(3)
    expect(await rank(running)).toBe(2)
  })

  it('waits for its own moment where it is planned as well', async () => {
    const running = aService(PLANNED)
    vi.setSystemTime(Date.parse(NOON))
    expect(await rank(running)).toBe(2)
    const [, first] = PLANNED['drafts/schedule.json']
    running.write({ 'drafts/schedule.json': [first ?? {}, publishing('sale', EVENING, NEWER)] })
    await save(running)
    expect(await rank(running)).toBe(2)
    vi.setSystemTime(Date.parse(EVENING))
    expect(await rank(running)).toBe(3)
  })

  it('is not published by a row that names no version', async () => {
    const running = aService({
      ...PLANNED,
      'drafts/schedule.json': [{ id: 'sale', action: 'publish', at: NOON }],
    })
    vi.setSystemTime(Date.parse(EVENING))
    expect(await rank(running)).toBe(1)
    expect(running.logged).toMatchObject([
      { fields: { fault: expect.stringContaining('does not say which version') as string } },
    ])
  })
})

describe('[2.34] a clock that is set', () => {
  it('back hides again what is not due any more', async () => {
    const { ask } = aService(PLANNED)
    vi.setSystemTime(Date.parse(EVENING))
    expect((await ask('entries/winter')).status).toBe(200)
    vi.setSystemTime(Date.parse(NOON) - HOUR_MS)
    expect((await ask('entries/winter')).status).toBe(404)
    expect((await ask('entries/sale')).body['fields']).toMatchObject({ rank: 1 })
  })

  it('is noticed within a minute, whatever the timers say', async () => {
    const { service } = aService(PLANNED)
    const told = vi.fn()
    service.onChange(told)
    vi.setSystemTime(Date.parse(NOON))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).toHaveBeenCalledTimes(1)
    vi.setSystemTime(Date.parse(NOON) - HOUR_MS)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).toHaveBeenCalledTimes(2)
  })
})

describe('[2.34] a preview as of a moment', () => {
  const DRAFTED = { ...PLANNED, 'drafts/entries/loose.json': banner({}) }

  function aPreview(files: Files) {
    const { service } = aService(files)
    return async (at: string | null, path = 'entries?content_type=banner&order=sys.id') => {
      const headers = { authorization: 'Bearer preview-token', ...(at && { 'x-preview-at': at }) }
      const address = `http://content.test/spaces/test/environments/master/${path}`
      const response = await service.fetch(new Request(address, { headers }))
      return { status: response.status, body: (await response.json()) as Answer['body'] }
    }
  }
  const seen = ({ body }: Pick<Answer, 'body'>) =>
    body.items.map(({ sys, fields }) => [sys.id, fields['rank']])

  it('shows what is planned for later as it is published, and hides what is to end before', async () => {
    const see = aPreview(DRAFTED)

    expect(seen(await see('2026-12-01T11:59:00Z'))).toEqual([
      ['loose', undefined],
      ['sale', 1],
    ])
    expect(seen(await see(NOON))).toEqual([
      ['loose', undefined],
      ['sale', 2],
      ['winter', undefined],
    ])
    expect(seen(await see(EVENING))).toEqual([
      ['loose', undefined],
      ['winter', undefined],
    ])
  })

  it('shows all drafts where no moment is named', async () => {
    const see = aPreview(DRAFTED)
    vi.setSystemTime(Date.parse(EVENING))

    expect(seen(await see(null)).map(([id]) => id)).toEqual(['loose', 'sale', 'winter'])
  })

  it('can be read page by page', async () => {
    const see = aPreview(DRAFTED)
    const ids: string[] = []
    let path: string | undefined = 'sync?initial=true&type=Entry&limit=1'
    while (path !== undefined) {
      const { body } = await see(EVENING, path)
      ids.push(...body.items.map(({ sys }) => sys.id))
      const next = body['nextPageUrl'] as string | undefined
      path = next && `sync?${next.split('?')[1]}`
    }

    expect(ids).toEqual(['home', 'loose', 'winter'])
  })

  it('needs a moment, and changes nothing for those who read what is published', async () => {
    const { service } = aService(DRAFTED)
    const ask = async (token: string, at: string) => {
      const headers = { authorization: `Bearer ${token}`, 'x-preview-at': at }
      return service.fetch(new Request('http://content.test/spaces/test/entries', { headers }))
    }

    expect((await ask('preview-token', 'soon')).status).toBe(400)
    const published = (await (await ask('delivery-token', EVENING)).json()) as Answer['body']
    expect(published.items.map(({ sys }) => sys.id)).toContain('sale')
  })
})

describe('[2.34] a draft', () => {
  it('of one locale of a page stands for that page with the other locales', async () => {
    const { ask } = aService({
      'pages/one/de-DE.md': pageText('one', { title: 'Eins' }),
      'pages/one/en-GB.md': pageText('one', { locale: 'en-GB', title: 'One' }),
      'drafts/pages/one/en-GB.md': pageText('one', { locale: 'en-GB', title: 'One, better' }),
    })
    const title = async (token?: string) =>
      ((await ask('entries/one?locale=*', token)).body['fields'] as { title: object }).title
    expect(await title()).toEqual({ 'de-DE': 'Eins', 'en-GB': 'One' })
    expect(await title('preview-token')).toEqual({ 'de-DE': 'Eins', 'en-GB': 'One, better' })
  })
})
