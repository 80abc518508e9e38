import { describe, expect, it } from 'vitest'
import { batchesOf } from './batches.ts'

function tests(count: number, distance: number) {
  return Array.from({ length: count }, (_, index) => ({ file: `${distance}-${index}`, distance }))
}

const sizes = (batches: string[][]) => batches.map(({ length }) => length)

describe('the order of tests', () => {
  it('starts with the tests that import the file themselves', () => {
    const batches = batchesOf([...tests(2, 1), ...tests(3, 2)])

    expect(batches).toEqual([
      ['1-0', '1-1'],
      ['2-0', '2-1', '2-2'],
    ])
  })

  it('grows, and ends before the whole suite', () => {
    expect(sizes(batchesOf([...tests(30, 1), ...tests(300, 2)]))).toEqual([12, 40, 98])
  })

  it('takes the nearest tests first where none imports the file itself', () => {
    expect(sizes(batchesOf(tests(20, 4)))).toEqual([12, 8])
  })

  it('is empty for a file that no test reaches', () => {
    expect(batchesOf([])).toEqual([])
  })
})
