import { writeSync } from 'node:fs'
import { createEventLog } from './segment-log.ts'

/** Appends without end and prints what was acknowledged; the test kills it in the middle. */
const [, , folder = '', round = '0'] = process.argv
const events = await createEventLog({
  folder,
  now: Date.now,
  maxBytes: 1e9,
  retentionDays: 30,
  log: () => undefined,
  segmentBytes: 4_000,
  groupDelayMs: 1,
})

async function writeForever(writer: number): Promise<never> {
  for (let turn = 0; ; turn++) {
    const name = `${round}-${writer}-${turn}`
    await events.append([{ kind: 'custom', name, shopId: 10028, at: Date.now() }])
    writeSync(1, `${name}\n`)
  }
}

await Promise.all(Array.from({ length: 8 }, (_, writer) => writeForever(writer)))
