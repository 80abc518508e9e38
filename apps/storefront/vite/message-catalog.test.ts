import { readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { loadCatalog, MESSAGES_FOLDER } from './message-catalog.ts'

async function copyOfTexts() {
  const folder = await mkdtemp(join(tmpdir(), 'saum-messages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(MESSAGES_FOLDER, folder, { recursive: true })
  return folder
}

async function edit(path: string, change: (texts: Record<string, string>) => void) {
  const texts: Record<string, string> = JSON.parse(await readFile(path, 'utf8'))
  change(texts)
  await writeFile(path, JSON.stringify(texts))
}

describe('the texts of the shop', () => {
  const catalog = loadCatalog()

  it('have no fault', () => {
    expect(Object.keys(catalog.messages['de-DE']).length).toBeGreaterThan(700)
  })

  it('have their types written down', () => {
    const written = readFileSync(join(MESSAGES_FOLDER, 'message-arguments.ts'), 'utf8')

    expect(written).toBe(catalog.argumentsSource)
  })

  it('raise their voice only where the specification asks for it', () => {
    const loud = Object.values(catalog.messages).flatMap((messages) =>
      Object.entries(messages).filter(([, message]) => JSON.stringify(message).includes('!')),
    )

    expect(loud).toEqual([['feedback.thanks', 'Thank you for your report!']])
  })

  it('reach a browser in one language and without those of other screens', () => {
    const shell = catalog.files.get(`de-DE-${catalog.versions['de-DE']}/shell.js`) ?? ''

    expect(shell).toContain('"basket.title":"Warenkorb"')
    expect(shell).not.toContain('Basket')
    expect(shell).not.toContain('"checkout.')
  })

  it('say the same for one and many only once', () => {
    expect(catalog.messages['de-DE']['listing.load_more']).toEqual([
      ['count', 2, { one: [0, ' weiteren Artikel laden'], other: [0, ' weitere Artikel laden'] }],
    ])
    expect(catalog.messages['de-DE']['basket.count']).toEqual([
      ['count', 2, { other: [0, ' Artikel'] }],
    ])
  })
})

describe('a change of one text', () => {
  it('gives only its own language new file names', async () => {
    const folder = await copyOfTexts()
    await edit(join(folder, 'basket/fr-CH.json'), (texts) => {
      texts.title = 'Cabas'
    })

    const before = loadCatalog().versions
    const after = loadCatalog(folder).versions

    expect({ ...after, 'fr-CH': null }).toEqual({ ...before, 'fr-CH': null })
    expect(after['fr-CH']).not.toBe(before['fr-CH'])
  })

  it('stops everything when it breaks several, naming each file and key', async () => {
    const folder = await copyOfTexts()
    await edit(join(folder, 'basket/fr-CH.json'), (texts) => {
      delete texts.title
    })
    await edit(join(folder, 'filter/de-CH.json'), (texts) => {
      texts.size = 'Größe'
    })
    await rm(join(folder, 'track/en-GB.json'))
    await writeFile(join(folder, 'store/de-AT.json'), '{ "title": 1 }')

    const load = () => loadCatalog(folder)

    expect(load).toThrow('basket/fr-CH.json basket.title: the text is missing')
    expect(load).toThrow('filter/de-CH.json filter.size: Swiss spelling has no ß')
    expect(load).toThrow('track/en-GB.json: the file is missing')
    expect(load).toThrow('store/de-AT.json: the file must be one object of texts')
  })
})
