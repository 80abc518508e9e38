import { mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  SMALL_SCHEMA,
  analyseSimply,
  essence,
  someDocuments,
  someQuestion,
} from './index-arbitraries.fixture.ts'
import type { IndexDocument } from './index-document.ts'
import { openIndex, saveIndex } from './index-file.ts'
import { createMemoryIndex } from './memory-index.ts'
import { buildSegment } from './segment-builder.ts'

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'saum-index-'))
  file = path.join(folder, 'shop.index')
})
afterAll(() => rm(folder, { recursive: true }))

function createSmallIndex(documents: readonly IndexDocument[]) {
  return createMemoryIndex(SMALL_SCHEMA, buildSegment(SMALL_SCHEMA, documents, analyseSimply))
}

const [someRange] = fc.sample(someDocuments, { numRuns: 1, seed: 3 })

async function saveSome(): Promise<Buffer> {
  await saveIndex(file, createSmallIndex(someRange ?? []), { feed: 7 })
  return readFile(file)
}

describe('a saved index', () => {
  it('answers after opening as before, with all its changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        someDocuments,
        someDocuments,
        fc.array(someQuestion, { minLength: 1, maxLength: 3 }),
        async (documents, added, questions) => {
          const index = createSmallIndex(documents)
            .withChanges({ documents: added.slice(0, 5), removedIds: [1, 2, 3] }, analyseSimply)
            .withMerits(new Map([[4, 0.9]]))

          await saveIndex(file, index, { feed: 7 })
          const opened = await openIndex(file, SMALL_SCHEMA)

          if (!opened.ok) throw new Error(opened.refusal.kind)
          expect(opened.value.meta).toEqual({ feed: 7 })
          expect(opened.value.index.ids).toEqual(index.ids)
          for (const question of questions) {
            expect(essence(await opened.value.index.ask(question))).toEqual(
              essence(await index.ask(question)),
            )
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('takes further changes after opening', async () => {
    await saveSome()
    const opened = await openIndex(file, SMALL_SCHEMA)
    if (!opened.ok) throw new Error(opened.refusal.kind)

    const { ids } = opened.value.index
    const changed = opened.value.index.withChanges(
      { documents: [], removedIds: ids },
      analyseSimply,
    )

    expect(ids.length).toBeGreaterThan(0)
    expect(changed.size.documents).toBe(0)
  })

  it('leaves no unfinished file behind', async () => {
    await saveSome()

    expect(await readdir(folder)).toEqual(['shop.index'])
  })
})

describe('a file that is not a whole index of this schema', () => {
  it('is refused as missing, foreign or broken', async () => {
    await saveSome()

    expect(await openIndex(path.join(folder, 'none'), SMALL_SCHEMA)).toMatchObject({
      refusal: { kind: 'missing' },
    })
    expect(await openIndex(file, { ...SMALL_SCHEMA, scopes: [] })).toMatchObject({
      refusal: { kind: 'foreign' },
    })
    await writeFile(file, 'something else altogether')
    expect(await openIndex(file, SMALL_SCHEMA)).toMatchObject({ refusal: { kind: 'broken' } })
  })

  it('is refused as foreign when another version wrote other arrays', async () => {
    const index = createSmallIndex(someRange ?? [])
    const [part] = index.parts
    if (part === undefined) throw new Error('An index has a part')
    const sections = part.segment.sections.filter(({ name }) => name !== 'ids')
    const older = { ...part, segment: { ...part.segment, sections } }

    await saveIndex(file, { ...index, parts: [older] }, {})

    expect(await openIndex(file, SMALL_SCHEMA)).toMatchObject({ refusal: { kind: 'foreign' } })
  })

  it('is refused wherever it was cut off', async () => {
    const whole = await saveSome()
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), async (length) => {
        await writeFile(file, whole)
        await truncate(file, length)

        expect(await openIndex(file, SMALL_SCHEMA)).toMatchObject({ refusal: { kind: 'broken' } })
      }),
      { numRuns: 40 },
    )
  })

  it('is refused whichever byte of it is wrong', async () => {
    const whole = await saveSome()
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), async (at) => {
        const wrong = Buffer.from(whole)
        wrong[at]! ^= 1
        await writeFile(file, wrong)

        expect((await openIndex(file, SMALL_SCHEMA)).ok).toBe(false)
      }),
      { numRuns: 60 },
    )
  })
})
