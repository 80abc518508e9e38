import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { aService, banner, type Answer, type Files } from '../test-space.ts'

const COUNT = 11
const BANNERS: Files = Object.fromEntries(
  Array.from({ length: COUNT }, (_, at) => [
    `entries/e${at}.json`,
    banner(at % 5 === 0 ? {} : { rank: at % 3, isLoud: at % 2 === 0 }),
  ]),
)
const BASE = 'entries?content_type=banner&cursor=true'

const { ask, ids } = aService(BANNERS, afterAll)

type Step = 'next' | 'prev'

function namesIn({ body }: Answer): string[] {
  return body.items.map(({ sys }) => sys.id)
}

/** The address of a neighbor as the answer gives it. */
function linkIn({ body }: Answer, step: Step): string | undefined {
  return (body['pages'] as Partial<Record<Step, string>>)[step]
}

async function turn(from: Answer, step: Step): Promise<Answer> {
  const answer = await ask(linkIn(from, step) ?? 'nowhere')
  expect(answer.status).toBe(200)
  return answer
}

describe('[2.34] pages by cursor', () => {
  it('lead forth and back over every entry once, in any order and size', async () => {
    const order = fc.constantFrom(
      '',
      '&order=fields.rank',
      '&order=-fields.rank',
      '&order=-fields.isLoud,fields.rank,-sys.id',
    )
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 12 }), order, async (limit, words) => {
        const all = await ids(`entries?content_type=banner${words}`)
        let page = await ask(`${BASE}${words}&limit=${limit}`)
        const pages = [namesIn(page)]
        expect(linkIn(page, 'prev')).toBeUndefined()
        while (linkIn(page, 'next') !== undefined) {
          page = await turn(page, 'next')
          pages.push(namesIn(page))
        }
        expect(pages.flat()).toEqual(all)
        for (const expected of pages.slice(0, -1).toReversed()) {
          page = await turn(page, 'prev')
          expect(namesIn(page)).toEqual(expected)
        }
        expect(linkIn(page, 'prev')).toBeUndefined()
      }),
      { numRuns: 40 },
    )
  })

  it('count nothing, and keep the token of a reader out of their links', async () => {
    const { body } = await ask(`${BASE}&limit=2&access_token=delivery-token`)

    expect(body).not.toHaveProperty('total')
    expect(body).not.toHaveProperty('skip')
    expect(body).toMatchObject({ limit: 2 })
    expect(JSON.stringify(body)).not.toContain('delivery-token')
  })

  it('neither repeat nor skip an entry when others come and go', async () => {
    const running = aService(BANNERS)
    const first = await running.ask(`${BASE}&order=sys.id&limit=3`)
    expect(namesIn(first)).toEqual(['e0', 'e1', 'e10'])

    const told = new Promise<void>((resolve) => void running.service.onChange(resolve))
    running.write({ 'entries/e1.json': null, 'entries/e10.json': null })
    await told

    const second = await running.ask(linkIn(first, 'next') ?? '')
    expect(namesIn(second)).toEqual(['e2', 'e3', 'e4'])
  })

  it('work for assets as well', async () => {
    expect((await ask('assets?cursor=true')).body).toMatchObject({ items: [], pages: {} })
  })

  it.each([
    ['cursor=maybe'],
    ['cursor=true&skip=1'],
    ['cursor=true&limit=0'],
    ['cursor=true&pageNext=nonsense'],
    ['cursor=true&pagePrev='],
    ['pageNext=eyJ9'],
    ['cursor=true&pageNext=a&pagePrev=b'],
  ])('refuse %s', async (query) => {
    expect(await ask(`entries?${query}`)).toMatchObject({
      status: 400,
      body: { sys: { id: 'InvalidQuery' } },
    })
  })

  it('refuse the cursor of another order or locale', async () => {
    const first = await ask(`${BASE}&order=sys.id&limit=2`)
    const token = new URLSearchParams(linkIn(first, 'next')?.split('?')[1]).get('pageNext')

    for (const other of ['order=-sys.id', 'order=fields.rank', 'order=sys.id&locale=en-GB']) {
      expect((await ask(`${BASE}&${other}&pageNext=${token}`)).status).toBe(400)
    }
    expect((await ask(`${BASE}&order=sys.id&pageNext=${token}`)).status).toBe(200)
  })
})
