import { describe, expect, it } from 'vitest'
import { findSpecifiers } from './specifiers.ts'

describe('finding what a module imports', () => {
  it.each([
    ['a named import', `import { a, type B } from './a.ts'`],
    ['an import over several lines', `import {\n  a,\n  b,\n} from './a.ts'`],
    ['a default import', `import a from './a.ts'`],
    ['a namespace', `import * as a from './a.ts'`],
    ['an import for its effect', `import './a.ts'`],
    ['a re-export', `export { a } from './a.ts'`],
    ['a re-export of everything', `export * from './a.ts'`],
    ['a dynamic import', `const a = await import('./a.ts')`],
    ['an import with attributes', `import a from './a.ts' with { type: 'json' }`],
    ['a style sheet that imports another', `@import url('./a.ts');`],
    ['a class composed of another', `.b {\n  composes: a from './a.ts';\n}`],
    ['a query', `import a from './a.ts?raw'`],
    ['a value called type', `import type from './a.ts'`],
  ])('sees %s', (_title, text) => {
    expect(findSpecifiers(text).imports).toEqual(['./a.ts'])
  })

  it.each([
    ['a type', `import type { A } from './a.ts'`],
    ['a default type', `import type A from './a.ts'`],
    ['a re-exported type', `export type { A } from './a.ts'`],
    ['the type of a module', `let a: typeof import('./a.ts')`],
    ['words in a sentence', `const text = 'taken from "./a.ts" or not'`],
  ])('ignores %s', (_title, text) => {
    expect(findSpecifiers(text).imports).toEqual([])
  })

  it('keeps a type apart from the import that follows it', () => {
    const text = `import type { A } from './a.ts'\nimport { b } from './b.ts'`

    expect(findSpecifiers(text).imports).toEqual(['./b.ts'])
  })
})

describe('finding the paths a module names', () => {
  it.each([
    ['a worker', `new URL('./worker.ts', import.meta.url)`, './worker.ts'],
    ['a folder', `resolve(import.meta.dirname, '../../content')`, '../../content'],
    ['one of several files', 'new URL(`../mails/${locale}.md`, import.meta.url)', '../mails/'],
    ['a file of its own folder', 'new URL(`./${name}.json`, import.meta.url)', './'],
  ])('sees %s', (_title, text, path) => {
    expect(findSpecifiers(text).paths).toEqual([path])
  })

  it.each([
    `new URL('../../', import.meta.url)`,
    'new URL(`../../${path}`, import.meta.url)',
    `new URL('/basket', origin)`,
  ])('sees none in %s', (text) => {
    expect(findSpecifiers(text).paths).toEqual([])
  })
})
