import { existsSync, mkdirSync, readFileSync, utimesSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aFolder, banner } from '../test-space.ts'
import { moveDraft } from './move-draft.ts'

describe('[2.34] a draft that is published', () => {
  it('is gone when its copy is in place', async () => {
    const { folder } = aFolder({ 'drafts/entries/a.json': banner({ rank: 1 }) })
    expect(await moveDraft(folder, 'a')).toEqual(['entries/a.json'])
    expect(existsSync(join(folder, 'drafts/entries/a.json'))).toBe(false)
    expect(readFileSync(join(folder, 'entries/a.json'), 'utf8')).toContain('"rank":1')
  })

  it('stays where it was saved again meanwhile', async () => {
    const { folder } = aFolder({ 'drafts/entries/a.json': banner({ rank: 1 }) })
    const draft = join(folder, 'drafts/entries/a.json')
    const longAgo = new Date(0)
    utimesSync(draft, longAgo, longAgo)
    mkdirSync(join(folder, 'entries'))
    // The first sign of the copy comes after the draft was read and before it is removed.
    const watcher = watch(join(folder, 'entries'), () => {
      watcher.close()
      writeFileSync(draft, JSON.stringify(banner({ rank: 2 })))
    })
    onTestFinished(() => watcher.close())
    await moveDraft(folder, 'a')
    expect(readFileSync(join(folder, 'entries/a.json'), 'utf8')).toContain('"rank":1')
    expect(readFileSync(draft, 'utf8')).toContain('"rank":2')
  })
})
