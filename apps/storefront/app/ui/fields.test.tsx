import { describe, expect, it } from 'vitest'
import { Checkbox } from './check.tsx'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import { SizeStrip } from './size-strip.tsx'
import { renderInShop, wordsOf } from './test-render.tsx'
import { TextField } from './text-field.tsx'

const SIZES = [
  { value: 'v1', label: '36', left: 2, note: 'noch 2' },
  { value: 'v2', label: '38' },
  { value: 'v3', label: '40', isSoldOut: true },
]

describe('a field', () => {
  it('is named by its label', () => {
    const markup = renderInShop(<TextField id="name" label="Vorname" name="first-name" />)

    expect(markup).toContain('for="name"')
    expect(markup).toContain('id="name"')
  })

  it('is described by its error first and its hint second', () => {
    const markup = renderInShop(
      <TextField id="zip" label="Postleitzahl" name="zip" hint="5 Ziffern" error="Zu kurz" />,
    )

    expect(markup).toContain('aria-invalid="true" aria-describedby="zip-error zip-hint"')
    expect(wordsOf(markup)).toBe('Postleitzahl Zu kurz 5 Ziffern')
  })

  it('says when it may stay empty', () => {
    const markup = renderInShop(<TextField label="Telefon" name="phone" optional />)

    expect(wordsOf(markup)).toMatch(/^Telefon \( ?freiwillig ?\)$/)
  })

  it('hides a password until the shopper asks to see it', () => {
    const markup = renderInShop(
      <PasswordField label="Passwort" name="password" autoComplete="current-password" />,
    )

    expect(markup).toContain('type="password"')
    expect(markup).toContain('aria-label="Passwort anzeigen"')
  })

  it('offers a choice by a real select', () => {
    const options = [{ value: 'DE', label: 'Deutschland' }]
    const markup = renderInShop(<SelectField label="Land" name="country" options={options} />)

    expect(markup).toContain('<option value="DE">Deutschland</option>')
  })

  it('ties the error of a box to the box', () => {
    const markup = renderInShop(<Checkbox name="terms" label="AGB" error="Bitte stimme zu." />)
    const [, errorId] = /aria-describedby="([^"]+)"/.exec(markup) ?? []

    expect(markup).toContain(`id="${errorId}"`)
  })
})

describe('the sizes of a product', () => {
  const markup = renderInShop(<SizeStrip name="variant" legend="Größe" sizes={SIZES} />)

  it('are a group named by its heading, which shares a line with the guide in every browser', () => {
    const [, heading] = /<div[^>]* role="group" aria-labelledby="([^"]+)"/.exec(markup) ?? []

    expect(markup).toContain(`<span id="${heading}">Größe</span>`)
    expect(markup).not.toContain('<legend')
  })

  it('preset nothing', () => {
    expect(markup).not.toContain('checked')
  })

  it('name few and none left in words', () => {
    expect(markup).toContain('aria-label="36, nur noch 2 Stück"')
    expect(markup).toContain('aria-label="40, ausverkauft"')
  })

  it('let a sold-out size be chosen, for the reminder', () => {
    expect(markup).not.toContain('disabled')
  })
})
