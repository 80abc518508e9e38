import { describe, expect, it } from 'vitest'
import { executedAddress } from './run-executions.ts'

const SHOP = { path: 'fr-ch' } as const

function executed(...executions: Parameters<typeof executedAddress>[0]['executions']) {
  return executedAddress({ executions }, SHOP)
}

describe('[4.41] what a rule makes the shop do', () => {
  it('leads to branches where an appointment can be made', () => {
    expect(executed({ functionName: 'openAppointment', params: ['personal-shopping'] })).toBe(
      '/fr-ch/location/?services=personal-shopping',
    )
  })

  it('is the first that the shop knows', () => {
    expect(
      executed(
        { functionName: 'openNothing', params: [] },
        { functionName: 'openAppointment', params: ['alterations'] },
        { functionName: 'openAppointment', params: ['personal-shopping'] },
      ),
    ).toBe('/fr-ch/location/?services=alterations')
  })

  it.each([
    ['an unknown function', 'openNothing', ['personal-shopping']],
    ['a name that every object has', 'constructor', ['personal-shopping']],
    ['no parameter', 'openAppointment', []],
    ['a number', 'openAppointment', [7]],
    ['an address', 'openAppointment', ['x&q=https://evil.example']],
    ['an empty text', 'openAppointment', ['']],
  ])('is nothing for %s', (_, functionName, params) => {
    expect(executed({ functionName, params })).toBeNull()
  })
})
