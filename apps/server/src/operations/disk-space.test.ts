import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { checkDiskSpace } from './disk-space.ts'
import { DegradedError } from './readiness.ts'

const MEGABYTE = 1024 * 1024

function checkWith(freeBytes: number, isEssential = true): Promise<void> {
  const options = { setting: 'DATA_DIR', folder: '/data', isEssential }
  return checkDiskSpace({ ...options, freeBytes: async () => freeBytes })()
}

async function outcomeOf(check: Promise<void>): Promise<string> {
  return check.then(
    () => 'up',
    (error: unknown) => (error instanceof DegradedError ? 'degraded' : 'down'),
  )
}

describe('the room on a disk', () => {
  it.each([
    [200 * MEGABYTE, 'up'],
    [200 * MEGABYTE - 1, 'degraded'],
    [20 * MEGABYTE, 'degraded'],
    [20 * MEGABYTE - 1, 'down'],
    [0, 'down'],
  ])('%i bytes: %s', async (free, outcome) => {
    expect(await outcomeOf(checkWith(free))).toBe(outcome)
  })

  it('does not close a shop whose orders are written elsewhere', async () => {
    expect(await outcomeOf(checkWith(0, false))).toBe('degraded')
  })

  it('is told with the setting, the folder and what to do', async () => {
    await expect(checkWith(5 * MEGABYTE)).rejects.toThrow(
      'the disk of DATA_DIR (/data) has 5 MB left: free at least 200 MB',
    )
  })

  it.each([
    ['of a real folder', tmpdir()],
    ['of one that is not there yet', '/no/such/folder'],
  ])('%s is looked up', async (_, folder) => {
    const check = checkDiskSpace({ setting: 'PICTURE_DIR', folder, isEssential: false })

    expect(['up', 'degraded']).toContain(await outcomeOf(check()))
  })
})
