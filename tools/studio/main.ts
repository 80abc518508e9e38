/** The picture studio: `node tools/studio/main.ts <command> …`, see README.md. */
import { parseArgs } from 'node:util'
import { explainMissing, missingTools } from './missing-tools.ts'
import { packView } from './pack/pack-layers.ts'
import { writePreview } from './pack/preview.ts'
import { toJobs, toSettings, type Settings } from './settings.ts'
import { blender } from './workshop.ts'

type Command = (names: readonly string[], settings: Settings) => Promise<void>

const USAGE = `node tools/studio/main.ts <command>

  shape <name> [view…]       drape, photograph and pack a garment: front back detail
  preview <name> [view…]     drape and photograph it small, in gray, as PNG
  accessory <name> [view…]   photograph and pack an accessory
  swatch <cloth>             a hanging sheet of cloth
  hang <name…>               drape garments on a hanger, for the scenes rail, coat, dress, shirt
  scene <name> [view…]       an editorial picture: wide tall
  check                      what is missing on this machine

  --work <folder>   keeps the steps in between (default: a folder in the temporary directory)
  --into <folder>   where packed layers go (default: catalog/layers)
  --width, --scale, --samples   size of layers, size and quality of scenes`

const COMMANDS: Record<string, Command> = {
  shape: async ([name = '', ...views], settings) => {
    const jobs = toJobs(name, views, ['front', 'back', 'detail'])
    await blender('drape', [name], settings)
    await blender('photograph', [settings.width, 2, ...jobs], settings)
    await pack(jobs, settings)
  },
  preview: async ([name = '', ...views], settings) => {
    const jobs = toJobs(name, views, ['front', 'back'])
    await blender('drape', [name], settings)
    await blender('photograph', [450, 1, ...jobs], settings)
    for (const job of jobs) say(await writePreview(settings.rawFolder, job.replace(':', '-')))
  },
  accessory: async ([name = '', ...views], settings) => {
    const jobs = toJobs(name, views, ['front'])
    await blender('accessory', [settings.width, settings.samples, ...jobs], settings)
    await pack(jobs, settings)
  },
  swatch: async ([cloth = ''], settings) => {
    await blender('swatch', [1280, settings.samples, cloth], settings)
    await pack([`${cloth}:swatch`], settings)
  },
  hang: (names, settings) => blender('hang', names, settings),
  scene: async ([name = '', ...views], settings) => {
    const jobs = toJobs(name, views, ['wide', 'tall'])
    await blender('scene', [settings.scale, settings.samples, ...jobs], settings)
    say(`The pictures lie in ${settings.sceneFolder}.`)
  },
}

async function pack(jobs: readonly string[], settings: Settings) {
  for (const job of jobs) {
    const packed = await packView(settings.rawFolder, settings.layerFolder, job.replace(':', '-'))
    say(`PACKED ${packed.view} ${(packed.bytes / 1024).toFixed(0)} KB`)
  }
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      work: { type: 'string' },
      into: { type: 'string' },
      width: { type: 'string' },
      scale: { type: 'string' },
      samples: { type: 'string' },
    },
  })
  const [name = '', ...rest] = positionals
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  const isComplete = name === 'check' || rest.length > 0
  if ((!command && name !== 'check') || !isComplete) {
    say(USAGE)
    return 2
  }
  const missing = await missingTools()
  if (missing.length > 0) {
    say(explainMissing(missing))
    return 1
  }
  if (command) await command(rest, toSettings(values))
  else say('Everything is there.')
  return 0
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
