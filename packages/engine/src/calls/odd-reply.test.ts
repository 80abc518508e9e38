import { describe, expect, it } from 'vitest'
import type { PageReply } from '../wire/reply.ts'
import { aCategoryValue, aPageReply, aRegularValue, someFacets } from '../wire/test-replies.ts'
import { readPageReply } from './read-reply.ts'

describe('[3.54] a redirect of a reply', () => {
  function triggersOf(content: string): PageReply['triggers'] {
    return readPageReply(aPageReply({ triggers: [{ type: 'redirect', content }] })).triggers
  }

  it.each(['https://saum.example/de/', 'HTTP://saum.example', '/de/c/damen/', '//saum.example/'])(
    'leads to a page: %s',
    (content) => {
      expect(triggersOf(content)).toEqual([{ type: 'redirect', content }])
    },
  )

  it.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'blob:x', ''])(
    'leads nowhere else: %s',
    (content) => {
      expect(triggersOf(content)).toEqual([])
    },
  )
})

describe('[3.38] the pages of a reply', () => {
  it.each([0.5, -1, 2 ** 53, 1e300, '1'])('are whole numbers one can count to, not %s', (odd) => {
    const { pagination } = aPageReply()

    for (const name of ['page', 'perPage', 'totalEntries']) {
      const reply = { ...aPageReply(), pagination: { ...pagination, [name]: odd } }
      expect(() => readPageReply(reply)).toThrow(`The reply has no usable ${name}.`)
    }
  })
})

describe('[3.43] a value without a name', () => {
  it('is left out, for nobody could read it', () => {
    const [color, category] = someFacets()
    const facets = [
      { ...color, values: [aRegularValue(''), aRegularValue('Rot')] },
      {
        ...category,
        values: [
          aCategoryValue(['']),
          aCategoryValue(['Damen'], { children: [aCategoryValue(['Damen', ''])] }),
        ],
      },
    ]

    const read = readPageReply({ ...aPageReply(), facets }).facets

    expect(read.map(({ values }) => values)).toEqual([
      [aRegularValue('Rot')],
      [aCategoryValue(['Damen'])],
    ])
  })
})
