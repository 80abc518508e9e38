import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { isNameOf, STORED_ENTRIES, type StorageLife, type StoredEntry } from './stored-entries.ts'

function wordsOf(life: StorageLife): string {
  if (typeof life === 'string') return life.replace('-', ' ')
  return 'days' in life ? `${life.days} days` : `${life.hours} hours`
}

function rowOf({ names, place, permission, life }: StoredEntry): string {
  return `| ${names.map((name) => `\`${name}\``).join(', ')} | ${place} | ${permission} | ${wordsOf(life)} |`
}

describe('the list of stored entries', () => {
  it('is the table of docs/tracking.md', async () => {
    const page = await readFile(new URL('../../../docs/tracking.md', import.meta.url), 'utf8')
    const [, table = ''] = page.split('| Name | Place | Needs | Stays |\n|---|---|---|---|\n')
    const rows = table.split('\n\n', 1)[0]?.split('\n')

    expect(rows).toEqual(Object.values(STORED_ENTRIES).map(rowOf))
  })

  it('keeps nothing longer than a tab or a moment that neither was asked for nor needs a cookie', () => {
    const lasting = Object.entries<StoredEntry>(STORED_ENTRIES)
      .filter(([, { permission, life }]) => permission === 'necessary' && life !== 'tab')
      .map(([id]) => id)

    expect(lasting).toEqual(['session', 'choice', 'other_tabs', 'link', 'card', 'preview'])
  })

  it('knows names by their beginning, and with what browsers check over https', () => {
    const { session, choice } = STORED_ENTRIES

    expect(isNameOf(session, '$session-10028')).toBe(true)
    expect(isNameOf(session, '__Host-$session-10028')).toBe(true)
    expect(isNameOf(session, 'x$session-10028')).toBe(false)
    expect(isNameOf(choice, 'saum-consent-2')).toBe(false)
  })
})
