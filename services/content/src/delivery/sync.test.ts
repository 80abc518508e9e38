import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aService, banner, PNG, type Answer, type Files } from '../test-space.ts'

const THREE: Files = {
  'entries/a.json': banner({ rank: 1 }),
  'entries/b.json': banner({ rank: 2 }),
  'entries/g.json': { type: 'grid', fields: { cells: [{ entry: 'a' }] } },
  'assets/dots.json': { file: 'dots.png', description: 'Punkte' },
  'media/dots.png': PNG,
}

type Service = ReturnType<typeof aService>

function namesIn({ body }: Answer): string[] {
  return body.items.map(({ sys }) => `${sys.type} ${sys.id}`)
}

function nextOf({ body }: Answer): string {
  const address = (body['nextPageUrl'] ?? body['nextSyncUrl']) as string
  return `sync?${address.split('?')[1]}`
}

async function changed({ service, write }: Service, files: Files): Promise<void> {
  const told = new Promise<void>((resolve) => void service.onChange(resolve))
  write(files)
  await told
}

describe('[2.34] a copy of the space', () => {
  it('begins with everything, in all locales', async () => {
    const { ask } = aService(THREE)
    const first = await ask('sync?initial=true')
    expect(namesIn(first)).toEqual(['Asset dots', 'Entry a', 'Entry b', 'Entry g', 'Entry home'])
    expect(first.body.items[1]).toMatchObject({ fields: { rank: { 'de-DE': 1 } } })
    expect(first.body['nextSyncUrl']).toMatch(
      /^http:\/\/content\.test\/spaces\/test\/environments\/master\/sync\?sync_token=/,
    )
  })

  it('goes on with what changed and what is gone, and only with that', async () => {
    const running = aService(THREE)
    const first = await running.ask('sync?initial=true')
    expect(namesIn(await running.ask(nextOf(first)))).toEqual([])

    await changed(running, { 'entries/a.json': banner({ rank: 5 }), 'entries/b.json': null })
    const second = await running.ask(nextOf(first))
    expect(namesIn(second)).toEqual(['Entry a', 'DeletedEntry b'])
    expect(second.body.items[0]).toMatchObject({
      sys: { revision: 2 },
      fields: { rank: { 'de-DE': 5 } },
    })

    await changed(running, { 'assets/dots.json': null, 'entries/new.json': banner({}) })
    expect(namesIn(await running.ask(nextOf(second)))).toEqual(['Entry new', 'DeletedAsset dots'])
    // Who stayed away longer gets both at once.
    expect(namesIn(await running.ask(nextOf(first)))).toEqual([
      'Entry a',
      'Entry new',
      'DeletedAsset dots',
      'DeletedEntry b',
    ])
  })

  it('does not notice a file that was only touched', async () => {
    const running = aService(THREE)
    const first = await running.ask('sync?initial=true')
    await changed(running, { 'entries/a.json': banner({ rank: 1 }), 'entries/x.json': banner({}) })
    expect(namesIn(await running.ask(nextOf(first)))).toEqual(['Entry x'])
  })

  it.each([
    ['type=Entry', ['Entry a', 'Entry b', 'Entry g', 'Entry home'], ['Entry a']],
    ['type=Entry&content_type=grid', ['Entry g'], []],
    ['type=Asset', ['Asset dots'], []],
    ['type=Deletion', [], ['DeletedAsset dots', 'DeletedEntry b']],
    ['type=DeletedEntry', [], ['DeletedEntry b']],
    ['type=DeletedAsset', [], ['DeletedAsset dots']],
  ])('may be of one kind: %s', async (query, initial, delta) => {
    const running = aService(THREE)
    const first = await running.ask(`sync?initial=true&${query}`)
    expect(namesIn(first)).toEqual(initial)
    await changed(running, {
      'entries/a.json': banner({ rank: 9 }),
      'entries/b.json': null,
      'assets/dots.json': null,
    })
    expect(namesIn(await running.ask(nextOf(first)))).toEqual(delta)
  })

  it('comes in pages, each thing once', async () => {
    const { ask } = aService(THREE)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 7 }), async (limit) => {
        let answer = await ask(`sync?initial=true&limit=${limit}`)
        const names = namesIn(answer)
        while (answer.body['nextPageUrl'] !== undefined) {
          answer = await ask(nextOf(answer))
          expect(answer.body.items.length).toBeLessThanOrEqual(limit)
          names.push(...namesIn(answer))
        }
        expect(names).toHaveLength(5)
        expect(new Set(names).size).toBe(5)
      }),
    )
  })

  it('is one state even if something changes between its pages', async () => {
    const running = aService(THREE)
    const first = await running.ask('sync?initial=true&limit=3')
    await changed(running, { 'entries/a.json': null, 'entries/0.json': banner({}) })
    const second = await running.ask(nextOf(first))
    expect([...namesIn(first), ...namesIn(second)]).toHaveLength(5)
    const third = await running.ask(nextOf(second))
    expect(namesIn(third)).toEqual(['Entry 0', 'DeletedEntry a'])
  })

  it('outlives a restart of the service as long as the content is the same', async () => {
    const [one, other, changedOne] = [
      aService(THREE),
      aService(THREE),
      aService({ ...THREE, 'entries/a.json': banner({ rank: 7 }) }),
    ]
    const first = await one.ask('sync?initial=true')
    expect(namesIn(await other.ask(nextOf(first)))).toEqual([])
    expect(await changedOne.ask(nextOf(first))).toMatchObject({
      status: 400,
      body: { sys: { id: 'BadRequest' }, message: expect.stringContaining('initial=true') },
    })
  })

  it('is not begun with words nobody understands', async () => {
    const { ask } = aService(THREE)
    for (const query of [
      '',
      'initial=yes',
      'initial=true&type=Everything',
      'initial=true&content_type=grid',
      'initial=true&type=Entry&content_type=nothing',
      'initial=true&limit=0',
      'initial=true&limit=1001',
      'sync_token=',
      'sync_token=nonsense',
      `sync_token=${Buffer.from('{"from":"../../etc"}').toString('base64url')}`,
    ]) {
      expect((await ask(`sync?${query}`)).status).toBe(400)
    }
  })

  it('of drafts is not to be had with a token of the delivery', async () => {
    const { ask } = aService({ ...THREE, 'drafts/entries/secret.json': banner({}) })
    const preview = await ask('sync?initial=true', 'preview-token')
    expect(namesIn(preview)).toContain('Entry secret')
    expect((await ask(nextOf(preview))).status).toBe(400)
  })
})
