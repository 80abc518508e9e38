import type { Block } from '@saum/contract/content-block'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveLinks } from './resolve-links.ts'
import { anyBlocks, words } from './test-blocks.ts'

function find(key: string): string | undefined {
  return key === 'knitwear' ? '/de/c/clothing/knitwear/' : undefined
}

function call(href: string): Block<'callToAction'> {
  return { kind: 'callToAction', link: { label: 'Ansehen', href } }
}

describe('links to categories', () => {
  it('lead to the path the shop has for them', () => {
    expect(resolveLinks([call('category:knitwear')], find)).toEqual([
      call('/de/c/clothing/knitwear/'),
    ])
  })

  it('are dropped with a block that is nothing else, where the shop has none', () => {
    expect(resolveLinks([call('category:hats'), call('/de/')], find)).toEqual([call('/de/')])
  })

  it('are dropped alone where the block has more to show', () => {
    const slider = {
      kind: 'productSlider',
      title: 'Neu',
      source: { kind: 'ids', ids: [1] },
    } as const
    const link = { label: 'Alle', href: 'category:hats' }

    expect(resolveLinks([{ ...slider, source: { kind: 'ids', ids: [1] }, link }], find)).toEqual([
      slider,
    ])
  })

  it('leave their words among others', () => {
    const link = { kind: 'link' as const, href: 'category:hats', children: words('Hüte') }
    const resolved = resolveLinks(
      [{ kind: 'paragraph', children: [...words('Neue '), link] }],
      find,
    )

    expect(resolved).toEqual([
      { kind: 'paragraph', children: [...words('Neue '), ...words('Hüte')] },
    ])
  })

  it('are all that changes', () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        expect(resolveLinks(blocks, find)).toEqual(blocks)
      }),
    )
  })
})
