import { readFile } from 'node:fs/promises'
import { SHOPS, type ShopPath } from '@saum/domain/shops'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { renderInShop } from '#app/ui/test-render.tsx'
import type { ProfileFacts } from './load-profile.ts'
import { ProfilePage } from './profile-page.tsx'

const FACTS: ProfileFacts = {
  person: { firstName: 'Anna', lastName: 'Faden', birthDate: '', phone: '' },
  today: '2026-11-16',
  email: 'anna@saum.example',
  pendingEmail: null,
  isEmailVerified: false,
  hasPassword: true,
  devices: [],
  addresses: [],
  says: null,
}

describe('the page of the profile', () => {
  const Stub = createRoutesStub([
    { path: '*', Component: () => <ProfilePage {...FACTS} refusal={null} /> },
  ])
  const page = renderInShop(<Stub initialEntries={['/de/account/profile-details/']} />)

  it('leads to where the account is deleted', () => {
    expect(page).toMatch(/href="\/de\/account\/data\/#delete"[^>]*><span[^>]*>Konto löschen/)
  })

  it('asks for the mail that confirms an address by a button large enough to hit', () => {
    expect(page).toMatch(/data-alone="true"[^>]*>Mail zur Bestätigung schicken/)
  })
})

describe('pages that say how to delete an account', () => {
  it.each(SHOPS)('name the way by its own words in /$path/', async ({ path, locale }) => {
    const [page, act] = [wordsFor('account.nav_data', path), wordsFor('account.delete', path)]
    const way = new RegExp(`[„«‘]\\s?${page}\\s?[“»’], [„«‘]\\s?${act}`)

    for (const name of ['how-to-cancel', 'faq']) {
      const file = new URL(`../../../../../content/pages/${name}/${locale}.md`, import.meta.url)
      expect(await readFile(file, 'utf8')).toMatch(way)
    }
  })
})

function wordsFor(key: PlainKey, path: ShopPath): string {
  const Words = () => useShopText().t(key)
  return renderInShop(<Words />, path)
}
