import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('./pictures/', import.meta.url)

it('has the pictures of the screens that no editor changes, and no other', () => {
  const error = ['error-large', 'error-medium', 'error-small']
  const names = [...error, 'login', 'menu-a', 'menu-b'].map((name) => `${name}.webp`)
  expect(readdirSync(folder).toSorted()).toEqual(names)
})

it('keeps only pictures that start like WebP files', () => {
  const wrong = readdirSync(folder).filter((name) => {
    const header = readFileSync(new URL(name, folder)).subarray(0, 12).toString('latin1')
    return !header.startsWith('RIFF') || !header.endsWith('WEBP')
  })
  expect(wrong).toEqual([])
})
