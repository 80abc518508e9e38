import { GATE, OLDEST_BROWSERS } from '@saum/domain/supported-browsers'
import { expect, it } from 'vitest'
import { findFeature, listLacking } from './compat-data.ts'

it('the gate lets in exactly the oldest browsers that styles and scripts are compiled for', () => {
  const support = findFeature(GATE.feature)?.['__compat']?.support
  const { chrome, edge, firefox, safari, ios } = OLDEST_BROWSERS

  expect(support).toMatchObject({
    chrome: { version_added: chrome },
    edge: { version_added: edge },
    firefox: { version_added: firefox },
    safari: { version_added: safari },
    safari_ios: { version_added: ios },
  })
})

it('a browser lacks what came later, and what it has only behind a flag or another name', () => {
  expect(listLacking(findFeature('javascript.builtins.Promise.withResolvers'))).toEqual([
    'Safari before 17.4',
    'Safari on iOS before 17.4',
  ])
  expect(listLacking(findFeature('api.Window.requestIdleCallback'))).toEqual([
    'Safari (all versions)',
    'Safari on iOS (all versions)',
  ])
})

it('a prefix counts for those who write it', () => {
  const select = findFeature('css.properties.user-select')

  expect(listLacking(select)).toContain('Safari (all versions)')
  expect(listLacking(select, ['-webkit-'])).toEqual([])
})

it('what the data does not know, and what all know, is lacked by none', () => {
  expect(listLacking(findFeature('css.properties.no-such-property'))).toEqual([])
  expect(listLacking(findFeature('css.properties.display'))).toEqual([])
})
