import { expect, it } from 'vitest'
import { failedFiles } from './playwright.ts'

it('files of failed journeys are found at every depth of the report, each once', () => {
  const suites = [
    {
      specs: [{ ok: true, file: 'a.spec.ts' }],
      suites: [{ specs: [{ ok: false, file: 'a.spec.ts' }], suites: [] }],
    },
    { specs: [{ ok: true, file: 'b.spec.ts' }] },
    { specs: [{ ok: false, file: 'a.spec.ts' }] },
  ]

  expect(failedFiles(suites)).toEqual(['a.spec.ts'])
})
