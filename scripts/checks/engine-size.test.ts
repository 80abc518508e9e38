import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundledBytes, describeEngine, findEngineFault, listEngineSets } from './engine-size.ts'

function aWeight(title: string, bytes: number) {
  return { title, bytes, budgetBytes: 14 * 1_024 }
}

describe('the weight of the engine', () => {
  it('passes within its budget to the byte', () => {
    expect(findEngineFault([aWeight('shop', 14 * 1_024)])).toBeNull()
  })

  it('names every set that weighs too much', () => {
    const fault = findEngineFault([
      aWeight('shop', 14 * 1_024 + 103),
      aWeight('small', 1),
      aWeight('everything', 20 * 1_024),
    ])

    expect(fault).toBe(
      'The engine\'s set "shop" weighs 14.1 KB; its budget is 14.0 KB\n' +
        'The engine\'s set "everything" weighs 20.0 KB; its budget is 14.0 KB',
    )
  })

  it('is told of, and nothing else, where there is no budget', () => {
    const added = { title: 'classic', bytes: 9_000, budgetBytes: null }

    expect(findEngineFault([added])).toBeNull()
    expect(describeEngine([added])).toBe('classic 8.8 KB')
  })

  it('is told in kilobytes', () => {
    expect(describeEngine([aWeight('shop', 2_048), aWeight('all', 3_072)])).toBe(
      'shop 2.0 KB; all 3.0 KB',
    )
  })

  it('counts what the controllers need, and of all of them where everything is meant', async () => {
    const [shop, everything, classic, usage] = await listEngineSets()

    expect(shop?.entry).toContain('createListing')
    expect(shop?.entry).not.toContain('createSearchBox')
    expect(everything?.entry).toContain('createSearchBox')
    expect(everything?.entry).toContain('toSearchParams')
    expect(everything?.entry).toContain('createGeneratedAnswer')
    expect(everything?.entry).not.toContain('aTestEngine')
    expect(everything?.entry).not.toContain('createClassicSearch')
    expect(classic).toMatchObject({ beyond: everything?.entry, budgetBytes: null })
    expect(classic?.entry).toContain('createClassicSearch')
    expect(usage?.entry).toContain('createUsageClient')
  })

  it('counts neither the names a module exports nor hints for bundlers', async () => {
    const entry = 'export default [/* @__PURE__ */ Array.of(1)]'

    const named = 'const list = /* @__PURE__ */ Array.of(1)\nexport default [list]'

    expect(await bundledBytes(named)).toBe(await bundledBytes(entry))
  })

  it('leaves out what is not needed', async () => {
    const schema = resolve('packages/schema/src/schema.ts')
    const entry = `import * as v from '${schema}'\nexport const used = 'short'`

    expect(await bundledBytes(entry)).toBeLessThan(200)
  })
})
