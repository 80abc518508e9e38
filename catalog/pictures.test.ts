import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('./pictures/', import.meta.url)

it('has the editorial pictures of the screens', () => {
  const names = ['hero', 'hero-phone', 'menu-a', 'menu-b', 'menu-wide', 'tile-a', 'tile-b', 'story']
  names.push('error-small', 'error-medium', 'error-large', 'login', 'service-a', 'insert')
  expect(names.filter((name) => !existsSync(new URL(`${name}.webp`, folder)))).toEqual([])
})

it('keeps only pictures that start like WebP files', () => {
  const wrong = readdirSync(folder).filter((name) => {
    const header = readFileSync(new URL(name, folder)).subarray(0, 12).toString('latin1')
    return !header.startsWith('RIFF') || !header.endsWith('WEBP')
  })
  expect(wrong).toEqual([])
})
