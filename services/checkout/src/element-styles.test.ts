import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readElementFiles } from './element-files.ts'
import { readStylesheet } from './element-styles.ts'

const FOLDER = fileURLToPath(new URL('../element/styles', import.meta.url))

it('loads every part of the styles in one file', () => {
  const text = readElementFiles().find('checkout-element.css')?.text ?? ''

  expect(text).toBe(readStylesheet(FOLDER))
  for (const file of readdirSync(FOLDER)) {
    expect(text).toContain(readFileSync(`${FOLDER}/${file}`, 'utf8'))
  }
})

it('makes no legend a part of a grid by letting it float, which WebKit does not know', () => {
  expect(readStylesheet(FOLDER)).not.toMatch(/\bfloat:/)
})
