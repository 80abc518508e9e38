import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { aFolder } from '../test-space.ts'
import { watchFolder } from './watch-folder.ts'

it('[2.34] changes without a pause are told of all the same', async () => {
  const { folder } = aFolder()
  const told = vi.fn()
  onTestFinished(watchFolder(folder, () => {}, told))
  const startedAt = performance.now()
  while (told.mock.calls.length === 0 && performance.now() - startedAt < 4000) {
    writeFileSync(join(folder, 'notes.txt'), String(performance.now()))
    await sleep(10)
  }
  expect(told).toHaveBeenCalledTimes(1)
})
