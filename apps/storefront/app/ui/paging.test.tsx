import { describe, expect, it } from 'vitest'
import { LoadMore } from './load-more.tsx'
import { Pagination } from './pagination.tsx'
import { renderInShop, wordsOf } from './test-render.tsx'

describe('loading more products', () => {
  it('is a real link to the next page', () => {
    const markup = renderInShop(<LoadMore shown={48} total={212} perPage={24} nextHref="?page=3" />)

    expect(markup).toContain('href="?page=3"')
    expect(wordsOf(markup)).toBe('48 von 212 Artikeln gesehen 24 weitere Artikel laden')
  })

  it('offers only as many as are left', () => {
    const markup = renderInShop(<LoadMore shown={210} total={212} perPage={24} nextHref="?p" />)

    expect(wordsOf(markup)).toContain('2 weitere Artikel laden')
  })

  it('ends with the last page', () => {
    const markup = renderInShop(
      <LoadMore shown={212} total={212} perPage={24} nextHref={undefined} />,
    )

    expect(markup).not.toContain('<a ')
  })
})

describe('pages of a list', () => {
  it('are links, and the current one says so', () => {
    const markup = renderInShop(
      <Pagination pageNumber={2} totalPages={3} hrefOf={(page) => `?page=${page}`} />,
    )

    expect(markup.match(/<a /g)).toHaveLength(5)
    expect(markup).toMatch(/href="\?page=2"[^>]*aria-current="page"/)
  })

  it('are not shown when there is only one', () => {
    expect(renderInShop(<Pagination pageNumber={1} totalPages={1} hrefOf={String} />)).toBe('')
  })
})
