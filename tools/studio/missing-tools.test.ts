import { expect, it } from 'vitest'
import { explainMissing, missingTools } from './missing-tools.ts'

const NODE = {
  name: 'node',
  packages: 'nodejs',
  command: [process.execPath, '--version'],
  says: /^v\d+/,
} as const

it('finds nothing missing when every tool says what it should', async () => {
  expect(await missingTools([NODE])).toEqual([])
})

it.each([
  ['is not installed', { ...NODE, command: ['no-such-program-anywhere'] as const }],
  ['is too old', { ...NODE, says: /^v1\./ }],
  ['fails', { ...NODE, command: [process.execPath, '--no-such-option'] as const }],
])('misses a tool that %s', async (_, tool) => {
  expect(await missingTools([NODE, tool])).toEqual([tool])
})

it('says how to install what is missing', () => {
  const words = explainMissing([
    { ...NODE, name: 'gcc', packages: 'gcc libc6-dev' },
    { ...NODE, name: 'blender', packages: 'blender' },
  ])

  expect(words).toContain('  gcc\n  blender\n')
  expect(words).toContain('apt-get install -y --no-install-recommends gcc libc6-dev blender')
})
