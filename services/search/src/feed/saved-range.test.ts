import { readdir, readFile, truncate, writeFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { aCatalog, aProduct } from '@saum/testing/catalog-builders'
import { describe, expect, it } from 'vitest'
import { readStatus, requestRebuild } from './index-files.ts'
import { anIndexedShop, aShopIndex, listed, VOCABULARY } from './test-shop-index.ts'

const TWO = aCatalog({ products: [1, 2].map((id) => aProduct({ id })) })

describe('a saved index', () => {
  it('answers after a restart without being built, and follows what happened meanwhile', async () => {
    const { backend, folder } = await anIndexedShop(TWO)
    await backend.importCatalog({ products: [aProduct({ id: 3 })] })

    const restarted = await aShopIndex(backend, { folder })
    await restarted.index.refresh()

    expect(await listed(restarted.range())).toHaveLength(3)
    expect(restarted.builds()).toBe(0)
  })

  it.each([
    ['ends early', (file: string) => truncate(file, 200)],
    ['is empty', (file: string) => truncate(file, 0)],
    ['is something else', (file: string) => writeFile(file, 'no index at all')],
    ['has a wrong byte', flipByte],
  ])('that %s is built anew', async (_what, spoil) => {
    const { backend, folder } = await anIndexedShop(TWO)
    await spoil(join(folder, 'de.index'))

    const restarted = await aShopIndex(backend, { folder })
    await restarted.index.refresh()

    expect(await listed(restarted.range())).toHaveLength(2)
    expect(restarted.builds()).toBe(1)
    expect(restarted.logged[0]).toMatchObject({ level: 'warn' })
    const again = await aShopIndex(backend, { folder })
    await again.index.refresh()
    expect(again.builds()).toBe(0)
  })

  it('is built anew when a folder is in its place, and that is told', async () => {
    const { backend, folder } = await anIndexedShop(TWO)
    await requestRebuild(folder, 'de')
    await mkdir(join(folder, 'de.index'))

    const restarted = await aShopIndex(backend, { folder })
    await restarted.index.refresh()

    expect(await listed(restarted.range())).toHaveLength(2)
    expect(restarted.index.status().lastError?.message).toMatch(/EISDIR|directory/)
  })

  it('survives a process that was killed while it saved the next one', async () => {
    const { backend, folder } = await anIndexedShop(TWO)
    await writeFile(join(folder, 'de.index.4711.unfinished'), 'half of it')

    const restarted = await aShopIndex(backend, { folder })
    await restarted.index.refresh()

    expect(restarted.builds()).toBe(0)
    expect(await listed(restarted.range())).toHaveLength(2)
    expect(await readdir(folder)).toEqual(['de.index', 'de.status.json'])
  })

  it('is built anew when words are understood differently', async () => {
    const { backend, folder } = await anIndexedShop(TWO)
    const { languages } = VOCABULARY
    const de = { ...languages.de, functionWords: [] }
    const vocabulary = { ...VOCABULARY, languages: { ...languages, de } }

    const restarted = await aShopIndex(backend, { folder, vocabulary })
    await restarted.index.refresh()

    expect(restarted.builds()).toBe(1)
  })

  it('is built anew when it is that of another database', async () => {
    const { folder } = await anIndexedShop(TWO)
    const other = await anIndexedShop(aCatalog({ products: [aProduct({ id: 9 })] }), { folder })

    expect(await listed(other.range())).toMatchObject([{ id: '9' }])
  })

  it('is built anew at the next start when the operator wants it', async () => {
    const { backend, folder } = await anIndexedShop(TWO)
    await requestRebuild(folder, 'de')

    const restarted = await aShopIndex(backend, { folder })
    await restarted.index.refresh()

    expect(restarted.builds()).toBe(1)
  })
})

describe('what the operator is told', () => {
  it('is written down after every change', async () => {
    const { backend, folder, index } = await anIndexedShop(TWO)
    expect(await readStatus(folder, 'de')).toEqual(index.status())

    await backend.importCatalog({ products: [aProduct({ id: 3 })] })
    await index.refresh()

    expect(await readStatus(folder, 'de')).toEqual(index.status())
    expect(index.status()).toMatchObject({ documents: 3, freshDocuments: 1 })
  })

  it('is nothing when the file is none of ours', async () => {
    const { folder } = await anIndexedShop(TWO)

    await writeFile(join(folder, 'de.status.json'), '{"isReady":"perhaps"}')
    expect(await readStatus(folder, 'de')).toBeNull()
    await writeFile(join(folder, 'de.status.json'), '{"isRe')
    expect(await readStatus(folder, 'de')).toBeNull()
    expect(await readStatus(folder, 'at')).toBeNull()
  })
})

async function flipByte(file: string): Promise<void> {
  const bytes = await readFile(file)
  const place = Math.floor(bytes.length * 0.7)
  bytes.writeUInt8(bytes.readUInt8(place) ^ 0xff, place)
  await writeFile(file, bytes)
}
