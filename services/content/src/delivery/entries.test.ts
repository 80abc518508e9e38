import { describe, expect, it } from 'vitest'
import { aService, banner, pageText, PNG } from '../test-space.ts'

const LINKED = {
  'entries/a.json': banner({ next: { entry: 'b' }, picture: { asset: 'dots' } }),
  'entries/b.json': banner({ next: { entry: 'c' } }),
  'entries/c.json': banner({ next: { entry: 'a' } }),
  'entries/lost.json': banner({ next: { entry: 'gone' }, picture: { asset: 'gone' } }),
  'assets/dots.json': { file: 'dots.png', title: 'Punkte', description: { 'de-DE': 'Punkte' } },
  'media/dots.png': PNG,
}

function idsIn(includes: unknown, kind: string): string[] {
  const resources = (includes as Record<string, { sys: { id: string } }[]> | undefined)?.[kind]
  return (resources ?? []).map(({ sys }) => sys.id)
}

describe('[2.34] links of entries', () => {
  it.each([
    [0, [], []],
    [1, ['b'], ['dots']],
    [2, ['b', 'c'], ['dots']],
    [10, ['b', 'c'], ['dots']],
  ])('are included %i deep, circles and all', async (depth, entries, assets) => {
    const { ask } = aService(LINKED)
    const { body } = await ask(`entries?sys.id=a&include=${depth}`)
    expect(idsIn(body['includes'], 'Entry')).toEqual(entries)
    expect(idsIn(body['includes'], 'Asset')).toEqual(assets)
  })

  it('are included one deep unless the query says otherwise', async () => {
    const { ask } = aService(LINKED)
    expect(idsIn((await ask('entries?sys.id=a')).body['includes'], 'Entry')).toEqual(['b'])
  })

  it('that lead nowhere are told', async () => {
    const { ask } = aService(LINKED)
    const { body } = await ask('entries?sys.id=lost')
    expect(body['errors']).toEqual(
      ['Entry', 'Asset'].toReversed().map((linkType) => ({
        sys: { id: 'notResolvable', type: 'error' },
        details: { type: 'Link', linkType, id: 'gone' },
      })),
    )
    expect((await ask('entries?sys.id=lost&include=0')).body).not.toHaveProperty('errors')
  })

  it('of rich text are included as well', async () => {
    const body = 'Text\n\n<!-- entry: a -->\n'
    const { ask } = aService({ ...LINKED, 'pages/one/de-DE.md': pageText('one', { body }) })
    const answer = await ask('entries?sys.id=one')
    expect(idsIn(answer.body['includes'], 'Entry')).toEqual(['a'])
  })
})

describe('[2.34] locales of entries', () => {
  const TEXTS = {
    'entries/a.json': banner({ title: { 'de-DE': 'Hallo', 'en-GB': 'Hello' }, rank: 1 }),
  }

  it.each([
    ['', 'de-DE', { title: 'Hallo', rank: 1 }],
    ['?locale=en-GB', 'en-GB', { title: 'Hello', rank: 1 }],
    ['?locale=fr-CH', 'fr-CH', { title: 'Hello', rank: 1 }],
    ['?locale=it-CH', 'it-CH', { rank: 1 }],
  ])('fall back as the space says: %j', async (query, locale, fields) => {
    const { ask } = aService(TEXTS)
    expect((await ask(`entries/a${query}`)).body).toMatchObject({ sys: { locale }, fields })
    expect((await ask(`entries/a${query}`)).body['fields']).toEqual(fields)
  })

  it('come all together when all are asked for', async () => {
    const { ask } = aService(TEXTS)
    const { body } = await ask('entries/a?locale=*')
    expect(body['fields']).toEqual({
      title: { 'de-DE': 'Hallo', 'en-GB': 'Hello' },
      rank: { 'de-DE': 1 },
    })
    expect(body['sys']).not.toHaveProperty('locale')
  })
})

describe('[2.34] an entry', () => {
  it('says what it is in the words of the delivery API', async () => {
    const { ask } = aService({ 'entries/a.json': banner({}) })
    expect((await ask('entries/a')).body).toEqual({
      metadata: { tags: [], concepts: [] },
      sys: {
        space: { sys: { type: 'Link', linkType: 'Space', id: 'test' } },
        environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
        id: 'a',
        type: 'Entry',
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        revision: 1,
        contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'banner' } },
        locale: 'de-DE',
      },
      fields: { title: 'Titel' },
    })
  })

  it('of a page holds what its text implies as entries', async () => {
    const de = '## Fragen\n<!-- block: accordion -->\n### Eins?\nJa.\n### Zwei?\nNein.\n'
    const en = '## Questions\n<!-- block: accordion -->\n### One?\nYes.\n'
    const { ask } = aService({
      'pages/faq/de-DE.md': pageText('faq', { body: de }),
      'pages/faq/en-GB.md': pageText('faq', { locale: 'en-GB', body: en }),
    })
    const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
    expect((await ask('entries/faq-accordion-1?locale=*')).body['fields']).toEqual({
      items: {
        'de-DE': [link('faq-accordion-1-item-1'), link('faq-accordion-1-item-2')],
        'en-GB': [link('faq-accordion-1-item-1')],
      },
      isFaq: { 'de-DE': false },
    })
    expect((await ask('entries/faq-accordion-1-item-1?locale=en-GB')).body['fields']).toMatchObject(
      {
        title: 'One?',
        body: { content: [{ nodeType: 'paragraph', content: [{ value: 'Yes.' }] }] },
      },
    )
  })

  it('of an asset knows its file and its size', async () => {
    const { ask } = aService(LINKED)
    expect((await ask('assets/dots')).body['fields']).toEqual({
      title: 'Punkte',
      description: 'Punkte',
      file: {
        url: expect.stringMatching(/^\/media\/[0-9a-f]{20}\/dots\.png$/),
        details: { size: PNG.length, image: { width: 3, height: 2 } },
        fileName: 'dots.png',
        contentType: 'image/png',
      },
    })
  })
})
