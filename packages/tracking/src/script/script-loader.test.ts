import { describe, expect, it } from 'vitest'
import { aTestEnvironment, settle } from '../test-environment.ts'
import { createScriptLoader, type ForeignScript } from './script-loader.ts'

function aLoader(append: () => Promise<void> = async () => {}) {
  const environment = aTestEnvironment()
  const appended: ForeignScript[] = []
  const load = createScriptLoader({
    append(script) {
      appended.push(script)
      return append()
    },
    log: environment.log,
  })
  return { load, appended, logs: environment.logs }
}

describe('[7.59] scripts of other services', () => {
  it('are put on the page once, however often they are asked for', () => {
    const { load, appended } = aLoader()

    load({ url: 'https://a.example/x.js' })
    load({ url: 'https://a.example/x.js' })
    load({ url: 'https://a.example/y.js', attributes: { 'data-id': '1' } })

    expect(appended).toEqual([
      { url: 'https://a.example/x.js' },
      { url: 'https://a.example/y.js', attributes: { 'data-id': '1' } },
    ])
  })

  it.each(['https://a.example/x.js?id=secret', '/x.js'])(
    'that are blocked are told in the log, and the page goes on: %s',
    async (url) => {
      const error = new Error('It was blocked, or is not there.')
      const { load, logs } = aLoader(() => Promise.reject(error))

      load({ url })
      load({ url })
      await settle()

      expect(logs).toMatchObject([{ level: 'warn', detail: error }])
      expect(logs[0]?.message).not.toContain('secret')
    },
  )
})
