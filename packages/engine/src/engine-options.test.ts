import { describe, expect, it } from 'vitest'
import type { EngineOptions } from './configuration.ts'
import { createEngine } from './create-engine.ts'
import { aTestEnvironment } from './test-environment.ts'

const OPTIONS: EngineOptions = {
  organizationId: 'saum',
  accessToken: 'secret-token',
  analytics: { trackingId: 'comma_de' },
  context: {
    language: 'de',
    country: 'DE',
    currency: 'EUR',
    view: { url: 'https://saum.example/de/' },
  },
}

describe('[9.28] what an engine is made with', () => {
  it.each(['renewAccessToken', 'preprocessRequest'])('has a function for %s', (name) => {
    const options = { ...OPTIONS, [name]: 'token' }

    expect(() => createEngine(options, aTestEnvironment())).toThrow(`- ${name}: value is invalid.`)
  })

  it('may say that something is undefined, which is as good as not said', () => {
    const options = {
      ...OPTIONS,
      environment: undefined,
      proxyBaseUrl: undefined,
      renewAccessToken: undefined,
      cart: undefined,
      knowledge: undefined,
      analytics: { trackingId: 'comma_de', enabled: undefined, mode: undefined, source: undefined },
      context: { ...OPTIONS.context, location: undefined },
    } as unknown as EngineOptions

    const engine = createEngine(options, aTestEnvironment())

    const plain = createEngine(OPTIONS, aTestEnvironment())
    expect(engine.configuration.get()).toEqual(plain.configuration.get())
    expect(engine.snapshot()).toEqual(plain.snapshot())
  })
})
