import { describe, expect, it } from 'vitest'
import { toJobs, toSettings } from './settings.ts'

describe('settings of a run', () => {
  it('packs into the catalog unless told otherwise', () => {
    expect(toSettings({}).layerFolder).toMatch(/catalog[\\/]layers$/)
    expect(toSettings({ into: '/elsewhere' }).layerFolder).toMatch(/elsewhere$/)
  })

  it('keeps raw layers and scenes in the work folder', () => {
    const { rawFolder, sceneFolder } = toSettings({ work: '/work-here' })

    expect([rawFolder, sceneFolder]).toEqual([
      expect.stringMatching(/work-here[\\/]raw$/),
      expect.stringMatching(/work-here[\\/]scenes$/),
    ])
  })

  it.each([
    [{ width: '90' }, '--width must be a number from 100 to 1800, not "90".'],
    [{ width: 'wide' }, '--width must be a number from 100 to 1800, not "wide".'],
    [{ scale: '2' }, '--scale must be a number from 0.1 to 1, not "2".'],
    [{ samples: '0' }, '--samples must be a number from 1 to 500, not "0".'],
  ])('refuses %o', (wishes, message) => {
    expect(() => toSettings(wishes)).toThrow(message)
  })
})

describe('jobs for Blender', () => {
  it('names every wished view', () => {
    expect(toJobs('tee', ['back'], ['front', 'back'])).toEqual(['tee:back'])
  })

  it('falls back to the usual views', () => {
    expect(toJobs('dress-wrap', [], ['front', 'back'])).toEqual([
      'dress-wrap:front',
      'dress-wrap:back',
    ])
  })

  it.each(['', '../tee', 'tee:front', 'Tee', 'tee-'])('refuses "%s" as a name', (name) => {
    expect(() => toJobs(name, [], ['front'])).toThrow(
      `"${name}" is not the name of a shape or view.`,
    )
  })
})
