import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { describe, expect, it } from 'vitest'
import { isServerFault } from './server-fault.ts'

const here = { signal: new AbortController().signal }

describe('an error the router tells of', () => {
  it.each([
    ['a loader that fails', new Error('broken'), true],
    ['a response of 500', new ErrorResponse(500, '', '', true), true],
    ['a method no route has', new ErrorResponse(405, '', new Error('no action'), true), false],
    ['an address no route has', new ErrorResponse(404, '', new Error('no route'), true), false],
    ['something that is thrown', 'text', true],
  ])('%s: %o is a fault: %s', (_, error, isFault) => {
    expect(isServerFault(error, here)).toBe(isFault)
  })

  it('is no fault when the client has left', () => {
    expect(isServerFault(new Error('aborted'), { signal: AbortSignal.abort() })).toBe(false)
  })
})
