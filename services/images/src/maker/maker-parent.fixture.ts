import { startMaker } from './maker-process.ts'

/** A process with one maker, which it tells the id of. */
const [, , layersFolder = ''] = process.argv
const maker = startMaker(
  { layersFolder, pictureFolder: layersFolder },
  { timeoutMs: 60_000, niceness: 0 },
)
const source = { kind: 'garment', view: 'tee-front', look: { base: '#884433' } } as const
await maker.make({ source, width: 180, format: 'webp' })
process.stdout.write(`${maker.pid}\n`)
