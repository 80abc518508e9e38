import { getCategoryTree } from '@saum/contract/category'
import * as v from '@saum/schema/schema'
import { SMALL_RANGE } from '@saum/testing/small-range'
import { startTestBackend } from '@saum/testing/test-backend'
import { describe, expect, it } from 'vitest'
import { createCategoryDirectory } from './category-directory.ts'

const DIRECTORY = createCategoryDirectory([
  {
    id: 1,
    name: 'Damen',
    slug: 'damen',
    path: '/damen',
    children: [
      { id: 11, name: 'Kleider', slug: 'kleider', path: '/damen/kleider' },
      { id: 12, name: 'Mode 2000', slug: 'mode-2000', path: '/damen/mode-2000' },
    ],
  },
  { id: 2, name: 'Kleider', slug: 'kleider', path: '/kleider' },
])

describe('the categories of a shop', () => {
  it('know their names and ids from the root', () => {
    expect(DIRECTORY.byId(11)).toEqual({
      id: 11,
      name: 'Kleider',
      slug: 'kleider',
      path: ['Damen', 'Kleider'],
      ids: [1, 11],
      url: '/c/damen/kleider/',
    })
    expect(DIRECTORY.byId(99)).toBeNull()
  })

  it('are found by the slugs of an address, whatever number it ends in', () => {
    expect(DIRECTORY.bySlugs(['damen', 'kleider'])?.id).toBe(11)
    expect(DIRECTORY.bySlugs(['damen', 'kleider-11'])?.id).toBe(11)
    expect(DIRECTORY.bySlugs(['kleider'])?.id).toBe(2)
  })

  it('may have a number in their own slug', () => {
    expect(DIRECTORY.bySlugs(['damen', 'mode-2000'])?.id).toBe(12)
  })

  it('are not found half-way, below a leaf or by nothing', () => {
    expect(DIRECTORY.bySlugs(['damen', 'hosen'])).toBeNull()
    expect(DIRECTORY.bySlugs(['damen', 'kleider', 'mehr'])).toBeNull()
    expect(DIRECTORY.bySlugs([])).toBeNull()
  })

  it('come parents first', () => {
    expect(DIRECTORY.all().map(({ id }) => id)).toEqual([1, 11, 12, 2])
  })

  it('are those of the shop, without hidden ones', async () => {
    const backend = await startTestBackend({ catalog: SMALL_RANGE })
    const { body } = await backend.post(getCategoryTree, {})

    const directory = createCategoryDirectory(v.parse(getCategoryTree.result, body))

    expect(directory.bySlugs(['damen', 'kleider', 'sommerkleider'])?.ids).toEqual([200, 210, 211])
    expect(directory.byId(220)).toBeNull()
    expect(directory.byId(221)).toBeNull()
  })
})
