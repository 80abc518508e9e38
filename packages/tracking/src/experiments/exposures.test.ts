import { EXPERIMENTS, readExperiments } from '@saum/domain/experiments'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { variantOf } from './assign.ts'
import { exposuresOf } from './exposures.ts'

const RUNNING = [{ key: 'early-promises', share: 50 }] as const

describe('[6.5] what a visitor is exposed to', () => {
  it('is the version they see, on the pages an experiment is about', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(exposuresOf(RUNNING, '/p/mantel-7/', id)).toEqual([
          { experiment: 'early-promises', variant: variantOf(id, RUNNING[0]) },
        ])
      }),
    )
  })

  it.each([
    '/',
    '/c/damen/',
    '/p/',
    '/p/shop-the-look/outfit-3/',
    '/P/mantel-7/',
    '',
    'p/mantel-7/',
  ])('is nothing on the page %s', (path) => {
    expect(exposuresOf(RUNNING, path, crypto.randomUUID())).toEqual([])
  })

  it('is nothing while none runs', () => {
    expect(exposuresOf([], '/p/mantel-7/', crypto.randomUUID())).toEqual([])
  })
})

describe('the list of running experiments', () => {
  it.each([
    ['', []],
    ['early-promises:50', [{ key: 'early-promises', share: 50 }]],
    ['  early-promises:1 ', [{ key: 'early-promises', share: 1 }]],
  ])('is read from «%s»', (text, running) => {
    expect(readExperiments(text)).toEqual(running)
  })

  it.each([
    'early-promises',
    'early-promises:0',
    'early-promises:100',
    'early-promises:-5',
    'early-promises:5.5',
    'early-promises:050',
    'early-promises:50,',
    'early-promises:50 early-promises:40',
    'unknown:50',
    'toString:50',
    '__proto__:50',
    ':50',
  ])('is refused when it says «%s»', (text) => {
    expect(readExperiments(text)).toBeNull()
  })

  it('knows paths that start below the shop and remember nothing between two questions', () => {
    for (const { paths } of Object.values(EXPERIMENTS)) {
      expect(paths.source).toMatch(/^\^/)
      expect(paths.global || paths.sticky).toBe(false)
    }
  })
})
