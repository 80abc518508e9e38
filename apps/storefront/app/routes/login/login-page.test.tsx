import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import type { LoginFacts } from './load-login.ts'
import type { LoginFace } from './login-face.ts'
import { LoginPage } from './login-page.tsx'
import type { LoginRefusal } from './login-refusal.ts'

const FACTS: Omit<LoginFacts, 'face'> = {
  redirectUrl: '/de/cart/',
  reason: null,
  privacyHref: '/de/s/datenschutz/',
  provider: null,
}

const REFUSAL: LoginRefusal = {
  intent: 'login',
  problem: 'incomplete',
  email: 'anna',
  isEmailWrong: true,
  passwordFault: 'required',
  wantsNewsletter: false,
  waitMinutes: 0,
}

function render(
  face: LoginFace,
  more: Partial<LoginFacts> & { refusal?: LoginRefusal } = {},
): string {
  const page = { ...FACTS, refusal: null, ...more, face }
  const Page = createRoutesStub([{ path: '/', Component: () => <LoginPage {...page} /> }])
  return renderInShop(<Page />)
}

const LOGIN = { kind: 'login', isLoggedOut: false } as const

describe('[2.17] the login page', () => {
  it('keeps where somebody wanted to go on every way', () => {
    const page = render(LOGIN, { provider: { name: 'Saum ID', href: '/de/login/provider/' } })

    expect(page).toContain('href="/de/login/?register=true&amp;redirectUrl=%2Fde%2Fcart%2F"')
    expect(page).toContain('href="/de/login/?forgotten=true&amp;redirectUrl=%2Fde%2Fcart%2F"')
    expect(wordsOf(page)).toContain('Mit Saum ID anmelden')
  })

  it('names whom to call where it is too late to stop a change of the address', () => {
    const page = render({ kind: 'told', what: 'revoke-expired' })

    expect(page).toContain('href="tel:+490000000000"')
    expect(page).toContain('href="mailto:service@saum.example"')
    expect(wordsOf(page)).not.toContain('Im Konto kannst du')
  })

  it('leads to each field that is wrong', () => {
    const page = render(LOGIN, { refusal: REFUSAL })

    expect(wordsOf(page)).toContain('Bitte prüfe 2 Felder')
    expect(page).toContain('href="#login-email"')
    expect(page).toContain('href="#login-password"')
  })

  it('says in one sentence that they do not belong together', () => {
    const refusal = { ...REFUSAL, problem: 'mismatch', isEmailWrong: false, passwordFault: null }

    const page = render(LOGIN, { refusal: refusal as LoginRefusal })

    expect(wordsOf(page)).toContain('passen nicht zusammen')
    expect(page).not.toContain('href="#')
  })

  it.each([
    [{ kind: 'register' }, 'autoComplete="new-password"'],
    [{ kind: 'password', hash: 'mailed' }, 'autoComplete="new-password"'],
    [LOGIN, 'autoComplete="current-password"'],
    [{ kind: 'confirm', token: 'mailed' }, 'autoComplete="current-password"'],
  ] as const)('lets managers fill in and paste a password: %o', (face, expected) => {
    const page = render(face)

    expect(page).toContain(expected)
    expect(page).not.toMatch(/<input[^>]*type="password"[^>]*maxLength/)
  })

  it.each(['verify', 'email', 'revoke'] as const)(
    'asks before it follows a link: %s',
    (purpose) => {
      const page = render({ kind: 'link', purpose, hash: '"><script>' })

      expect(page).toContain(`<input type="hidden" name="intent" value="${purpose}"/>`)
      expect(page).toContain('name="token" value="&quot;&gt;&lt;script&gt;"')
      expect(page).toMatch(/<form[^>]* method="post"/)
    },
  )

  it.each([
    ['registered', 'href="/de/login/?register=true'],
    ['reset-sent', 'href="/de/login/?forgotten=true'],
    ['email-revoked', 'href="/de/login/?forgotten=true"'],
    ['confirm-expired', 'href="/de/login/?redirectUrl='],
    ['password-set', 'href="/de/cart/"'],
  ] as const)('tells what was done and how to go on: %s', (what, way) => {
    expect(render({ kind: 'told', what })).toContain(way)
  })

  it.each([
    ['/de/checkout/', 'Weiter'],
    [null, 'Zum Konto'],
  ])('names the way on by where it leads: %s', (redirectUrl, words) => {
    const page = render({ kind: 'told', what: 'password-set' }, { redirectUrl })

    expect(wordsOf(page)).toContain(words)
  })
})
