import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EMPTY_SPACE } from '@saum/content/space'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { createCopyFile } from './copy-file.ts'

async function aCopyFile() {
  const path = join(await createTestFolder(), 'content-copy.json')
  const reasons: string[] = []
  const onUnreadable = (reason: string) => void reasons.push(reason)
  return { path, reasons, file: createCopyFile(path, { source: 'own', onUnreadable }) }
}

describe('the copy of the content', () => {
  it('is read again, and nothing is said about a missing one', async () => {
    const { file, reasons } = await aCopyFile()

    expect(await file.read()).toBeNull()
    await file.write({ space: EMPTY_SPACE, token: 't', source: 'own' })

    expect(await file.read()).toMatchObject({ token: 't' })
    expect(reasons).toEqual([])
  })

  it('is made anew when it is damaged, with the reason', async () => {
    const { path, file, reasons } = await aCopyFile()
    await writeFile(path, '{"half a copy')

    expect(await file.read()).toBeNull()
    expect(reasons).toEqual(['it is not a copy of a space'])
  })

  it('is made anew when it cannot be read, with the reason', async () => {
    const { path, file, reasons } = await aCopyFile()
    await mkdir(path)

    expect(await file.read()).toBeNull()
    expect(reasons).toEqual([expect.stringContaining('EISDIR')])
  })
})
