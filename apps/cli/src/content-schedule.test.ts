import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anEditor, IN_A_YEAR, pageText, quote } from './test-editor.ts'

const VERSION = expect.stringMatching(/^[0-9a-f]{16}$/) as string

describe('[2.34] saum content schedule', () => {
  it('tells of a draft that was saved again after it was planned', async () => {
    const { run, write } = anEditor({ 'drafts/entries/new.json': quote('Neu') })
    await run(['schedule', 'new', '--at', IN_A_YEAR])
    expect((await run(['check'])).code).toBe(0)
    write('drafts/entries/new.json', quote('Noch neuer'))
    const { code, out } = await run(['check'])
    expect(code).toBe(0)
    expect(out).toContain('warning  drafts/schedule.json plans another version of "new"')
    expect((await run(['status'])).out).toMatch(/new +entry +changed since it was planned/)
    await run(['schedule', 'new', '--at', IN_A_YEAR])
    expect((await run(['check'])).out).not.toContain('plans another version')
  })

  it('takes it for a fault where not even a copy tells what was planned', async () => {
    const { run, write, content } = anEditor({ 'drafts/entries/new.json': quote('Neu') })
    await run(['schedule', 'new', '--at', IN_A_YEAR])
    rmSync(join(content, 'drafts/planned'), { recursive: true })
    expect((await run(['check'])).code).toBe(0)
    write('drafts/entries/new.json', quote('Noch neuer'))
    const { code, err } = await run(['check'])
    expect(code).toBe(1)
    expect(err).toContain('plans another version of "new"')
  })

  it('plans the beginning and the end of something', async () => {
    const { run, read } = anEditor({
      'entries/old.json': quote('Alt'),
      'drafts/entries/new.json': quote('Neu'),
    })
    expect((await run(['schedule', 'new', '--at', IN_A_YEAR])).code).toBe(0)
    expect((await run(['schedule', 'old', '--at', IN_A_YEAR, '--unpublish'])).code).toBe(0)
    expect(JSON.parse(read('drafts/schedule.json'))).toEqual([
      { id: 'new', action: 'publish', at: IN_A_YEAR, version: VERSION },
      { id: 'old', action: 'unpublish', at: IN_A_YEAR },
    ])
    const { out } = await run(['status'])
    expect(out).toMatch(/new +entry +new/)
    expect(out).toMatch(/old +unpublish .* to come/)
    // Published by hand, it is no longer planned.
    await run(['publish', 'new'])
    expect(JSON.parse(read('drafts/schedule.json'))).toHaveLength(1)
  })

  it('plans anew what was planned before', async () => {
    const { run, read } = anEditor({ 'drafts/entries/new.json': quote('Neu') })
    await run(['schedule', 'new', '--at', '2099-01-01T08:00+01:00'])
    await run(['schedule', 'new', '--at', '2099-02-01T08:00+01:00'])
    expect(JSON.parse(read('drafts/schedule.json'))).toEqual([
      { id: 'new', action: 'publish', at: '2099-02-01T08:00+01:00', version: VERSION },
    ])
  })

  it.each([
    [['new', '--at', 'tomorrow'], 'must be a moment such as'],
    [['new', '--at', '2099-01-01T08:00'], 'must be a moment such as'],
    [['new', '--at', '2020-01-01T08:00Z'], 'is over'],
    [['gone', '--at', IN_A_YEAR], 'There is no draft of "gone".'],
    [['gone', '--at', IN_A_YEAR, '--unpublish'], '"gone" is not published.'],
    [['home', '--at', IN_A_YEAR, '--unpublish'], 'A shop cannot be without its home page.'],
  ])('refuses %j', async (args, words) => {
    const { run, has } = anEditor({ 'drafts/entries/new.json': quote('Neu') })
    const { code, err } = await run(['schedule', ...args])
    expect(code).toBe(2)
    expect(err).toContain(words)
    expect(has('drafts/schedule.json')).toBe(false)
  })
})

function slot(...ids: string[]): string {
  const entries = ids.map((entry) => ({ entry }))
  return JSON.stringify({ type: 'slot', fields: { entries } })
}

describe('[2.34] saum content schedule, several things together', () => {
  const PAGE = {
    'drafts/pages/one/de-DE.md': `${pageText('one')}<!-- entry: block -->\n`,
    'drafts/entries/block.json': slot('two'),
    'drafts/entries/two.json': quote('Zwei'),
  }
  const SOON = '2098-01-01T08:00Z'
  const LATER = '2099-01-01T08:00Z'

  it('plans a page with its new blocks', async () => {
    const { run, read } = anEditor(PAGE)
    const { code, out } = await run(['schedule', 'one', 'two', 'block', 'one', '--at', LATER])
    expect(code).toBe(0)
    expect(out.match(/published at 2099-01-01 08:00 UTC/g)).toHaveLength(3)
    expect(JSON.parse(read('drafts/schedule.json'))).toMatchObject(
      ['one', 'two', 'block'].map((id) => ({ id, action: 'publish', at: LATER })),
    )
  })

  it('counts in what is planned for earlier or the same moment', async () => {
    const { run } = anEditor(PAGE)
    expect((await run(['schedule', 'two', '--at', SOON])).code).toBe(0)
    expect((await run(['schedule', 'block', '--at', LATER])).code).toBe(0)
    expect((await run(['schedule', 'one', '--at', LATER])).code).toBe(0)
  })

  it('names the link that would lead nowhere, and plans nothing', async () => {
    const { run, has } = anEditor(PAGE)
    const { code, err } = await run(['schedule', 'one', 'block', '--at', LATER])
    expect(code).toBe(2)
    expect(err).toBe(
      'drafts/entries/block.json entries links to Entry "two", which is not there at 2099-01-01T08:00Z.\nNothing is planned.\n',
    )
    expect(has('drafts/schedule.json')).toBe(false)
    expect(has('drafts/planned')).toBe(false)
  })

  it('refuses what comes before the thing it leans on', async () => {
    const { run, read } = anEditor(PAGE)
    await run(['schedule', 'two', '--at', LATER])
    const { code, err } = await run(['schedule', 'block', '--at', SOON])
    expect(code).toBe(2)
    expect(err).toContain('links to Entry "two", which is not there at 2098-01-01T08:00Z.')
    expect(JSON.parse(read('drafts/schedule.json'))).toHaveLength(1)
  })

  it('refuses to move away what something else was planned to lean on', async () => {
    const { run } = anEditor(PAGE)
    await run(['schedule', 'two', 'block', '--at', SOON])
    const words = 'drafts/entries/block.json entries links to Entry "two", which is not there'
    const moved = await run(['schedule', 'two', '--at', LATER])
    expect(moved).toMatchObject({ code: 2, err: expect.stringContaining(words) as string })
    const taken = await run(['unschedule', 'two'])
    expect(taken).toMatchObject({ code: 2, err: expect.stringContaining(words) as string })
  })

  it('says what still links to something that is to end', async () => {
    const { run } = anEditor({
      'entries/block.json': slot('two'),
      'entries/two.json': quote('Zwei'),
      'drafts/entries/block.json': slot('three'),
      'drafts/entries/three.json': quote('Drei'),
    })
    const { code, err } = await run(['schedule', 'two', '--at', LATER, '--unpublish'])
    expect(code).toBe(2)
    expect(err).toContain('entries/block.json entries links to Entry "two", which is not there')
    expect((await run(['schedule', 'block', 'three', '--at', LATER])).code).toBe(0)
    expect((await run(['schedule', 'two', '--at', LATER, '--unpublish'])).code).toBe(0)
  })

  it('ends together what links to each other, and what is still to begin', async () => {
    const { run } = anEditor({
      'entries/block.json': slot('two'),
      'entries/two.json': quote('Zwei'),
      'drafts/entries/new.json': quote('Neu'),
    })
    expect((await run(['schedule', 'block', 'two', '--at', LATER, '--unpublish'])).code).toBe(0)
    expect((await run(['schedule', 'block', 'two', '--at', SOON, '--unpublish'])).code).toBe(0)
    expect((await run(['schedule', 'new', '--at', LATER, '--unpublish'])).code).toBe(2)
    await run(['schedule', 'new', '--at', SOON])
    expect((await run(['schedule', 'new', '--at', LATER, '--unpublish'])).code).toBe(0)
  })

  it('takes back what is planned, with its copy', async () => {
    const { run, content, read } = anEditor(PAGE)
    const copies = () => readdirSync(join(content, 'drafts/planned'))
    await run(['schedule', 'two', '--at', LATER])
    expect(copies()).toEqual([VERSION])
    const { code, out } = await run(['unschedule', 'two'])
    expect(code).toBe(0)
    expect(out).toBe('"two" is not published at 2099-01-01 08:00 UTC.\n')
    expect(JSON.parse(read('drafts/schedule.json'))).toEqual([])
    expect(copies()).toEqual([])
    expect((await run(['unschedule', 'two'])).err).toContain('Nothing is planned for "two".')
  })
})
