import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readElementFiles } from '@saum/checkout/element-files'
import { CLIENT_BUILD } from '../storefront-build.ts'

export interface ShippedText {
  /** Where the text is, for people. */
  file: string
  text: string
}

export interface ShippedFiles {
  scripts: ShippedText[]
  styles: ShippedText[]
  /** Renders the pages: only the elements in it reach a browser. */
  renderers: ShippedText[]
}

const SERVER_BUILD = 'apps/storefront/build/server'

/** Everything the shop and the checkout host send to browsers, as it is sent: dependencies are in it. */
export function readShippedFiles(): ShippedFiles {
  const element = readElementFiles()
  const textOf = (name: string): ShippedText => ({
    file: `the checkout element (${name})`,
    text: element.find(name)?.text ?? '',
  })
  return {
    scripts: [...readAll(CLIENT_BUILD, '**/*.js'), textOf('checkout-element.js')],
    styles: [...readAll(CLIENT_BUILD, '**/*.css'), textOf('checkout-element.css')],
    renderers: readAll(SERVER_BUILD, '*.js'),
  }
}

function readAll(folder: string, pattern: string): ShippedText[] {
  const files = globSync(pattern, { cwd: folder }).map((name) => join(folder, name))
  if (files.length === 0) throw new Error(`Nothing in ${folder}: build the storefront first`)
  return files.toSorted().map((file) => ({ file, text: readFileSync(file, 'utf8') }))
}
