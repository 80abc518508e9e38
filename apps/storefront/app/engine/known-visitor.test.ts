import { commonBody } from '@saum/engine/calls/common-body'
import { aTestEngine } from '@saum/engine/test-engine'
import { describe, expect, it } from 'vitest'
import { askInNameOf } from './known-visitor.ts'

const ID = '580f46e5-22e2-4f91-89ad-2e652f376b40'

interface Visit {
  mode?: 'next' | 'legacy'
  agrees?: boolean
}

function aVisitor({ mode = 'next', agrees = false }: Visit = {}) {
  const engine = aTestEngine()
  engine.environment.localStorage?.set('visitorId', ID)
  const listeners: (() => void)[] = []
  let isAllowed = agrees
  askInNameOf(
    engine,
    { services: ['search-usage'], analyticsMode: mode },
    {
      allows: (service) => service === 'search-usage' && isAllowed,
      subscribe(listener) {
        listeners.push(listener)
        return () => true
      },
    },
  )
  return {
    engine,
    choose(agreesNow: boolean) {
      isAllowed = agreesNow
      for (const listener of listeners) listener()
    },
    asked() {
      const { clientId, context } = commonBody(engine)
      return { clientId, capture: context.capture }
    },
  }
}

describe('[7.31] [7.32] [7.33] what a tab asks the search provider', () => {
  it('is asked in the name of a visitor who agreed', () => {
    expect(aVisitor({ agrees: true }).asked()).toEqual({ clientId: ID, capture: true })
  })

  it('[6.5] sends no visitor id without consent, and stores none', () => {
    const { asked, engine } = aVisitor()
    engine.environment.localStorage?.remove('visitorId')

    expect(asked()).toEqual({ clientId: undefined, capture: false })
    expect(engine.environment.localStorage?.get('visitorId')).toBeNull()
    expect(engine.environment.cookies?.get('coveo_visitorId')).toBeNull()
  })

  it('follows the choice of the visitor', () => {
    const { asked, choose } = aVisitor()

    choose(true)
    expect(asked()).toEqual({ clientId: ID, capture: true })
    choose(false)

    expect(asked()).toEqual({ clientId: undefined, capture: false })
  })

  it('[4.59] sends no visitor id with searches in legacy mode, which uses events instead', () => {
    expect(aVisitor({ mode: 'legacy', agrees: true }).asked().capture).toBe(false)
  })
})
