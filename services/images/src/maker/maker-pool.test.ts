import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aGarment, LAYERS_FOLDER } from '../test-images.ts'
import { createMakerPool } from './maker-pool.ts'
import { startMaker } from './maker-process.ts'

const FOLDERS = { layersFolder: LAYERS_FOLDER, pictureFolder: LAYERS_FOLDER }
const TASK = { source: aGarment(), width: 180, format: 'webp' } as const
const LONG_TASK = { ...TASK, width: 900, format: 'avif' } as const

function aPool({ timeoutMs = 60_000, idleMs = 60_000 } = {}) {
  const start = () => startMaker(FOLDERS, { timeoutMs, niceness: 10 })
  const pool = createMakerPool({ size: 1, start, idleMs })
  onTestFinished(() => pool.close())
  return pool
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await delay(10)
}

describe('the picture makers', () => {
  it('make the same bytes from the same source, politely, and leave when there is no work', async () => {
    const pool = aPool({ idleMs: 50 })

    const first = await pool.make(TASK)
    const [pid = 0] = pool.pids()
    const priority = getPriority(pid)
    const second = await pool.make(TASK)

    expect(first.byteLength).toBeGreaterThan(500)
    expect(second).toEqual(first)
    expect(priority).toBe(10)
    await until(() => !isRunning(pid))
    expect(pool.pids()).toEqual([])
  })

  it('are replaced when one dies over its work, and the picture is made all the same', async () => {
    const pool = aPool()
    const making = pool.make(TASK)
    await until(() => pool.pids().length > 0)
    const [pid = 0] = pool.pids()

    process.kill(pid, 'SIGKILL')

    expect((await making).byteLength).toBeGreaterThan(500)
    expect(pool.pids()).not.toContain(pid)
  })

  it('are ended when a picture takes too long, and the picture is given up', async () => {
    const pool = aPool({ timeoutMs: 30 })

    await expect(pool.make(LONG_TASK)).rejects.toThrow('The picture maker is gone')
  })

  it('say why a picture cannot be made, and live on', async () => {
    const pool = aPool()
    await pool.make(TASK)
    const before = pool.pids()

    const failing = pool.make({ ...TASK, source: { kind: 'file', file: 'missing.jpg' } })

    await expect(failing).rejects.toThrow('There is no picture file "missing.jpg"')
    expect(pool.pids()).toEqual(before)
  })

  it('end with the process that started them, however it ends', async () => {
    const program = fileURLToPath(new URL('./maker-parent.fixture.ts', import.meta.url))
    const parent = spawn(process.execPath, [program, LAYERS_FOLDER])
    onTestFinished(() => void parent.kill('SIGKILL'))
    const [line]: Buffer[] = await once(parent.stdout, 'data')
    const pid = Number(String(line))
    expect(isRunning(pid)).toBe(true)

    parent.kill('SIGKILL')

    await until(() => !isRunning(pid))
  })
})
