import { describe, expect, it } from 'vitest'
import { arrivalAt, createAnnouncer } from './announcer.ts'

describe('the announcer', () => {
  it('tells its listeners what to speak', () => {
    const announcer = createAnnouncer()
    const heard: string[] = []
    const leave = announcer.subscribe(() => heard.push(announcer.spoken()))

    announcer.say('48 Artikel')
    leave()
    announcer.say('12 Artikel')

    expect(heard).toEqual(['48 Artikel'])
    expect(announcer.spoken()).toBe('12 Artikel')
  })

  it('changes the region even for the same text again', () => {
    const announcer = createAnnouncer()
    const heard = new Set<string>()
    announcer.subscribe(() => heard.add(announcer.spoken()))

    for (let time = 0; time < 2; time++) announcer.say('Im Warenkorb')

    expect(heard.size).toBe(2)
    expect([...heard].map((text) => text.trim())).toEqual(['Im Warenkorb', 'Im Warenkorb'])
  })
})

describe('arriving', () => {
  const listing = { pathname: '/de/c/damen/', hash: '' }

  it('on a new page speaks its title and moves to its heading', () => {
    expect(arrivalAt(listing, { pathname: '/de/cart/', hash: '' })).toEqual({
      speaksTitle: true,
      movesFocus: true,
    })
  })

  it('with another filter or at another place of the page leaves the visitor alone', () => {
    expect(arrivalAt(listing, listing)).toEqual({ speaksTitle: false, movesFocus: false })
    expect(arrivalAt(listing, { ...listing, hash: '#filter' }).movesFocus).toBe(false)
  })

  it('at a named place of a new page leaves the focus to that place', () => {
    expect(arrivalAt(listing, { pathname: '/de/s/versand/', hash: '#schweiz' })).toEqual({
      speaksTitle: true,
      movesFocus: false,
    })
  })
})
