import { sep } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filePathBelow } from './file-path.ts'

const FOLDER = `${sep}folder`

it('finds files in subfolders', () => {
  expect(filePathBelow(FOLDER, 'a/b%20c.js')).toBe([FOLDER, 'a', 'b c.js'].join(sep))
})

it('never leaves its folder, whatever is asked', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('..', '.', '/', '%2e', '%2E%2e', '%2f', '%5c', '\\', '%00', '\0', '%', 'a.js'),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const path = filePathBelow(FOLDER, pieces.join(''))
      expect(path === null || path.startsWith(FOLDER + sep)).toBe(true)
      expect(path ?? '').not.toContain(`${sep}..`)
    }),
  )
})
