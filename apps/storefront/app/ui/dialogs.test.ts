import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const APP = new URL('..', import.meta.url)
/** Ways to open and close that some browsers do not know, and the one that `ui/` keeps to itself. */
const OWN_WAYS = /\b(?:command|commandfor|popover\w*|closedby)=|\b(?:showModal|showPopover)\b/i

const sources = globSync('**/*.{ts,tsx}', { cwd: APP }).filter((file) => !file.startsWith('ui/'))

describe('the source of the storefront', () => {
  it('is found', () => {
    expect(sources.length).toBeGreaterThan(500)
  })

  it('opens and closes dialogs in ui/ only', () => {
    const others = sources.filter((file) => OWN_WAYS.test(readFileSync(new URL(file, APP), 'utf8')))

    expect(others).toEqual([])
  })
})
