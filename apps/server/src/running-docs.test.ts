import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { SETTINGS } from './settings.ts'

describe('docs/running.md', () => {
  it('lists every setting with its default and meaning', async () => {
    const page = await readFile(new URL('../../../docs/running.md', import.meta.url), 'utf8')

    const rows = page.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line))

    expect(rows).toEqual(
      Object.entries(SETTINGS).map(([name, { default: byDefault, meaning }]) => {
        const value = byDefault === '' ? '' : `\`${byDefault}\``
        return `| \`${name}\` | ${value} | ${meaning} |`
      }),
    )
  })
})
