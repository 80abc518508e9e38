import { describe, expect, it } from 'vitest'
import { runAreas } from './step.ts'

const ignore = () => {}

describe('steps with a public client', () => {
  it('go on after one that failed, and say why it did', async () => {
    const steps = [
      { title: 'fails', run: () => Promise.reject(new Error('3 instead of 4')) },
      { title: 'succeeds', run: () => Promise.resolve() },
    ]

    const results = await runAreas([{ title: 'area', client: 'headless 1', steps }], ignore)

    expect(results).toMatchObject([
      { client: 'headless 1', area: 'area', title: 'fails', fault: '3 instead of 4' },
      { title: 'succeeds', fault: null },
    ])
  })
})
