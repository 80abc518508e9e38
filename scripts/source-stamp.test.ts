import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BUILD_INPUTS, listInputs, sourceStamp } from './source-stamp.ts'

let root = ''

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'saum stamp '))
  write('apps/storefront/app/root.tsx', 'root')
  write('apps/storefront/vite.config.ts', 'config')
  write('packages/domain/src/money.ts', 'money')
  write('package-lock.json', '{}')
})

afterEach(() => rmSync(root, { recursive: true }))

describe('deciding whether the storefront must be built', () => {
  it('stays the same while nothing changes but dates', () => {
    const before = sourceStamp(root, BUILD_INPUTS)

    utimesSync(join(root, 'apps/storefront/app/root.tsx'), 1, 1)

    expect(sourceStamp(root, BUILD_INPUTS)).toBe(before)
  })

  it.each([
    ['a source of the storefront', 'apps/storefront/app/root.tsx'],
    ['its configuration', 'apps/storefront/vite.config.ts'],
    ['a package it uses', 'packages/domain/src/money.ts'],
    ['the lock', 'package-lock.json'],
    ['a new file', 'apps/storefront/app/ui/button.tsx'],
  ])('changes with %s', (_what, file) => {
    const before = sourceStamp(root, BUILD_INPUTS)

    write(file, 'changed')

    expect(sourceStamp(root, BUILD_INPUTS)).not.toBe(before)
  })

  it('notices a file that only moved', () => {
    const before = sourceStamp(root, BUILD_INPUTS)

    rmSync(join(root, 'packages/domain/src/money.ts'))
    write('packages/domain/src/cents.ts', 'money')

    expect(sourceStamp(root, BUILD_INPUTS)).not.toBe(before)
  })

  it('ignores tests, servers and what a build has written', () => {
    write('apps/storefront/app/root.test.tsx', 'test')
    write('apps/storefront/build/client/assets/a.js', 'built')
    write('apps/server/src/main.ts', 'server')

    expect(listInputs(root, BUILD_INPUTS)).toHaveLength(4)
  })
})
