import { describe, expect, it } from 'vitest'
import { aTestEnvironment } from '../test-environment.ts'
import { createPageViews } from './page-views.ts'

function aTab() {
  const environment = aTestEnvironment()
  const told: string[] = []
  let beforeNext = () => {}
  const views = createPageViews<string>({
    environment,
    tell: (page) => void told.push(page),
    onBeforeNext(listener) {
      beforeNext = listener
      return () => {}
    },
  })
  return { environment, views, told, start: () => beforeNext() }
}

describe('[2.36] [9.13] a page view', () => {
  it('is told after 500 ms, when its title has come, and not before', async () => {
    const { environment, views, told } = aTab()

    views.arrive('home')
    await environment.pass(499)
    expect(told).toEqual([])
    await environment.pass(1)

    expect(told).toEqual(['home'])
  })

  it('is told once, however the visitor goes on', async () => {
    const { environment, views, told, start } = aTab()

    views.arrive('home')
    await environment.pass(500)
    start()
    environment.leave()
    await environment.pass(5000)

    expect(told).toEqual(['home'])
  })

  it('is told before the next page begins, while its title still stands', async () => {
    const { environment, views, told, start } = aTab()

    views.arrive('home')
    await environment.pass(100)
    start()

    expect(told).toEqual(['home'])
  })

  it('is told when the page goes away', () => {
    const { environment, views, told } = aTab()

    views.arrive('home')
    environment.leave()

    expect(told).toEqual(['home'])
  })

  it('is not lost to a page that comes without having begun', async () => {
    const { environment, views, told } = aTab()

    views.arrive('home')
    views.arrive('coats')
    await environment.pass(500)

    expect(told).toEqual(['home', 'coats'])
  })

  it('is nothing where nobody has arrived', () => {
    const { environment, told, start } = aTab()

    start()
    environment.leave()

    expect(told).toEqual([])
  })
})
