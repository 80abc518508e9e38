import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { FoundSearch } from '#app/server/load-search.ts'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import { isInVain } from './is-in-vain.ts'
import { SearchFailed } from './search-failed.tsx'
import { SearchStart } from './search-start.tsx'
import { SearchWords } from './search-words.tsx'
import { SearchZero } from './search-zero.tsx'

const PAGES = [
  { title: 'Kontakt', href: '/de/kontakt/' },
  { title: 'Fragen und Antworten', href: '/de/fragen-und-antworten/' },
  { title: 'Größenberatung', href: '/de/groessenberatung/' },
]
const CATEGORIES = [{ name: 'Röcke', href: '/de/c/roecke/', count: 26 }]
const POPULAR = {
  headline: 'Gerade beliebt',
  tiles: [{ id: 7, href: '/de/p/rock-7/', brand: 'Saum', name: 'Rock Ida', alt: '', cents: 7900 }],
}

function aSearch(changes: Partial<FoundSearch> = {}): FoundSearch {
  const facts = {
    tiles: [],
    total: 0,
    page: 1,
    perPage: 24,
    lastPage: 1,
    sort: 'recommended' as const,
    groups: [],
  }
  const searchTerm = changes.searchTerm ?? 'plisserock gold'
  return { facts, search: '?searchTerm=plisserock+gold', searchTerm, notices: [], ...changes }
}

function pageAt(address: string, screen: ReactNode): string {
  return renderInShop(<MemoryRouter initialEntries={[address]}>{screen}</MemoryRouter>)
}

function aZeroPage(found: FoundSearch, hasQuestion = false): string {
  const around = { categories: CATEGORIES, popular: POPULAR }
  return pageAt(
    '/de/search/?searchTerm=x',
    <SearchZero found={found} hasQuestion={hasQuestion} pages={PAGES} around={around} />,
  )
}

describe('a search in vain', () => {
  it('repeats the words, and sells nevertheless', () => {
    const page = aZeroPage(aSearch())
    const words = wordsOf(page)

    expect(words).toContain('Nichts gefunden für „ plisserock gold “')
    expect(words).toContain('Prüfe die Schreibweise')
    expect(words).toContain('Röcke 26')
    expect(words).toContain('Gerade beliebt')
    expect(words).toContain('Rock Ida')
    expect(words).toContain('Größenberatung')
    expect(page).toContain('href="/de/c/new/"')
    expect(page).toContain('content="noindex, follow"')
  })

  it('keeps the words in the field, and a way to empty it without script', () => {
    const page = aZeroPage(aSearch())

    expect(page).toContain('value="plisserock gold"')
    expect(page).toMatch(/<a href="\/de\/search\/"[^>]*aria-label="Eingabe löschen"/)
  })

  it('shows words that are markup as words', () => {
    const page = aZeroPage(aSearch({ searchTerm: '"><script>alert(1)</script>' }))

    expect(page).not.toContain('<script>alert')
    expect(page).toContain('&lt;script&gt;alert(1)')
  })

  it('is answered where it was a question, and without script leads to the answers', () => {
    const page = aZeroPage(aSearch({ searchTerm: 'wie wasche ich wolle' }), true)

    expect(wordsOf(page)).toContain('Antwort wird geschrieben')
    expect(page).toMatch(/class="[^"]*without[^"]*">.*\/de\/fragen-und-antworten\//)
  })

  it('is none while a filter is to blame', () => {
    expect(isInVain(aSearch())).toBe(true)
    expect(isInVain(aSearch({ search: '?searchTerm=rock&filters[color]=12' }))).toBe(false)
  })
})

describe('the words above a search', () => {
  it('[4.37] say what was searched for instead, and lead back', () => {
    const correction = {
      original: 'kleidd',
      corrected: 'kleid',
      revertSearch: '?searchTerm=kleidd&exact=1',
    }

    const words = renderInShop(<SearchWords correction={correction} notices={[]} total={101} />)

    expect(wordsOf(words)).toBe(
      '101 Artikel Wir zeigen Ergebnisse für „kleid“. Stattdessen nach „kleidd“ suchen',
    )
    expect(words).toContain('href="?searchTerm=kleidd&amp;exact=1"')
  })

  it('offer what could have been meant', () => {
    const didYouMean = { term: 'bluse', search: '?searchTerm=bluse' }

    const words = renderInShop(<SearchWords didYouMean={didYouMean} notices={[]} />)

    expect(wordsOf(words)).toBe('Meintest du „bluse“?')
  })

  it('admit that a long text was cut, and pass on what the shop says', () => {
    const words = wordsOf(
      renderInShop(<SearchWords wasCut notices={['Schuhe führen wir nicht.']} />),
    )

    expect(words).toContain('ersten 200 Zeichen')
    expect(words).toContain('Schuhe führen wir nicht.')
  })
})

describe('the search', () => {
  it('that does not answer can be tried again with everything that was chosen', () => {
    const address = '/de/search/?searchTerm=rock&filters[color]=12&sort=new'

    const page = pageAt(
      address,
      <SearchFailed searchTerm="rock" categories={CATEGORIES} pages={PAGES} />,
    )

    expect(wordsOf(page)).toContain('Die Suche antwortet gerade nicht.')
    expect(page).toContain(`href="${address.replaceAll('&', '&amp;')}"`)
    expect(wordsOf(page)).toContain('Röcke 26')
  })

  it('without words shows the field, categories and what others buy', () => {
    const around = { categories: CATEGORIES, popular: POPULAR }

    const page = pageAt('/de/search/', <SearchStart pages={PAGES} around={around} />)

    expect(page).toContain('name="searchTerm"')
    expect(wordsOf(page)).toContain('Gerade beliebt')
    expect(page).not.toContain('Eingabe löschen')
  })
})
