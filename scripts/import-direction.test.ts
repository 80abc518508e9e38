import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const STOREFRONT = 'apps/storefront/app'

const REFUSED = [
  ['packages/domain/src/a.ts', '@saum/schema/schema'],
  ['packages/schema/src/a.ts', '@saum/domain/shops'],
  ['packages/contract/src/a.ts', '@saum/http/http'],
  ['packages/http/src/a.ts', '@saum/contract/call'],
  ['packages/http/src/b.ts', '@saum/domain/shops'],
  ['packages/engine/src/listing/a.ts', '@saum/tracking/queue'],
  ['packages/engine/src/listing/b.ts', '../../../domain/src/shops.ts'],
  ['packages/domain/src/b.ts', 'node:fs'],
  ['services/shop/src/basket/a.ts', '@saum/content-service/delivery'],
  ['services/search/src/index/a.ts', '@saum/engine/listing/pager'],
  ['services/shop/src/basket/b.ts', '@saum/testing/builders'],
  ['apps/server/src/a.ts', '@saum/testing/builders'],
  [`${STOREFRONT}/messages/a.ts`, '#app/ui/button.tsx'],
  [`${STOREFRONT}/engine/a.ts`, '#app/features/basket/add.ts'],
  [`${STOREFRONT}/ui/a.tsx`, '#app/features/basket/add.ts'],
  [`${STOREFRONT}/ui/b.tsx`, '@saum/contract/call'],
  [`${STOREFRONT}/ui/c.tsx`, '../engine/client.ts'],
  [`${STOREFRONT}/features/basket/a.tsx`, '#app/routes/basket/basket-page.tsx'],
  [`${STOREFRONT}/features/basket/b.tsx`, '#app/features/wishlist/heart.tsx'],
  [`${STOREFRONT}/features/basket/c.tsx`, '../wishlist/heart.tsx'],
  [`${STOREFRONT}/features/basket/d.tsx`, '#app/server/context.ts'],
  [`${STOREFRONT}/features/basket/e.tsx`, 'node:crypto'],
  [`${STOREFRONT}/blocks/a.tsx`, '#app/routes/home/home-page.tsx'],
  [`${STOREFRONT}/routes/basket/a.tsx`, '#app/routes/wishlist/wishlist-page.tsx'],
  [`${STOREFRONT}/routes/basket/b.tsx`, '../wishlist/wishlist-page.tsx'],
  [`${STOREFRONT}/routes/basket/c.tsx`, '@saum/shop/basket/basket-service'],
  [`${STOREFRONT}/routes/basket/d.tsx`, 'node:fs/promises'],
  [`${STOREFRONT}/server/a.ts`, '@saum/shop/worker'],
] as const

const ALLOWED = [
  ['packages/contract/src/c.ts', '@saum/domain/shops'],
  ['packages/contract/src/d.ts', '@saum/schema/schema'],
  ['packages/http/src/c.ts', '@saum/schema/schema'],
  ['packages/engine/src/listing/c.ts', '@saum/contract/call'],
  ['packages/engine/src/listing/d.ts', '../facets/facet.ts'],
  ['services/shop/src/basket/c.ts', '@saum/http/http'],
  ['services/shop/src/basket/d.test.ts', '@saum/testing/builders'],
  ['services/shop/src/database/e.ts', 'node:sqlite'],
  ['apps/server/src/b.ts', '@saum/shop/worker'],
  [`${STOREFRONT}/messages/c.ts`, '@saum/domain/shops'],
  [`${STOREFRONT}/ui/d.tsx`, '#app/messages/shop-text.tsx'],
  [`${STOREFRONT}/ui/e.tsx`, '@saum/domain/money'],
  [`${STOREFRONT}/features/basket/f.tsx`, '#app/ui/button.tsx'],
  [`${STOREFRONT}/features/basket/g.tsx`, './basket-count.ts'],
  [`${STOREFRONT}/features/basket/h.tsx`, '#app/features/catalog/tile.ts'],
  [`${STOREFRONT}/blocks/b.tsx`, '@saum/content/blocks'],
  [`${STOREFRONT}/routes/basket/e.tsx`, '#app/features/basket/add.ts'],
  [`${STOREFRONT}/routes/basket/f.tsx`, '#app/server/context.ts'],
  [`${STOREFRONT}/server/b.ts`, 'node:crypto'],
] as const

interface Diagnostic {
  code?: string
  filename: string
}

const DIRECTION = ['eslint(no-restricted-imports)', 'import(no-nodejs-modules)']
let root = ''
let refusedFiles: string[] = []

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'saum-direction-'))
  copyFileSync('.oxlintrc.json', join(root, '.oxlintrc.json'))
  for (const [file, specifier] of [...REFUSED, ...ALLOWED]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), `import { thing } from '${specifier}'\n\nthing()\n`)
  }
  refusedFiles = lint()
    .filter(({ code }) => code !== undefined && DIRECTION.includes(code))
    .map(({ filename }) => filename)
})

afterAll(() => rmSync(root, { recursive: true }))

/** The refused fixtures make the linter end with a failure; its report is what we came for. */
function lint(): Diagnostic[] {
  try {
    execFileSync(resolve('node_modules/.bin/oxlint'), ['-f', 'json'], {
      cwd: root,
      encoding: 'utf8',
    })
  } catch (error) {
    if (error instanceof Error && 'stdout' in error)
      return JSON.parse(String(error.stdout)).diagnostics
    throw error
  }
  throw new Error('The linter refused nothing at all')
}

describe('import direction', () => {
  it.each(REFUSED)('%s may not import %s', (file) => {
    expect(refusedFiles).toContain(file)
  })

  it.each(ALLOWED)('%s may import %s', (file) => {
    expect(refusedFiles).not.toContain(file)
  })
})
