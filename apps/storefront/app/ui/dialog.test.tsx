import { describe, expect, it } from 'vitest'
import { Button } from './button.tsx'
import { opensDialog } from './dialog-command.ts'
import { Dialog } from './dialog.tsx'
import { renderInShop } from './test-render.tsx'

describe('a dialog', () => {
  const markup = renderInShop(
    <>
      <Button {...opensDialog('guide')}>Größentabelle</Button>
      <Dialog id="guide" title="Größentabelle">
        Maße
      </Dialog>
    </>,
  )

  it('is opened and closed by its buttons without any script', () => {
    expect(markup).toContain('command="show-modal" commandfor="guide"')
    expect(markup).toContain('command="close" commandfor="guide"')
  })

  it('is named by its title', () => {
    expect(markup).toContain('aria-labelledby="guide-title"')
    expect(markup).toContain('id="guide-title"')
  })

  it('closes when the veil is pressed', () => {
    expect(markup).toContain('closedby="any"')
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
