import { describe, expect, it } from 'vitest'
import { listLicenseOffenders } from './licenses.ts'

function offenders(packages: Parameters<typeof listLicenseOffenders>[0]['packages']) {
  return listLicenseOffenders({ packages })
}

describe('the licences of what we install', () => {
  it('accepts permissive licences and our own workspaces', () => {
    const found = offenders({
      '': { license: 'MIT' },
      'apps/server': {},
      'node_modules/@saum/server': { link: true },
      'node_modules/react': { license: 'MIT' },
      'apps/server/node_modules/lru-cache': { license: 'BlueOak-1.0.0' },
    })

    expect(found).toEqual([])
  })

  it('names a package with a licence we did not agree to', () => {
    const found = offenders({
      'node_modules/copyleft': { license: 'GPL-3.0' },
      'node_modules/@scope/silent': {},
    })

    expect(found).toEqual(['copyleft: GPL-3.0', '@scope/silent: none stated'])
  })

  it('allows the lesser GPL to the picture library and to nothing else', () => {
    const found = offenders({
      'node_modules/@img/sharp-libvips-linux-x64': { license: 'LGPL-3.0-or-later' },
      'node_modules/@img/sharp-win32-x64': { license: 'Apache-2.0 AND LGPL-3.0-or-later' },
      'node_modules/lesser': { license: 'LGPL-3.0-or-later' },
    })

    expect(found).toEqual(['lesser: LGPL-3.0-or-later'])
  })

  it('allows the Mozilla licence to tools, not to the product', () => {
    const found = offenders({
      'node_modules/axe-core': { license: 'MPL-2.0', dev: true },
      'node_modules/shipped': { license: 'MPL-2.0' },
    })

    expect(found).toEqual(['shipped: MPL-2.0'])
  })

  it('takes the better half of a choice and both halves of a pair', () => {
    const found = offenders({
      'node_modules/choice': { license: '(MIT OR GPL-3.0)' },
      'node_modules/pair': { license: '(MIT AND Zlib)' },
      'node_modules/bound': { license: 'MIT AND GPL-3.0' },
    })

    expect(found).toEqual(['bound: MIT AND GPL-3.0'])
  })
})
