import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aFolder, banner, pageText, PNG, startService, type Files } from '../test-space.ts'
import { checkContent, isFault } from './check-content.ts'
import { plan } from './plan.ts'
import { publishDrafts } from './publish.ts'

const TODAY = Date.parse('2026-12-01T08:00:00Z')
const NOON = '2026-12-01T12:00:00Z'

/** An editor who planned these drafts for noon, and servers that come and go. */
async function aPlan(files: Files, ids: readonly string[]) {
  vi.useFakeTimers({ now: TODAY, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { folder, write } = aFolder(files)
  const planned = await plan(folder, { ids, action: 'publish', at: NOON }, TODAY)
  if (!planned.ok) throw new Error(planned.refusal.join('\n'))
  const start = () => {
    const running = startService(folder)
    const fields = async (id: string) => (await running.ask(`entries/${id}`)).body['fields']
    return { ...running, fields }
  }
  const copies = () => readdirSync(join(folder, 'drafts/planned'))
  return { folder, write, start, copies }
}

const OLD = { 'entries/sale.json': banner({ rank: 1 }) }
const PLANNED = { ...OLD, 'drafts/entries/sale.json': banner({ rank: 2 }) }
const NEWER = { 'drafts/entries/sale.json': banner({ rank: 3 }) }

describe('[2.34] a version that was planned', () => {
  it('is delivered although its draft was overwritten and the server started anew', async () => {
    const { write, start } = await aPlan(PLANNED, ['sale'])
    const before = start()
    write(NEWER)
    before.service.close()
    const { fields, ask, logged } = start()
    expect(await fields('sale')).toMatchObject({ rank: 1 })
    vi.setSystemTime(NOON)
    expect(await fields('sale')).toMatchObject({ rank: 2 })
    const preview = await ask('entries/sale', 'preview-token')
    expect(preview.body['fields']).toMatchObject({ rank: 3 })
    expect(await start().fields('sale')).toMatchObject({ rank: 2 })
    expect(logged).toEqual([])
  })

  it('is delivered although its draft is gone, and nothing of it is published', async () => {
    const draft = 'drafts/entries/new.json'
    const { folder, write, start, copies } = await aPlan({ [draft]: banner({ rank: 2 }) }, ['new'])
    write({ [draft]: null })
    vi.setSystemTime(NOON)
    const { fields, ask } = start()
    expect(await fields('new')).toMatchObject({ rank: 2 })
    expect((await ask('entries/new', 'preview-token')).status).toBe(200)
    const published = await publishDrafts(folder, ['new'], Date.now())
    expect(published).toMatchObject({ ok: true, value: ['entries/new.json'] })
    expect(await start().fields('new')).toMatchObject({ rank: 2 })
    expect(copies()).toEqual([])
  })

  it('is there for whoever links to it, although its draft is gone', async () => {
    const draft = 'drafts/entries/new.json'
    const next = { entry: 'new' }
    const { folder, write } = await aPlan({ [draft]: banner({}) }, ['new'])
    write({ [draft]: null, 'drafts/entries/other.json': banner({ next }) })
    expect(checkContent(folder).findings.filter(isFault)).toEqual([])
    const wish = { ids: ['other'], action: 'publish', at: NOON } as const
    expect((await plan(folder, wish, TODAY)).ok).toBe(true)
  })

  it('holds the locales that were drafted, and takes the others as they are published', async () => {
    const text = (locale: string, title: string) => pageText('one', { locale, title })
    const { write, start } = await aPlan(
      {
        'pages/one/de-DE.md': text('de-DE', 'Eins'),
        'pages/one/en-GB.md': text('en-GB', 'One'),
        'drafts/pages/one/en-GB.md': text('en-GB', 'One, better'),
      },
      ['one'],
    )
    write({
      'drafts/pages/one/en-GB.md': text('en-GB', 'One, best'),
      'pages/one/de-DE.md': text('de-DE', 'Eins, berichtigt'),
    })
    vi.setSystemTime(NOON)
    const { body } = await start().ask('entries/one?locale=*')
    expect(body['fields']).toMatchObject({
      title: { 'de-DE': 'Eins, berichtigt', 'en-GB': 'One, better' },
    })
  })

  it.each(['drafts/media/coat.png', 'media/coat.png'])(
    'keeps its picture from %s',
    async (file) => {
      const asset = { file: 'coat.png', description: 'Ein Mantel' }
      const { write, start } = await aPlan({ 'drafts/assets/coat.json': asset, [file]: PNG }, [
        'coat',
      ])
      const other = Uint8Array.from([...PNG, 1])
      write({ [file]: other, 'drafts/assets/coat.json': { ...asset, description: 'Eine Jacke' } })
      vi.setSystemTime(NOON)
      const { ask, service } = start()
      const { body } = await ask('assets/coat')
      const { description, file: shown } = body['fields'] as Record<string, { url: string }>
      expect(description).toBe('Ein Mantel')
      const answer = await service.fetch(new Request(`http://content.test${shown?.url ?? ''}`))
      expect(answer.headers.get('cache-control')).toContain('immutable')
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PNG)
    },
  )

  it('is kept as long as it is planned, and no longer', async () => {
    const { folder, write, copies } = await aPlan(PLANNED, ['sale'])
    const [first] = copies()
    write(NEWER)
    await plan(folder, { ids: ['sale'], action: 'publish', at: NOON }, TODAY)
    expect(copies()).toHaveLength(1)
    expect(copies()).not.toContain(first)
    await publishDrafts(folder, ['sale'], TODAY)
    expect(copies()).toEqual([])
  })

  it('stays beside the next one while it is shown', async () => {
    const { folder, write, start, copies } = await aPlan(PLANNED, ['sale'])
    write(NEWER)
    vi.setSystemTime(NOON)
    const evening = '2026-12-01T18:00:00Z'
    await plan(folder, { ids: ['sale'], action: 'publish', at: evening }, Date.parse(NOON))
    write({ 'drafts/entries/sale.json': banner({ rank: 4 }) })
    expect(copies()).toHaveLength(2)
    const { fields } = start()
    expect(await fields('sale')).toMatchObject({ rank: 2 })
    vi.setSystemTime(evening)
    expect(await fields('sale')).toMatchObject({ rank: 3 })
  })
})

describe('[2.34] an interruption', () => {
  it('of planning leaves a copy nobody asks for, which the next plan removes', async () => {
    const { folder, write, start, copies } = await aPlan(PLANNED, ['sale'])
    const [first = ''] = copies()
    const orphan = '0123456789abcdef'
    cpSync(join(folder, 'drafts/planned', first), join(folder, 'drafts/planned', orphan), {
      recursive: true,
    })
    expect(await start().fields('sale')).toMatchObject({ rank: 1 })
    write(NEWER)
    await plan(folder, { ids: ['sale'], action: 'publish', at: NOON }, TODAY)
    expect(copies()).toHaveLength(1)
    expect(copies()).not.toContain(orphan)
  })

  it('that left half a copy is noticed: what is published stays', async () => {
    const text = (locale: string, title: string) => pageText('one', { locale, title })
    const drafts = {
      'drafts/pages/one/de-DE.md': text('de-DE', 'Neu'),
      'drafts/pages/one/en-GB.md': text('en-GB', 'New'),
    }
    const files = { 'pages/one/de-DE.md': text('de-DE', 'Alt'), ...drafts }
    const { folder, write, start, copies } = await aPlan(files, ['one'])
    rmSync(join(folder, 'drafts/planned', copies()[0] ?? '', 'pages/one/en-GB.md'))
    write({ 'drafts/pages/one/de-DE.md': text('de-DE', 'Noch neuer') })
    vi.setSystemTime(NOON)
    const { fields, logged } = start()
    expect(await fields('one')).toMatchObject({ title: 'Alt' })
    expect(logged).toMatchObject([
      { fields: { fault: expect.stringContaining('plans another version of "one"') as string } },
    ])
  })

  it('of publishing shows what is being published, never an earlier plan', async () => {
    const { folder, write, start } = await aPlan(PLANNED, ['sale'])
    write(NEWER)
    vi.setSystemTime(NOON)
    // A folder in its place keeps the file from being written.
    rmSync(join(folder, 'entries/sale.json'))
    mkdirSync(join(folder, 'entries/sale.json'))
    await expect(publishDrafts(folder, ['sale'], Date.now())).rejects.toThrow('EISDIR')
    expect(await start().fields('sale')).toMatchObject({ rank: 3 })

    rmSync(join(folder, 'entries/sale.json'), { recursive: true })
    expect((await publishDrafts(folder, ['sale'], Date.now())).ok).toBe(true)
    expect(await start().fields('sale')).toMatchObject({ rank: 3 })
    expect(readFileSync(join(folder, 'drafts/schedule.json'), 'utf8')).toBe('[]\n')
  })

  it('after the files were moved leaves the shop with what was published', async () => {
    const { folder, write, start, copies } = await aPlan(PLANNED, ['sale'])
    write(NEWER)
    const schedule = join(folder, 'drafts/schedule.json')
    await publishDrafts(folder, ['sale'], TODAY)
    // As it is between the move and the end of the plan: the row names what was published.
    const row = { id: 'sale', action: 'publish', at: NOON, version: '0123456789abcdef' }
    write({ 'drafts/schedule.json': [row] })
    vi.setSystemTime(NOON)
    expect(existsSync(schedule)).toBe(true)
    expect(copies()).toEqual([])
    expect(await start().fields('sale')).toMatchObject({ rank: 3 })
  })
})

describe('[2.34] a hostile schedule', () => {
  it.each(['../..', '..', '/etc', 'planned', ''])(
    'reads no folder by the version %j',
    async (version) => {
      vi.useFakeTimers({ now: Date.parse(NOON), toFake: ['Date'] })
      onTestFinished(() => void vi.useRealTimers())
      const row = { id: 'sale', action: 'publish', at: NOON, version }
      const { folder } = aFolder({ ...PLANNED, ...NEWER, 'drafts/schedule.json': [row] })
      const { body } = await startService(folder).ask('entries/sale')
      expect(body['fields']).toMatchObject({ rank: 1 })
    },
  )
})
