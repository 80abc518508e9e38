import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parsePictureAddress } from '@saum/domain/picture-url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openLayerLibrary } from './compose/layer-library.ts'
import { pictureKeyOf } from './picture-key.ts'
import type { PictureSource } from './picture-source.ts'
import { aGarment, createTemporaryFolder, LAYERS_FOLDER } from './test-images.ts'

const LIBRARY = openLayerLibrary(LAYERS_FOLDER)

function key(source: PictureSource): string {
  return pictureKeyOf(source, LIBRARY)
}

async function aCopyOf(view: string): Promise<string> {
  const folder = await createTemporaryFolder()
  for (const file of await readdir(LAYERS_FOLDER)) {
    if (!file.startsWith(`${view}.`) && file !== 'layers.json') continue
    await copyFile(join(LAYERS_FOLDER, file), join(folder, file))
  }
  return folder
}

describe('the key of a picture', () => {
  it('begins with the view, fits an address and is the same every time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LIBRARY.views),
        fc.integer({ min: 0, max: 0xff_ff_ff }),
        (view, color) => {
          const source = aGarment(`#${color.toString(16).padStart(6, '0')}`, view)

          expect(key(source)).toMatch(new RegExp(`^${view}-[0-9a-f]{10}$`))
          expect(key(source)).toBe(key({ ...source }))
          expect(parsePictureAddress(`${key(source)}/450.avif`)).not.toBeNull()
        },
      ),
    )
  })

  it('does not depend on the order in which a look is written down', () => {
    const look = { base: '#112233', trim: '#445566', spec: 0.5 }
    const turned = { spec: 0.5, trim: '#445566', base: '#112233' }

    expect(key({ ...aGarment(), look: turned })).toBe(key({ ...aGarment(), look }))
  })

  it('changes with every part of a look and with the pieces of an outfit', () => {
    const look = { base: '#112233' }
    const looks = [look, { ...look, spec: 0.5 }, { ...look, gain: 1 }, { base: '#112234' }]
    const garments = looks.map((other) => key({ ...aGarment(), look: other }))
    const piece = { view: 'tee-front', look }
    const skirt = { view: 'skirt-front', look }
    const outfits = [[piece], [piece, skirt]].map((pieces) => key({ kind: 'outfit', pieces }))

    expect(new Set([...garments, ...outfits]).size).toBe(6)
  })

  it('changes when a file of the layers changes, and only then', async () => {
    const folder = await aCopyOf('tee-front')
    const unchanged = pictureKeyOf(aGarment(), openLayerLibrary(folder))
    const file = join(folder, 'tee-front.spec.webp')
    await writeFile(file, Buffer.concat([await readFile(file), Buffer.from([0])]))

    const changed = pictureKeyOf(aGarment(), openLayerLibrary(folder))

    expect(unchanged).toBe(key(aGarment()))
    expect(changed).not.toBe(unchanged)
  })

  it('changes when the engine would make other pixels of the same source', () => {
    const version = LIBRARY.engineVersion

    const later = pictureKeyOf(aGarment(), { ...LIBRARY, engineVersion: version + 1 })

    expect(later).not.toBe(key(aGarment()))
  })

  it('follows the content of a file and keeps its name readable', async () => {
    const folder = await createTemporaryFolder()
    await mkdir(join(folder, 'Herbst'))
    await writeFile(join(folder, 'Herbst', 'Mantel_No 7.JPG'), 'one')
    await writeFile(join(folder, 'b.jpg'), 'one')
    const source = { kind: 'file', file: 'Herbst/Mantel_No 7.JPG' } as const
    const first = pictureKeyOf(source, LIBRARY, folder)
    await writeFile(join(folder, 'Herbst', 'Mantel_No 7.JPG'), 'two')

    expect(first).toMatch(/^herbst-mantel-no-7-[0-9a-f]{10}$/)
    expect(pictureKeyOf(source, LIBRARY, folder)).not.toBe(first)
    expect(parsePictureAddress(`${first}/900.webp`)?.key).toBe(first)
  })

  it('cannot be given to a view that does not exist or a file that is not there', () => {
    expect(() => key(aGarment('#112233', 'cape-front'))).toThrow('cape-front')
    expect(() => key({ kind: 'file', file: 'a.jpg' })).toThrow('There is no picture file')
  })
})
