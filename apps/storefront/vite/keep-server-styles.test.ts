import { expect, it } from 'vitest'
import { keepServerStyles } from './keep-server-styles.ts'

function transform(id: string): unknown {
  const { transform: hook } = keepServerStyles()
  if (typeof hook !== 'function') throw new Error('The plugin transforms by a function')
  // It looks at nothing but the id.
  return hook.call(undefined as never, 'export default { head: "head_a1b" }', id)
}

it.each([
  '/app/features/chrome/header.module.css',
  '/app/blocks/text/grid-block.module.css?server',
  '/app/blocks/content-article.module.css?server',
])('keeps the styles of what only the server renders and drops their names: %s', (id) => {
  expect(transform(id)).toMatchObject({
    code: 'export default {}',
    moduleSideEffects: 'no-treeshake',
  })
})

it.each(['/app/ui/button.module.css', '/app/blocks/home/recently-viewed-island.module.css'])(
  'leaves alone what a browser renders: %s',
  (id) => {
    expect(transform(id)).toBeUndefined()
  },
)
