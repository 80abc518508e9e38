import { randomUUID } from 'node:crypto'
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anEditor, CONTENT, IN_A_YEAR, pageText, quote } from './test-editor.ts'

describe('[2.34] saum content check', () => {
  it('finds the content of the shop sound', async () => {
    const { run } = anEditor()
    const { code, err } = await run(['check'], { CONTENT_DIR: CONTENT })
    expect(err).toBe('')
    expect(code).toBe(0)
  })

  it('names every fault with its file and ends with 1', async () => {
    const { run } = anEditor({
      'entries/one.json': '{',
      'entries/two.json': JSON.stringify({ type: 'banner', fields: {} }),
    })
    const { code, err, out } = await run(['check'])
    expect(code).toBe(1)
    expect(err).toContain('entries/one.json is not JSON')
    expect(err).toContain('entries/two.json title is missing')
    expect(err).toContain('entries/two.json picture is missing')
    expect(out).toContain('3 faults')
  })

  it('ends with 0 where there is only something to translate', async () => {
    const { run } = anEditor({ 'entries/one.json': quote('Nur deutsch') })
    const { code, out } = await run(['check'])
    expect(code).toBe(0)
    expect(out).toContain('warning  entries/one.json is not translated for en-GB: text')
  })

  it('says where it looked in vain', async () => {
    const { run, folder } = anEditor()
    const { code, err } = await run(['check'], { CONTENT_DIR: join(folder, 'nowhere') })
    expect(code).toBe(1)
    expect(err).toContain('space.json is missing')
  })
})

describe('[2.34] saum content publish', () => {
  it('moves drafts of entries, pages and pictures into place', async () => {
    const { run, has, read } = anEditor({
      'entries/one.json': quote('Alt'),
      'drafts/entries/one.json': quote('Neu'),
      'drafts/pages/sale/de-DE.md': pageText('sale'),
      'drafts/assets/clip.json': JSON.stringify({ file: 'clip.vtt' }),
      'drafts/media/clip.vtt': 'WEBVTT',
    })
    const { code, out } = await run(['publish', 'one', 'sale', 'clip', 'one'])
    expect(code).toBe(0)
    expect(out).toBe(
      ['entries/one.json', 'pages/sale/de-DE.md', 'media/clip.vtt', 'assets/clip.json']
        .map((file) => `${file} is published.\n`)
        .join(''),
    )
    expect(read('entries/one.json')).toContain('Neu')
    for (const gone of ['entries/one.json', 'pages/sale', 'assets/clip.json', 'media/clip.vtt']) {
      expect(has(`drafts/${gone}`)).toBe(false)
    }
    expect((await run(['check'])).code).toBe(0)
  })

  it.each<[string, Record<string, string>, string]>([
    ['there is none', {}, 'There is no draft of "one".'],
    ['it has a fault', { 'drafts/entries/one.json': '{' }, 'drafts/entries/one.json is not JSON'],
    [
      'it leans on another draft',
      {
        'drafts/entries/one.json': JSON.stringify({
          type: 'slot',
          fields: { entries: [{ entry: 'two' }] },
        }),
        'drafts/entries/two.json': quote('Zwei'),
      },
      'links to Entry "two", which is not there',
    ],
    [
      'its address is taken',
      {
        'pages/sale/de-DE.md': pageText('sale'),
        'drafts/pages/one/de-DE.md': pageText('one', { slug: 'sale' }),
      },
      'has the slug "sale"',
    ],
  ])('publishes nothing where %s', async (_, files, words) => {
    const { run, has } = anEditor({ ...files, 'drafts/entries/sound.json': quote('Gut') })
    const { code, err } = await run(['publish', 'sound', 'one'])
    expect(code).toBe(2)
    expect(err).toContain(words)
    expect(has('entries/sound.json')).toBe(false)
  })

  it('publishes together what leans on each other', async () => {
    const { run } = anEditor({
      'drafts/entries/one.json': JSON.stringify({
        type: 'slot',
        fields: { entries: [{ entry: 'two' }] },
      }),
      'drafts/entries/two.json': quote('Zwei'),
    })
    expect((await run(['publish', 'one', 'two'])).code).toBe(0)
  })
})

describe('[2.34] saum content publish, when things go wrong', () => {
  it.each(['.', '..', '../../pages/about', 'one/../..', '', '/etc'])(
    'takes %j for no id and leaves everything where it is',
    async (id) => {
      const files = {
        'pages/about/de-DE.md': pageText('about'),
        'drafts/pages/one/de-DE.md': pageText('one'),
        'drafts/entries/two.json': quote('Zwei'),
      }
      const { run, has } = anEditor(files)
      for (const args of [
        ['publish', id],
        ['schedule', id, '--at', IN_A_YEAR],
      ]) {
        const { code, err } = await run(args)
        expect(code).toBe(2)
        expect(err).toContain(`"${id}" cannot be an id.`)
      }
      for (const file of Object.keys(files)) expect(has(file)).toBe(true)
    },
  )

  it('leaves notes beside a page and clears what an interruption left', async () => {
    const part = `entries/.${randomUUID()}.part`
    const { run, has, content } = anEditor({
      'drafts/pages/one/de-DE.md': pageText('one'),
      'drafts/pages/one/notes.txt': 'noch fragen',
      [part]: '{"type"',
      'entries/.mine.part': 'not ours',
    })
    const before = new Date(Date.now() - 120_000)
    utimesSync(join(content, part), before, before)
    expect((await run(['publish', 'one'])).code).toBe(0)
    expect(has('drafts/pages/one/de-DE.md')).toBe(false)
    expect(has('drafts/pages/one/notes.txt')).toBe(true)
    expect(has(part)).toBe(false)
    expect(has('entries/.mine.part')).toBe(true)
  })

  it('places what is linked before what links it', async () => {
    const { run } = anEditor({
      'drafts/pages/one/de-DE.md': `${pageText('one')}<!-- entry: slot -->\n`,
      'drafts/entries/slot.json': JSON.stringify({
        type: 'slot',
        fields: { entries: [{ entry: 'two' }] },
      }),
      'drafts/entries/two.json': quote('Zwei'),
    })
    const { out } = await run(['publish', 'one', 'slot', 'two'])
    expect(out.match(/\S+(?= is published)/g)).toEqual([
      'entries/two.json',
      'entries/slot.json',
      'pages/one/de-DE.md',
    ])
  })

  it.each([
    ['with a draft', { 'drafts/entries/one.json': quote('Neu') }],
    ['as it is', {}],
  ])('shows again what the schedule took off, %s', async (_, draft) => {
    const gone = { id: 'one', action: 'unpublish', at: '2020-01-01T08:00Z' }
    const later = { id: 'one', action: 'unpublish', at: '2099-01-01T08:00Z' }
    const { run, read } = anEditor({
      ...draft,
      'entries/one.json': quote('Alt'),
      'drafts/schedule.json': JSON.stringify([gone, later]),
    })
    const { code, out } = await run(['publish', 'one'])
    expect(code).toBe(0)
    expect(out).toBe('entries/one.json is published.\n')
    expect(JSON.parse(read('drafts/schedule.json'))).toEqual([later])
  })
})

describe('[2.34] saum content preview-link', () => {
  it('opens a page of a shop with the secret of the server', async () => {
    const { run, folder } = anEditor({
      'pages/one/de-DE.md': pageText('one', { slug: 'magazin/eins' }),
    })
    expect((await run(['preview-link'])).err).toContain('Start the server once')
    mkdirSync(join(folder, 'data'))
    writeFileSync(join(folder, 'data/preview-secret'), 'from-file\n')

    const home = await run(['preview-link'])
    expect(home.out).toBe('http://localhost:3000/de/?editorMode=true&previewSecret=from-file\n')
    const env = { PUBLIC_ORIGIN: 'https://www.saum.example', PREVIEW_SECRET: 'given' }
    const page = await run(['preview-link', 'one', '--shop', 'fr-ch'], env)
    expect(page.out).toBe(
      'https://www.saum.example/fr-ch/magazin/eins/?editorMode=true&previewSecret=given\n',
    )
    expect((await run(['preview-link', 'nothing'], env)).code).toBe(2)
  })
})
