import { createContentReader } from '@saum/content/content-reader'
import { createDeliveryClient } from '@saum/content/delivery-client'
import { EMPTY_SPACE, withChanges, type Space } from '@saum/content/space'
import { createContentService } from '@saum/content-service/content-service'
import { LOCALES } from '@saum/domain/shops'
import { CONTENT_FOLDER } from '../../apps/server/src/project-folder.ts'
import type { Contest } from '../harness/contest.ts'

const ROUND_MS = 1_500
const ORIGIN = 'http://content.example'

/** The client on the shop's own space; every answer is made once, so that only reading it counts. */
export async function openClientContests(): Promise<{
  contests: Contest[]
  figures: (readonly [string, string])[]
}> {
  const answers = await recordAnswers()
  const client = clientOn(async (input) => {
    const url = input instanceof Request ? input.url : String(input)
    return new Response(answers.get(new URL(url).pathname), JSON_ANSWER)
  })
  const space = await takeOver(client)
  const texts = [...answers.values()]
  const items = space.entries.size + space.assets.size
  return {
    contests: [
      {
        title: 'a space read, checked and taken over against bare JSON.parse',
        unit: 'items/s',
        ours: async () => items * (await perSecond(async () => void (await takeOver(client)))),
        peer: async () =>
          items * (await perSecond(async () => texts.forEach((text) => JSON.parse(text)))),
      },
    ],
    figures: [
      ['entries and pictures in the space', String(items)],
      ['all pages in five languages made of the copy', `${await timeAllPages(space)} ms`],
    ],
  }
}

const JSON_ANSWER = { headers: { 'content-type': 'application/json' } }

function clientOn(fetch: typeof globalThis.fetch) {
  return createDeliveryClient({
    fetch,
    baseUrl: ORIGIN,
    space: 'saum',
    environment: 'master',
    accessToken: 'bench',
    timeoutMs: 60_000,
    report: () => {},
  })
}

async function takeOver(client: ReturnType<typeof clientOn>): Promise<Space> {
  const { changes, locales } = await client.readAll()
  return withChanges({ ...EMPTY_SPACE, locales }, changes)
}

/** What the service answers to a first sync, by path. */
async function recordAnswers(): Promise<Map<string, string>> {
  const service = createContentService({
    folder: CONTENT_FOLDER,
    space: 'saum',
    environment: 'master',
    deliveryToken: 'bench',
    previewToken: 'bench-preview',
    mediaBase: '/content-media',
    log: () => {},
  })
  const answers = new Map<string, string>()
  try {
    await clientOn(async (input, init) => {
      const request = new Request(input, init)
      const response = await service.fetch(request)
      answers.set(new URL(request.url).pathname, await response.clone().text())
      return response
    }).readAll()
  } finally {
    service.close()
  }
  return answers
}

async function perSecond(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  let turns = 0
  while (performance.now() - startedAt < ROUND_MS) {
    await work()
    turns += 1
  }
  return (turns / (performance.now() - startedAt)) * 1_000
}

async function timeAllPages(space: Space): Promise<number> {
  const startedAt = performance.now()
  const reader = createContentReader(space, { at: new Date(), marksEntries: false })
  for (const locale of LOCALES) {
    for (const page of ['home', ...Object.keys(reader.links(locale))]) {
      reader.findPageByKey(page, locale)
    }
  }
  return Math.round(performance.now() - startedAt)
}
