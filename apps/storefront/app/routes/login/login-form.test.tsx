import { expect, it } from 'vitest'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import { LoginForm } from './login-form.tsx'

it('leads to each field that is wrong', () => {
  const page = renderInShop(
    <LoginForm
      refusal={{
        problem: 'incomplete',
        email: 'anna',
        isEmailWrong: true,
        isPasswordMissing: true,
      }}
    />,
  )

  expect(wordsOf(page)).toContain('Bitte prüfe 2 Felder')
  expect(page).toContain('href="#login-email"')
  expect(page).toContain('href="#login-password"')
  expect(page).toMatch(/id="login-password"/)
})

it('says in one sentence that they do not belong together', () => {
  const page = renderInShop(
    <LoginForm
      refusal={{
        problem: 'mismatch',
        email: 'anna@saum.example',
        isEmailWrong: false,
        isPasswordMissing: false,
      }}
    />,
  )

  expect(wordsOf(page)).toContain('passen nicht zusammen')
  expect(page).not.toContain('href="#')
})
