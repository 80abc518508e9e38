import { describe, expect, it } from 'vitest'
import { bundleModules } from './element-bundle.ts'

function bundle(modules: Record<string, string>): string {
  return bundleModules(new Map(Object.entries(modules)), 'a.js')
}

describe('the bundle of the element', () => {
  it('contains each module once, behind what it imports', () => {
    const text = bundle({
      'a.js': "import { b } from './b.js'\nimport { c } from './c.js'\nreport(b + c)",
      'b.js': "import {\nc,\n} from './c.js'\nexport const b = c + 1",
      'c.js': 'export const c = 1',
      'd.js': 'report("unused")',
    })

    expect(text).toBe('const c = 1\nconst b = c + 1\nreport(b + c)')
  })

  it.each([
    ['b.js renames', { 'a.js': "import './b.js'", 'b.js': "import { c as d } from './c.js'" }],
    ['no module b.js', { 'a.js': "import './b.js'" }],
    ['declare same', { 'a.js': "import './b.js'\nconst same = 1", 'b.js': 'function same() {}' }],
  ])('is not made when: %s', (fault, modules) => {
    expect(() => bundle({ 'c.js': '', ...modules })).toThrow(fault)
  })
})
