import { describe, expect, it } from 'vitest'
import { Button, ButtonLink } from './button.tsx'
import { opensDialog } from './dialogs.ts'
import { Dialog } from './dialog.tsx'
import { renderInShop } from './test-render.tsx'

describe('a dialog', () => {
  const markup = renderInShop(
    <>
      <ButtonLink href="/de/guide/" {...opensDialog('guide')}>
        Größentabelle
      </ButtonLink>
      <Dialog id="guide" title="Größentabelle">
        Maße
      </Dialog>
    </>,
  )

  it('is opened by a link that leads somewhere without it', () => {
    expect(markup).toMatch(/<a href="\/de\/guide\/" data-opens-dialog="guide"/)
    expect(markup).toContain('aria-haspopup="dialog"')
  })

  it('is closed by its button', () => {
    expect(markup).toMatch(/<button data-closes-dialog="" type="button"/)
  })

  it('is named by its title', () => {
    expect(markup).toContain('aria-labelledby="guide-title"')
    expect(markup).toContain('id="guide-title"')
  })
})

describe('a busy button', () => {
  it('keeps its words and its place in the tab order', () => {
    const markup = renderInShop(<Button busy>Zum Warenkorb</Button>)

    expect(markup).toContain('aria-busy="true" aria-disabled="true"')
    expect(markup).not.toContain(' disabled')
    expect(markup).toContain('Zum Warenkorb')
  })
})
