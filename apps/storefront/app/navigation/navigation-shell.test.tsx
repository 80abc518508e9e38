import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { NavigationShell } from './navigation-shell.tsx'

describe('the shell in the HTML of a page', () => {
  const Page = createRoutesStub([{ path: '/de/', Component: NavigationShell }])
  const html = renderToString(<Page initialEntries={['/de/']} />)

  it('has a live region that is there before it speaks', () => {
    expect(html).toMatch(/<output[^>]* aria-live="polite"[^>]*><\/output>/)
  })

  it('hides a resting progress bar from screen readers', () => {
    expect(html).toMatch(/<div[^>]* data-loading="false" aria-hidden="true">/)
  })

  it('restores the scroll position before the page is alive', () => {
    expect(html).toContain('sessionStorage')
  })
})
