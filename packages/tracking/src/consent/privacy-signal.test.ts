import { describe, expect, it } from 'vitest'
import { asksForPrivacy, requestsPrivacy } from './privacy-signal.ts'

describe('[6.5] a browser that says no for its owner', () => {
  it.each(['1', 1, 'yes', true])('says so by %j', (signal) => {
    expect(asksForPrivacy({ doNotTrack: signal, globalPrivacyControl: undefined })).toBe(true)
    expect(asksForPrivacy({ doNotTrack: null, globalPrivacyControl: signal })).toBe(true)
  })

  it.each(['0', 0, 'unspecified', null, undefined, false, ''])('does not by %j', (signal) => {
    expect(asksForPrivacy({ doNotTrack: signal, globalPrivacyControl: signal })).toBe(false)
  })

  it.each([
    [{ 'sec-gpc': '1' }, true],
    [{ dnt: '1' }, true],
    [{ 'sec-gpc': '0', dnt: '0' }, false],
    [{}, false],
  ])('is heard by the server: %j', (headers, expected) => {
    expect(requestsPrivacy(new Headers(headers))).toBe(expected)
  })
})
