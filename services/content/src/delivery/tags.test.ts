import { afterAll, describe, expect, it } from 'vitest'
import { aService, banner, PNG, pageText, type Files } from '../test-space.ts'

const TAGGED: Files = {
  'entries/a.json': { ...banner({}), tags: ['winter', 'sale'] },
  'entries/b.json': { ...banner({}), tags: ['winter'] },
  'entries/c.json': banner({}),
  'pages/care/de-DE.md': pageText('care', { tags: 'winter, sale' }),
  'assets/dots.json': { file: 'dots.png', description: 'Punkte', tags: ['sale'] },
  'media/dots.png': PNG,
}

const { ids, ask } = aService(TAGGED, afterAll)

function link(id: string) {
  return { sys: { type: 'Link', linkType: 'Tag', id } }
}

describe('[2.34] tags', () => {
  it('are named by entries, pages and assets', async () => {
    const tags = [link('winter'), link('sale')]
    expect((await ask('entries/a')).body).toMatchObject({ metadata: { tags } })
    expect((await ask('entries/care')).body).toMatchObject({ metadata: { tags } })
    expect((await ask('entries/c')).body).toMatchObject({ metadata: { tags: [] } })
    expect((await ask('assets/dots')).body).toMatchObject({ metadata: { tags: [link('sale')] } })
  })

  it.each([
    ['metadata.tags.sys.id[in]=sale', 'a care'],
    ['metadata.tags.sys.id[in]=sale,winter', 'a b care'],
    ['metadata.tags.sys.id[all]=sale,winter', 'a care'],
    ['metadata.tags.sys.id[nin]=sale', 'b c home'],
    ['metadata.tags[exists]=true', 'a b care'],
    ['metadata.tags[exists]=false', 'c home'],
  ])('are found by: %s', async (query, found) => {
    expect((await ids(`entries?order=sys.id&${query}`)).join(' ')).toBe(found)
  })

  it('find assets, and go along in a copy of the space', async () => {
    expect(await ids('assets?metadata.tags.sys.id[in]=sale')).toEqual(['dots'])
    const copy = await ask('sync?initial=true&type=Asset')
    expect(copy.body.items).toMatchObject([{ metadata: { tags: [link('sale')] } }])
  })

  it('are listed with their names', async () => {
    const { body } = await ask('tags')
    expect(body).toMatchObject({
      total: 2,
      items: [
        { name: 'Winter', sys: { type: 'Tag', id: 'winter', visibility: 'public' } },
        { name: 'Ausverkauf', sys: { type: 'Tag', id: 'sale', visibility: 'public' } },
      ],
    })
    expect((await ask('tags/sale')).body).toMatchObject({ name: 'Ausverkauf' })
    expect((await ask('tags/summer')).status).toBe(404)
  })

  it('change the version of what is tagged', async () => {
    const { service, write, ask: askAgain } = aService(TAGGED)
    const first = await askAgain('sync?initial=true')
    const told = new Promise<void>((resolve) => void service.onChange(resolve))
    write({ 'entries/c.json': { ...banner({}), tags: ['sale'] } })
    await told

    const token = String(first.body['nextSyncUrl']).split('?')[1]
    const { body } = await askAgain(`sync?${token}`)
    expect(body.items.map(({ sys }) => sys.id)).toEqual(['c'])
  })
})
