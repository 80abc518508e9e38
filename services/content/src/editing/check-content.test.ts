import { mkdirSync, symlinkSync, truncateSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeFinding } from '../space/finding.ts'
import { aFolder, banner, pageText, PNG, SPACE, type Files } from '../test-space.ts'
import { checkContent } from './check-content.ts'

function findingsFor(files: Files) {
  return checkContent(aFolder(files).folder).findings
}

/** Faults with their files, warnings left aside. */
function faultsFor(files: Files): string[] {
  return findingsFor(files)
    .filter(({ severity }) => severity !== 'warning')
    .map(({ file, message }) => `${file} ${message}`)
}

function warningsFor(file: string, files: Files): string[] {
  return findingsFor(files).flatMap((one) => (one.file === file ? [one.message] : []))
}

function entry(fields: object, type = 'banner'): Files {
  return { 'entries/a.json': { type, fields } }
}

const TITLE = { title: { 'de-DE': 'Titel' } }

describe('[2.34] a check of content', () => {
  it('has nothing to say about a sound folder', () => {
    const texts = { 'de-DE': 'Hallo', 'en-GB': 'Hello', 'fr-CH': 'Bonjour' }
    expect(faultsFor({ 'entries/a.json': banner({ title: texts }) })).toEqual([])
    expect(warningsFor('entries/a.json', { 'entries/a.json': banner({ title: texts }) })).toEqual(
      [],
    )
  })

  it.each<[string, Files, string]>([
    ['a missing field', entry({}), 'entries/a.json title is missing'],
    ['an empty field', entry({ title: { 'de-DE': '' } }), 'entries/a.json title is missing'],
    [
      'a field in other locales only',
      entry({ title: { 'en-GB': 'x' } }),
      'entries/a.json title is missing',
    ],
    [
      'an unknown tag',
      { 'entries/a.json': { ...banner(TITLE), tags: ['summer'] } },
      'entries/a.json has the unknown tag "summer"',
    ],
    [
      'a tag of an asset twice',
      {
        'assets/a.json': { file: 'a.png', description: 'a', tags: ['sale', 'sale'] },
        'media/a.png': PNG,
      },
      'assets/a.json has the tag "sale" twice',
    ],
    [
      'an unknown tag of a page',
      { 'pages/care/de-DE.md': pageText('care', { tags: 'sale, summer' }) },
      'pages/care/de-DE.md has the unknown tag "summer"',
    ],
    ['an unknown type', entry({}, 'bannner'), 'entries/a.json has the unknown type "bannner"'],
    [
      'an unknown field',
      entry({ ...TITLE, colour: 'red' }),
      'entries/a.json has a field "colour" that banner does not know',
    ],
    [
      'an unknown locale',
      entry({ title: { 'de-DE': 'x', 'de-XX': 'x' } }),
      'entries/a.json title has the unknown locale "de-XX"',
    ],
    [
      'a number for a text',
      entry({ title: { 'de-DE': 7 } }),
      'entries/a.json title in de-DE must be text',
    ],
    [
      'a text for a number',
      entry({ ...TITLE, rank: '7' }),
      'entries/a.json rank in de-DE must be a whole number',
    ],
    [
      'a text for a decision',
      entry({ ...TITLE, isLoud: 'yes' }),
      'entries/a.json isLoud in de-DE must be true or false',
    ],
    [
      'a word for a date',
      entry({ ...TITLE, until: 'tomorrow' }),
      'entries/a.json until in de-DE must be a date such as 2026-11-15 or 2026-11-15T08:00Z',
    ],
    [
      'a value that is not offered',
      entry({ ...TITLE, size: 'huge' }),
      'entries/a.json size in de-DE must be one of hero, wide',
    ],
    [
      'a word for a list',
      entry({ ...TITLE, tags: 'red' }),
      'entries/a.json tags in de-DE must be a list',
    ],
    [
      'an entry for an asset',
      entry({ ...TITLE, picture: { entry: 'home' } }),
      'entries/a.json picture in de-DE must be a link such as { "asset": "id" }',
    ],
    [
      'a broken link',
      entry({ ...TITLE, next: { entry: 'gone' } }),
      'entries/a.json next links to Entry "gone", which is not there',
    ],
    [
      'a link to something else',
      entry({ ...TITLE, next: { entry: 'home' } }),
      'entries/a.json next links to "home", which is no banner',
    ],
    [
      'an embed that is not there',
      { 'pages/one/de-DE.md': pageText('one', { body: '<!-- entry: gone -->' }) },
      'pages/one/de-DE.md body links to Entry "gone", which is not there',
    ],
    [
      'a title without end',
      entry({ title: { 'de-DE': 'x'.repeat(257) } }),
      'entries/a.json title in de-DE is longer than 256 characters',
    ],
    [
      'text without end',
      entry({ ...TITLE, body: { 'de-DE': 'x'.repeat(100_001) } }),
      'entries/a.json body in de-DE is longer than 100000 characters',
    ],
    [
      'lists without end',
      entry({ ...TITLE, body: { 'de-DE': '- '.repeat(40) } }),
      'entries/a.json body in de-DE nests lists or quotes too deeply',
    ],
    [
      'lines without end',
      entry({ ...TITLE, body: { 'de-DE': 'x'.repeat(5001) } }),
      'entries/a.json body in de-DE has a line longer than 5000 characters',
    ],
    ['no JSON', { 'entries/a.json': '{"type"' }, 'entries/a.json is not JSON:'],
    ['another shape', { 'entries/a.json': [] }, 'entries/a.json '],
    [
      'a name that is no id',
      { 'entries/a b.json': banner({}) },
      'entries/a b.json has a name that cannot be an id: "a b"',
    ],
    [
      'a picture that is not there',
      { 'assets/p.json': { file: 'p.webp', description: 'x' } },
      'assets/p.json names a file that is not in media/: "p.webp"',
    ],
    [
      'a picture outside its folder',
      { 'assets/p.json': { file: '../space.json', description: 'x' } },
      'assets/p.json names a file that is none of',
    ],
    [
      'a picture nobody can read',
      { 'assets/p.json': { file: 'p.png', description: 'x' }, 'media/p.png': 'no picture' },
      'assets/p.json names a picture nobody can read: "p.png"',
    ],
    [
      'a picture without alternative text',
      { 'assets/p.json': { file: 'p.png' }, 'media/p.png': PNG },
      'assets/p.json has no alternative text (description)',
    ],
    [
      'a link to a page that is not there',
      { 'pages/one/de-DE.md': pageText('one', { body: '[x](page:gone)' }) },
      'pages/one/de-DE.md links to the unknown page "gone"',
    ],
    [
      'a path to a page that is not there',
      { 'pages/one/de-DE.md': pageText('one', { body: '[x](/de/s/weg/)' }) },
      'pages/one/de-DE.md links to the unknown page "/de/s/weg/"',
    ],
    [
      'a slug twice',
      {
        'pages/one/de-DE.md': pageText('one', { slug: 'same' }),
        'pages/two/de-DE.md': pageText('two', { slug: 'same' }),
      },
      'pages/two/de-DE.md has the slug "same" in de-DE of pages/one/de-DE.md',
    ],
    [
      'a plan for nothing',
      { 'drafts/schedule.json': [{ id: 'gone', action: 'publish', at: '2026-12-01T08:00Z' }] },
      'drafts/schedule.json plans for "gone", which is not there',
    ],
    [
      'a plan without a moment',
      { 'drafts/schedule.json': [{ id: 'home', action: 'publish', at: 'soon' }] },
      'drafts/schedule.json 0.at: is no moment',
    ],
    [
      'the end of the home page',
      { 'drafts/schedule.json': [{ id: 'home', action: 'unpublish', at: '2026-12-01T08:00Z' }] },
      'drafts/schedule.json unpublishes the home page',
    ],
    [
      'a plan without a version',
      {
        'drafts/entries/a.json': banner({}),
        'drafts/schedule.json': [{ id: 'a', action: 'publish', at: '2026-12-01T08:00Z' }],
      },
      'drafts/schedule.json does not say which version of "a" it publishes',
    ],
    ['a model without shape', { 'types/x.json': { name: 'x' } }, 'types/x.json '],
    [
      'locales in a circle',
      { 'space.json': { ...SPACE, locales: [{ ...SPACE.locales[0], fallbackCode: 'de-DE' }] } },
      'space.json sends de-DE round in a circle or to an unknown locale',
    ],
  ])('finds %s', (_, files, words) => {
    const faults = faultsFor(files)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(words)
  })

  // A link to itself is what everybody, the administrator included, cannot read.
  it.each([
    ['entries/b.json', 'entries/b.json cannot be read: ELOOP'],
    ['pages/two/de-DE.md', 'pages/two/de-DE.md cannot be read: ELOOP'],
    ['pages/three', 'pages/three cannot be read: ELOOP'],
    ['types/odd.json', 'types/odd.json cannot be read: ELOOP'],
    ['drafts/schedule.json', 'drafts/schedule.json cannot be read: ELOOP'],
    ['media/p.png', 'assets/p.json names a file that'],
  ])('goes on where %s cannot be read', (file, words) => {
    const asset = { 'assets/p.json': { file: 'p.png', description: 'x' } }
    const files = { 'entries/a.json': banner({}), ...(file.startsWith('media') ? asset : {}) }
    const { folder } = aFolder(files)
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    symlinkSync(basename(file), join(folder, file))
    const { loaded, findings } = checkContent(folder)
    expect(loaded?.published.has('Entry:a')).toBe(true)
    const faults = findings.filter(({ severity }) => severity !== 'warning').map(describeFinding)
    expect(faults).toEqual([expect.stringContaining(words)])
  })

  it('does not read files without end', () => {
    const { folder } = aFolder({ 'assets/f.json': { file: 'f.mp4' }, 'media/f.mp4': '' })
    truncateSync(join(folder, 'media/f.mp4'), 200 * 1024 * 1024 + 1)
    const faults = checkContent(folder).findings.filter(({ file }) => file === 'assets/f.json')
    expect(faults).toMatchObject([{ message: 'names a file larger than 200 MB: "f.mp4"' }])
  })

  it('names everything at once', () => {
    const faults = faultsFor({
      'entries/a.json': { type: 'banner', fields: { rank: 'x', size: 'y' } },
      'entries/b.json': '{',
      'pages/one/de-DE.md': '---\npage: two\nlocale: de-AT\nslug: "/Eins/"\n---\n',
    })
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      'entries/a.json',
      'entries/a.json',
      'entries/a.json',
      'entries/b.json',
      ...Array.from({ length: 6 }, () => 'pages/one/de-DE.md'),
    ])
  })

  it('allows circles, which readers follow as far as they like', () => {
    expect(
      faultsFor({
        'entries/a.json': banner({ next: { entry: 'b' } }),
        'entries/b.json': banner({ next: { entry: 'a' } }),
      }),
    ).toEqual([])
  })

  it('warns of texts another language would be shown for', () => {
    const fields = { title: { 'de-DE': 'Größe', 'it-CH': 'Taglia' }, text: { 'de-DE': '2026' } }
    expect(warningsFor('entries/a.json', { 'entries/a.json': banner(fields) })).toEqual([
      'is not translated for en-GB: title',
      'is not translated for fr-CH: title',
    ])
    expect(warningsFor('pages/home/de-DE.md', {})).toEqual([
      'is not translated for en-GB: title, description',
      'is not translated for fr-CH: title, description',
    ])
  })

  it('warns of a spelling the Swiss do not know', () => {
    const swiss = { code: 'de-CH', name: 'Schweiz', fallbackCode: 'de-DE' }
    const files = {
      'space.json': { ...SPACE, locales: [SPACE.locales[0], swiss] },
      'entries/a.json': banner({ title: { 'de-DE': 'Größe' }, text: { 'de-DE': 'Hose' } }),
    }
    expect(warningsFor('entries/a.json', files)).toEqual([
      'needs its own spelling for de-CH, which has no ß: title',
    ])
  })

  it('warns of what a page says in vain', () => {
    const body = '<!-- block: confetti -->\n![x](/pictures/x.webp)\n'
    const found = findingsFor({ 'pages/one/de-DE.md': pageText('one', { body }) })
    expect(found.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'has a hint nothing follows: "confetti"',
        'has a picture in its text; embed an entry instead',
      ]),
    )
  })
})
