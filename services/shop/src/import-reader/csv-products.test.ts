import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { ReadRow } from './read-row.ts'
import { readRows } from './read-rows.ts'

async function rowsOf(content: string | Buffer): Promise<ReadRow[]> {
  const path = join(await createTestFolder(), 'products.csv')
  await writeFile(path, content)
  return Array.fromAsync(readRows(path, 'products'))
}

const HEADER = 'id;name.de-DE;prices.de.amount;variant.id;variant.size;variant.stock'

describe('a table of products', () => {
  it('makes one product of the rows with one id', async () => {
    const rows = await rowsOf(
      `${HEADER};categories;variant.isSellableWithoutStock\n` +
        '1;Kleid;7999;11;S;3;damen|kleider;ja\n1;;;12;M;0;;nein\n2;Rock;4999;21;M;1;roecke;\n',
    )

    expect(rows).toMatchObject([
      {
        line: 2,
        value: {
          id: 1,
          name: { 'de-DE': 'Kleid' },
          prices: { de: { amount: 7_999 } },
          categories: ['damen', 'kleider'],
          variants: [
            { id: 11, size: 'S', stock: 3, isSellableWithoutStock: true },
            { id: 12, size: 'M', stock: 0, isSellableWithoutStock: false },
          ],
        },
      },
      { line: 4, value: { id: 2, variants: [{ id: 21 }] } },
    ])
  })

  it('knows the line and the column of every member', async () => {
    const [row] = await rowsOf(`${HEADER}\n1;Kleid;7999;11;S;3\n1;;;12;M;0\n`)

    if (row === undefined || 'fault' in row) throw new Error('unreadable')
    expect(row.placeOf?.('variants.1.stock')).toEqual({ line: 3, field: 'variant.stock' })
    expect(row.placeOf?.('name.de-DE')).toEqual({ line: 2, field: 'name.de-DE' })
  })

  it('takes pictures and attributes in numbered and named columns', async () => {
    const [row] = await rowsOf(
      'id;images.0.key;images.0.alt.de-DE;images.1.key;attributes.fit.value;variant.id\n' +
        '1;vorn;Kleid von vorn;hinten;slim;11\n',
    )

    expect(row).toMatchObject({
      value: {
        images: [{ key: 'vorn', alt: { 'de-DE': 'Kleid von vorn' } }, { key: 'hinten' }],
        attributes: { fit: { value: 'slim' } },
      },
    })
  })

  it('takes videos, warnings and parts from animals', async () => {
    const [row] = await rowsOf(
      'id;videos.0.file;videos.0.alt.de-DE;videos.0.captions.de-DE;warnings.de-DE;warnings.fr-CH;hasAnimalParts\n' +
        '1;kleid.mp4;Im Gehen;kleid.vtt;Heiß|Nass;[];ja\n',
    )

    expect(row).toMatchObject({
      value: {
        videos: [
          {
            file: 'kleid.mp4',
            alt: { 'de-DE': 'Im Gehen' },
            captions: { 'de-DE': 'kleid.vtt' },
          },
        ],
        warnings: { 'de-DE': ['Heiß', 'Nass'], 'fr-CH': [] },
        hasAnimalParts: true,
      },
    })
  })

  it.each([
    ['nmae.de-DE', 'has an unknown column “nmae.de-DE”; did you mean “name.de-DE”?'],
    ['id', 'has the column “id” twice'],
  ])('with the column %s is refused as a whole', async (column, fault) => {
    expect(await rowsOf(`${HEADER};${column}\n1;Kleid;1;2;S;3;x\n`)).toEqual([
      expect.objectContaining({ line: 1, fault }),
    ])
  })

  it('refuses a product whose rows contradict each other', async () => {
    const rows = await rowsOf(`${HEADER}\n1;Kleid;7999;11;S;3\n1;Rock;;12;M;0\n`)

    expect(rows).toMatchObject([
      { line: 3, fault: expect.stringContaining('has another “name.de-DE” than line 2') },
    ])
  })

  it('refuses a product that may lack a damaged row, and keeps its neighbors', async () => {
    const rows = await rowsOf(`${HEADER}\n1;A;1;11;S;3\n2;B;1;21;S;3\n2;B;1;22;M\n3;C;1;31;S;3\n`)

    expect(rows.map((row) => [row.line, 'fault' in row ? row.fault : 'fine'])).toEqual([
      [2, 'fine'],
      [3, expect.stringContaining('begins a product that line 4 may belong to')],
      [4, expect.stringContaining('has only 5 of 6 cells; the file seems to be cut off')],
      [5, 'fine'],
    ])
  })

  it('refuses both neighbors of a row that does not even tell its product', async () => {
    const broken = Buffer.concat([
      Buffer.from(`${HEADER}\n1;A;1;11;S;3\n`),
      Buffer.from([0xff, 0xfe, 0x22, 0x3b]),
      Buffer.from(';1;22;M;1\n3;C;1;31;S;3\n4;D;1;41;S;3\n'),
    ])

    const rows = await rowsOf(broken)

    expect(rows.map((row) => [row.line, 'fault' in row])).toEqual([
      [2, true],
      [3, true],
      [4, true],
      [5, false],
    ])
  })

  it('names a row with too many cells', async () => {
    expect(await rowsOf(`${HEADER}\n1;Kleid;rot;7999;11;S;3\n`)).toMatchObject([
      { line: 2, fault: expect.stringContaining('has 7 cells but the header has 6') },
    ])
  })
})
