import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pictureFilePath } from './picture-file.ts'
import { createTemporaryFolder } from './test-images.ts'

async function aPictureFolder() {
  const outside = await createTemporaryFolder()
  const folder = join(outside, 'pictures')
  await mkdir(join(folder, 'autumn'), { recursive: true })
  await writeFile(join(outside, 'secret.jpg'), 'secret')
  await writeFile(join(folder, 'coat.jpg'), 'coat')
  await writeFile(join(folder, 'autumn', 'Coat Nr. 2.jpg'), 'coat')
  await symlink(join(outside, 'secret.jpg'), join(folder, 'link.jpg'))
  await symlink(outside, join(folder, 'up'))
  await symlink(join(folder, 'coat.jpg'), join(folder, 'alias.jpg'))
  return { folder, outside }
}

describe('a picture file', () => {
  it.each(['coat.jpg', 'autumn/Coat Nr. 2.jpg', 'alias.jpg'])('is found: %s', async (name) => {
    const { folder } = await aPictureFolder()

    expect(pictureFilePath(name, folder)).toContain(folder)
  })

  it.each([
    ['climbs', '../secret.jpg'],
    ['climbs from within', 'autumn/../../secret.jpg'],
    ['is absolute', '/etc/passwd'],
    ['links out of the folder', 'link.jpg'],
    ['goes through a link out of the folder', 'up/secret.jpg'],
    ['is an address', 'https://example.com/coat.jpg'],
    ['is a file address', 'file:///etc/passwd'],
    ['has a zero byte', 'coat.jpg\0.png'],
    ['has backslashes', '..\\secret.jpg'],
    ['is hidden', '.git/config'],
    ['is a folder', 'autumn'],
    ['is the folder itself', '.'],
    ['is not there', 'missing.jpg'],
    ['is endless', `${'a'.repeat(400)}.jpg`],
  ])('is refused when its name %s', async (_how, name) => {
    const { folder } = await aPictureFolder()

    expect(() => pictureFilePath(name, folder)).toThrow('There is no picture file')
  })

  it('is nowhere without a folder', () => {
    expect(() => pictureFilePath('coat.jpg', undefined)).toThrow('There is no picture file')
    expect(() => pictureFilePath('coat.jpg', '/nowhere')).toThrow('There is no picture file')
  })
})
