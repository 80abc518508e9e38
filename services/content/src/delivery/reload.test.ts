import { describe, expect, it } from 'vitest'
import { StartupError } from '@saum/domain/startup-error'
import { aService, banner, pageText, type Files } from '../test-space.ts'

type Service = ReturnType<typeof aService>

async function changed({ service, write }: Service, files: Files): Promise<void> {
  const told = new Promise<void>((resolve) => void service.onChange(resolve))
  write(files)
  await told
}

/** Broken files change nothing, so a sound one beside them says when they were read. */
async function broken(running: Service, files: Files): Promise<void> {
  await changed(running, { ...files, 'entries/beside.json': banner({ rank: Date.now() }) })
}

describe('[2.34] a change of the files', () => {
  it('is seen at once', async () => {
    const running = aService({ 'pages/one/de-DE.md': pageText('one', { title: 'Eins' }) })
    await changed(running, { 'pages/one/de-DE.md': pageText('one', { title: 'Neu' }) })
    expect((await running.ask('entries/one')).body['fields']).toMatchObject({ title: 'Neu' })
  })

  it.each([
    ['entries/a.json', '{"type": "banner", "fie'],
    ['entries/a.json', ''],
    ['entries/a.json', { type: 'banner', fields: {} }],
    ['pages/one/de-DE.md', '---\npage: one\n'],
    ['pages/one/en-GB.md', ''],
    ['types/banner.json', '{'],
  ])('that leaves %s half-written keeps the last good version', async (file, text) => {
    const running = aService({
      'entries/a.json': banner({ rank: 1 }),
      'pages/one/de-DE.md': pageText('one', { title: 'Eins' }),
      'pages/one/en-GB.md': pageText('one', { locale: 'en-GB', title: 'One' }),
    })
    await broken(running, { [file]: text })
    expect((await running.ask('entries/a')).body['fields']).toMatchObject({ rank: 1 })
    const page = await running.ask('entries/one?locale=en-GB')
    expect(page.body['fields']).toMatchObject({ title: 'One' })
    const told = running.logged.at(-1)
    expect(told?.fields?.['fault']).toContain(file)
    if (!file.startsWith('types/')) expect(told?.message).toContain('keeps its last good version')
  })

  it('says what is broken once and not again with each change after it', async () => {
    const running = aService()
    await broken(running, { 'entries/a.json': '{' })
    await changed(running, { 'entries/b.json': banner({}) })
    expect(running.logged).toHaveLength(1)
  })

  it.each([
    ['space.json', 'space.json is missing'],
    ['pages/home/de-DE.md', 'no page of kind "home"'],
  ])('that takes %s away leaves the space as it was', async (file, words) => {
    const running = aService({ 'entries/a.json': banner({ rank: 1 }) })
    running.write({ [file]: null })
    await expect.poll(() => running.logged.at(-1)?.message).toContain(words)
    expect((await running.ask('entries/home')).status).toBe(200)
  })

  it('is nobody’s business after the service is closed', async () => {
    const running = aService()
    let count = 0
    running.service.onChange(() => count++)
    running.service.close()
    running.write({ 'entries/a.json': banner({}) })
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(count).toBe(0)
  })
})

describe('[2.34] the start of the service', () => {
  it.each([
    [{ 'space.json': null }, 'space.json is missing'],
    [{ 'space.json': '{' }, 'space.json is not JSON'],
    [{ 'space.json': { name: 'x', locales: [] } }, 'names no locale'],
    [{ 'pages/home/de-DE.md': null }, 'no page of kind "home"'],
    [{ 'pages/home/de-DE.md': 'broken' }, 'no page of kind "home"'],
  ])('is refused where nothing can be shown: %j', (files, words) => {
    expect(() => aService(files)).toThrow(StartupError)
    expect(() => aService(files)).toThrow(words)
  })

  it('shows a page in the locales that are sound', async () => {
    const { ask, logged } = aService({
      'pages/one/de-DE.md': pageText('one', { title: 'Eins' }),
      'pages/one/en-GB.md': 'broken',
    })
    const { body } = await ask('entries/one?locale=en-GB')
    expect(body['fields']).toMatchObject({ title: 'Eins' })
    expect(logged).toMatchObject([{ message: 'Content is left out until it is mended' }])
  })

  it('leaves a faulty entry out, says so and goes on', async () => {
    const { ask, logged } = aService({
      'entries/a.json': banner({ rank: 'first' }),
      'entries/b.json': banner({}),
    })
    expect((await ask('entries/a')).status).toBe(404)
    expect((await ask('entries/b')).status).toBe(200)
    expect(logged).toEqual([
      {
        level: 'warn',
        message: 'Content is left out until it is mended',
        fields: { fault: 'entries/a.json rank in de-DE must be a whole number' },
      },
    ])
  })
})
