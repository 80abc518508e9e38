import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestFolder } from '@saum/testing/test-database'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLines, type FileLine, type LineReaderOptions } from './line-reader.ts'

async function linesOf(content: string | Buffer, options?: LineReaderOptions): Promise<FileLine[]> {
  const path = join(await createTestFolder(), 'file.ndjson')
  await writeFile(path, content)
  return Array.fromAsync(readLines(path, options))
}

describe('reading a file line by line', () => {
  it('counts lines, strips their ends and knows how far it has read', async () => {
    expect(await linesOf('eins\r\n\nzwei\n')).toEqual([
      { line: 1, byteEnd: 6, text: 'eins', fault: null, isEnded: true },
      { line: 2, byteEnd: 7, text: '', fault: null, isEnded: true },
      { line: 3, byteEnd: 12, text: 'zwei', fault: null, isEnded: true },
    ])
  })

  it('tells a last line without an end', async () => {
    expect(await linesOf('a\nb')).toMatchObject([{ isEnded: true }, { text: 'b', isEnded: false }])
  })

  it('takes a byte order mark for what it is', async () => {
    expect(await linesOf('\uFEFF{"id":1}\n')).toMatchObject([{ text: '{"id":1}' }])
  })

  it('names the line and place of broken UTF-8 and reads on', async () => {
    const content = Buffer.concat([
      Buffer.from('gut\nGr'),
      Buffer.from([0xfc]),
      Buffer.from('n\nweiter\n'),
    ])

    const lines = await linesOf(content)

    expect(lines.map(({ line, fault }) => [line, fault?.split(';')[0] ?? null])).toEqual([
      [1, null],
      [2, 'is not valid UTF-8 at character 3'],
      [3, null],
    ])
  })

  it('skips a line that is too long without keeping it', async () => {
    const lines = await linesOf(`a\n${'x'.repeat(3_000_000)}\nb\n`, {
      maxLineBytes: 1024 * 1024,
    })

    expect(lines).toMatchObject([
      { text: 'a' },
      { text: '', fault: 'is longer than 1 MB and was skipped; write one document per line' },
      { text: 'b', line: 3 },
    ])
  })

  it('finds every line again however the file is cut into chunks', async () => {
    const line = fc.string({ unit: fc.constantFrom('a', 'ü', '€', '😀', ' ') })
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1 }),
        fc.integer({ min: 1, max: 9 }),
        async (texts, chunkBytes) => {
          const lines = await linesOf(`${texts.join('\n')}\n`, { chunkBytes })
          expect(lines.map(({ text }) => text)).toEqual(texts)
        },
      ),
      { numRuns: 40 },
    )
  })
})
