import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestFolder } from '@saum/testing/test-database'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsvRecords, splitRecord, type CsvRecord } from './csv-records.ts'

async function recordsOf(content: string): Promise<CsvRecord[]> {
  const path = join(await createTestFolder(), 'table.csv')
  await writeFile(path, content)
  return Array.fromAsync(readCsvRecords(path, {}))
}

describe('the cells of a record', () => {
  it.each([
    ['a;b;c', ['a', 'b', 'c']],
    ['a;;', ['a', '', '']],
    ['"a;b";c', ['a;b', 'c']],
    ['"say ""yes""";x', ['say "yes"', 'x']],
    ['13" Zoll;b', ['13" Zoll', 'b']],
    ['"two\nlines";x', ['two\nlines', 'x']],
    ['', ['']],
    ['"a"b;c', 'broken'],
    ['a;"b', 'open'],
  ])('of %j are %j', (text, cells) => {
    expect(splitRecord(text, ';')).toEqual(cells)
  })

  it('are found again whatever they hold', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ';', ',', '\n', ' ', 'ü') })
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
        const text = cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(';')
        expect(splitRecord(text, ';')).toEqual(cells)
      }),
    )
  })

  it('are the ones csv-parse finds', () => {
    const bare = fc.string({ unit: fc.constantFrom('a', ',', 'ü') })
    const quoted = fc
      .string({ unit: fc.constantFrom('a', '"', ';', ' ') })
      .map((text) => `"${text.replaceAll('"', '""')}"`)
    const cells = fc.array(fc.oneof(bare, quoted), { minLength: 2 })
    fc.assert(
      fc.property(cells, (texts) => {
        const record = texts.join(';')
        expect([splitRecord(record, ';')]).toEqual(parse(record, { delimiter: ';' }))
      }),
    )
  })
})

describe('the records of a table', () => {
  it.each([
    ['commas', 'a,b\n1,2\n'],
    ['semicolons', 'a;b\n1;2\n'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['a byte order mark and CRLF', '\uFEFFa;b\r\n1;2\r\n'],
  ])('are read with %s', async (_, content) => {
    expect((await recordsOf(content)).map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  it('may span lines and know where they begin', async () => {
    const records = await recordsOf('a;b\n"x\n\ny";2\n3;4\n')

    expect(records.map(({ line, cells }) => [line, cells])).toEqual([
      [1, ['a', 'b']],
      [2, ['x\n\ny', '2']],
      [5, ['3', '4']],
    ])
  })

  it('lose only the line whose quotation mark never closes', async () => {
    const records = await recordsOf('a;b\n1;"x\n2;y\n3;"z"\n')

    expect(records.map(({ line, cells, fault }) => [line, cells, fault === null])).toEqual([
      [1, ['a', 'b'], true],
      [2, [], false],
      [3, ['2', 'y'], true],
      [4, ['3', 'z'], true],
    ])
  })

  it('are found again behind a quotation mark that stays open to the end', async () => {
    const records = await recordsOf(`a;b\n1;"x\n${'2;y\n'.repeat(1_200)}`)

    expect(records.filter(({ fault }) => fault !== null)).toMatchObject([{ line: 2 }])
    expect(records).toHaveLength(1_202)
  })
})
