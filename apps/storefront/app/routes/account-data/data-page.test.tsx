import type { ComponentProps } from 'react'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import { DataPage } from './data-page.tsx'
import type { DeletionRefusal } from './delete-own-account.ts'

function rendered(
  refusal: DeletionRefusal | null,
  query = '',
  { isEmailVerified = true } = {},
): string {
  const page: ComponentProps<typeof DataPage> = {
    letters: { email: 'anna@saum.example', isEmailVerified, state: 'none', topics: [] },
    hasPassword: true,
    privacyHref: null,
    isTooMany: false,
    refusal,
  }
  const Stub = createRoutesStub([{ path: '*', Component: () => <DataPage {...page} /> }])
  return renderInShop(<Stub initialEntries={[`/de/account/data/${query}`]} />)
}

describe('what a plain form led to on the page of data and consents', () => {
  it('is named above it, with a way to the field, where the password was wrong', () => {
    const page = rendered({ kind: 'wrong-password' })

    expect(page).toMatch(/role="group"[^]*href="#delete-password"/)
    expect(wordsOf(page)).toContain('Aktuelles Passwort: Das ist nicht dein Passwort.')
  })

  it.each([
    ['saved', 'status', 'Deine Themen sind gespeichert.'],
    ['nothing', 'alert', 'Wähle mindestens ein Thema.'],
  ])('can have the focus and is read out: %s', (saying, role, words) => {
    const page = rendered(null, `?newsletter=${saying}`)

    expect(page).toMatch(new RegExp(`tabindex="-1"><div[^>]*role="${role}"`, 'i'))
    expect(wordsOf(page)).toContain(words)
  })
})

it('says nothing of the letters to an address that is not proven', () => {
  const words = wordsOf(rendered(null, '', { isEmailVerified: false }))

  expect(words).toContain('Bestätige zuerst in deinem Profil deine E-Mail-Adresse')
  expect(words).not.toContain('Du bekommst noch keinen Newsletter')
})
