import { globSync, readFileSync } from 'node:fs'

const SOURCES = [
  'apps/storefront/{app,public}/**/*.{ts,tsx,css,js}',
  'packages/*/src/**/*.ts',
  'services/checkout/{element,src}/**/*.{ts,css}',
  'services/payment/src/**/*.ts',
]
const IS_NOT_SHIPPED = /\.test\.tsx?$|\/test-[^/]*$|\/app\/messages\//
const MOST = 3

export type FindLines = (feature: string, word: string) => string[]

/** Finds where our own sources write a feature; what is built has lost its lines. */
export function openSources(): FindLines {
  const files = globSync(SOURCES)
    .filter((file) => !IS_NOT_SHIPPED.test(file))
    .toSorted()
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').toLowerCase().split('\n') }))
  return (feature, word) => {
    if (word === '') return []
    const isStyle = feature.startsWith('css.')
    // Attributes are written in camel case in React and in small letters in HTML.
    const small = word.toLowerCase()
    const isWord = new RegExp(`(?<![\\w-])${RegExp.escape(small)}(?![\\w-])`)
    return files
      .filter(({ file }) => file.endsWith('.css') === isStyle)
      .flatMap(({ file, lines }) =>
        lines.flatMap((line, index) =>
          line.includes(small) && isWord.test(line) ? `${file}:${index + 1}` : [],
        ),
      )
      .slice(0, MOST)
  }
}
