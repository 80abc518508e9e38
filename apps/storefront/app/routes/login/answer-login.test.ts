import { describe, expect, it } from 'vitest'
import { aLoginWorld, refused } from './test-login-world.ts'

const LOGIN = { intent: 'login', email: 'marlene@saum.example', password: 'nadel und faden' }
const REGISTER = { ...LOGIN, intent: 'register' }
const FORGOTTEN = { intent: 'forgotten', email: 'marlene@saum.example' }
const NEW_PASSWORD = { intent: 'password', token: 'mailed', password: 'nadel und faden' }
const CONFIRM = { intent: 'confirm', token: 'mailed', password: 'nadel und faden' }

/** Everything a field can be filled with that no customer would. */
const HOSTILE_EMAILS = [
  '',
  'marlene@',
  '<script>alert(1)</script>',
  `${'m'.repeat(10_000)}@saum.example`,
  'marlene@saum.example\r\nBcc: all@saum.example',
]

describe('[2.17] logging in', () => {
  it('asks the shop once, and is another session from then on', async () => {
    const shop = aLoginWorld()

    expect(await shop.send(LOGIN)).toEqual({ to: '/de/' })
    expect(shop.asked()).toMatchObject([
      {
        name: 'oauthLogin',
        payload: { email: LOGIN.email, password: LOGIN.password },
        sessionKey: 'visitor',
        nextSessionKey: 'next-session',
        clientKey: 'network',
      },
    ])
    expect(shop.hasEntered()).toBe(true)
  })

  it('leads back to where somebody came from', async () => {
    const query = '?redirectUrl=%2Fde%2Faccount%2Forders%2F%3Fpage%3D2'

    expect(await aLoginWorld().send(LOGIN, query)).toEqual({ to: '/de/account/orders/?page=2' })
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/%09/evil.example/',
    'javascript:alert(1)',
    '/%255c%255cevil.example',
  ])('leads nobody to another site: %s', async (target) => {
    const query = `?redirectUrl=${encodeURIComponent(target)}`

    expect(await aLoginWorld({ shop: 'fr-ch' }).send(LOGIN, query)).toEqual({ to: '/fr-ch/' })
    expect(await aLoginWorld().send(REGISTER, query)).toEqual({ to: '/de/login/?says=registered' })
    expect(await aLoginWorld().send(CONFIRM, query)).toEqual({ to: '/de/login/?says=confirmed' })
  })

  it.each([
    [404, 'wrong-credentials'],
    [403, 'customer-inactive'],
  ])('says the same whatever was wrong, and lets nobody in: %d', async (status, kind) => {
    const shop = aLoginWorld({ answers: { oauthLogin: refused(status, kind) } })

    expect(await shop.send(LOGIN)).toMatchObject({ problem: 'mismatch', email: LOGIN.email })
    expect(shop.hasEntered()).toBe(false)
  })

  it('tells who has tried too often how long they have to wait', async () => {
    const tooMany = refused(429, 'too-many-requests', { retryAfterSeconds: 200 })

    expect(await aLoginWorld({ answers: { oauthLogin: tooMany } }).send(LOGIN)).toMatchObject({
      problem: 'too-many',
      waitMinutes: 4,
    })
  })

  it('takes a password nobody can have for a wrong one, without asking', async () => {
    const shop = aLoginWorld()

    const refusal = await shop.send({ ...LOGIN, password: '🧵'.repeat(5_000) })

    expect(refusal).toMatchObject({ problem: 'mismatch' })
    expect(shop.calls).toEqual([])
  })

  it('keeps what was typed where the shop does not answer, but for the password', async () => {
    const shop = aLoginWorld({ answers: { oauthLogin: { status: 500 } } })

    const refusal = await shop.send(LOGIN)

    expect(refusal).toMatchObject({ problem: 'no-answer', email: LOGIN.email })
    expect(JSON.stringify(refusal)).not.toContain(LOGIN.password)
    expect(shop.faults).toHaveLength(1)
  })

  it('tells what became of the basket', async () => {
    const item = { variant: { id: 330_101 }, quantity: 1 }
    const basket = { status: 200, body: { basket: { items: [item] } } }
    const shop = aLoginWorld({ answers: { getBasket: basket } })

    expect(await shop.send(LOGIN)).toEqual({ to: '/de/' })
    expect(shop.calls.map(({ name, sessionKey }) => [name, sessionKey])).toEqual([
      ['getBasket', 'visitor'],
      ['oauthLogin', 'visitor'],
      ['getBasket', 'next-session'],
    ])
  })
})

describe('[2.17] asking for an account', () => {
  it('leads to the same words for everybody, and logs nobody in', async () => {
    const shop = aLoginWorld()

    const outcome = await shop.send({ ...REGISTER, newsletter: 'on' }, '?redirectUrl=/de/cart/')

    expect(outcome).toEqual({ to: '/de/login/?says=registered&redirectUrl=%2Fde%2Fcart%2F' })
    expect(shop.asked()).toMatchObject([
      {
        name: 'oauthRegister',
        payload: {
          email: REGISTER.email,
          password: REGISTER.password,
          wantsNewsletter: true,
          redirectUrl: '/de/cart/',
        },
        clientKey: 'network',
      },
    ])
    expect(shop.hasEntered()).toBe(false)
  })

  it.each([
    ['', 'required'],
    ['nadel 7', 'short'],
    ['n'.repeat(129), 'long'],
    ['🧵'.repeat(5_000), 'long'],
  ])('says of a password what is wrong with it, without asking: %#', async (password, fault) => {
    const shop = aLoginWorld()

    expect(await shop.send({ ...REGISTER, password })).toMatchObject({
      problem: 'incomplete',
      passwordFault: fault,
    })
    expect(shop.calls).toEqual([])
  })

  it('says that a password is a common one', async () => {
    const shop = aLoginWorld({ answers: { oauthRegister: refused(422, 'weak-password') } })

    expect(await shop.send(REGISTER)).toMatchObject({ passwordFault: 'weak' })
  })

  it.each(HOSTILE_EMAILS)('takes no address that is none: %#', async (email) => {
    const shop = aLoginWorld()
    const forms = [LOGIN, REGISTER, FORGOTTEN].map((form) => shop.send({ ...form, email }))

    for (const refusal of await Promise.all(forms)) {
      expect(refusal).toMatchObject({ problem: 'incomplete', isEmailWrong: true })
      expect(JSON.stringify(refusal).length).toBeLessThan(500)
    }
    expect(shop.calls).toEqual([])
  })
})

describe('a forgotten password', () => {
  it('is answered alike, whoever asks', async () => {
    const shop = aLoginWorld()

    expect(await shop.send(FORGOTTEN)).toEqual({ to: '/de/login/?says=reset-sent' })
    expect(shop.asked()).toMatchObject([{ name: 'oauthForgetPassword', clientKey: 'network' }])
  })

  it('leads on to where the customer wanted to go', async () => {
    const shop = aLoginWorld()

    await shop.send(FORGOTTEN, '?forgotten=true&redirectUrl=%2Fde%2Fcheckout%2F')

    expect(shop.asked()).toMatchObject([{ payload: { redirectUrl: '/de/checkout/' } }])
  })

  it('is replaced by the link of the mail, in another session', async () => {
    const shop = aLoginWorld()

    expect(await shop.send(NEW_PASSWORD, '?hash=mailed')).toEqual({
      to: '/de/login/?says=password-set',
    })
    expect(shop.asked()).toMatchObject([
      {
        name: 'updatePasswordByHash',
        payload: { hash: 'mailed', password: NEW_PASSWORD.password },
        nextSessionKey: 'next-session',
      },
    ])
    expect(shop.hasEntered()).toBe(true)
  })

  it.each(['mailed', '', 'x'.repeat(10_000)])(
    'is asked for anew where the link is used, expired or made up: %#',
    async (token) => {
      const expired = refused(406, 'link-expired')
      const shop = aLoginWorld({ answers: { updatePasswordByHash: expired } })

      expect(await shop.send({ ...NEW_PASSWORD, token })).toEqual({
        to: '/de/login/?forgotten=true&says=link-expired',
      })
      expect(shop.hasEntered()).toBe(false)
    },
  )
})

describe('an account from a mail', () => {
  it('begins with the button behind the link, and is another session', async () => {
    const shop = aLoginWorld()

    expect(await shop.send(CONFIRM, '?confirm=mailed')).toEqual({
      to: '/de/login/?says=confirmed',
    })
    expect(shop.asked()).toMatchObject([
      {
        name: 'confirmAccount',
        payload: { token: 'mailed', password: CONFIRM.password },
        sessionKey: 'visitor',
        nextSessionKey: 'next-session',
      },
    ])
    expect(shop.hasEntered()).toBe(true)
  })

  it('leads on to where its owner wanted to go', async () => {
    const query = '?confirm=mailed&redirectUrl=%2Fde%2Fcheckout%2F'

    expect(await aLoginWorld().send(CONFIRM, query)).toEqual({ to: '/de/checkout/' })
  })

  it('asks for the password again where it was not the one', async () => {
    const shop = aLoginWorld({ answers: { confirmAccount: refused(403, 'wrong-password') } })

    expect(await shop.send(CONFIRM)).toMatchObject({ passwordFault: 'wrong' })
    expect(await shop.send({ ...CONFIRM, password: '🪡'.repeat(2_500) })).toMatchObject({
      passwordFault: 'wrong',
    })
    expect(shop.asked()).toHaveLength(1)
    expect(shop.hasEntered()).toBe(false)
  })

  it('stays nobody’s where the link does not hold', async () => {
    const shop = aLoginWorld({ answers: { confirmAccount: refused(400, 'invalid-token') } })

    expect(await shop.send(CONFIRM)).toEqual({ to: '/de/login/?says=confirm-expired' })
    expect(shop.hasEntered()).toBe(false)
  })
})

describe('the link about an address', () => {
  it.each([
    ['verify', 'verifyEmail', 'verified'],
    ['email', 'confirmEmailChange', 'email-changed'],
    ['revoke', 'revokeEmailChange', 'email-revoked'],
  ])('does what it is for by a button: %s', async (intent, name, says) => {
    const shop = aLoginWorld()

    expect(await shop.send({ intent, token: 'mailed' })).toEqual({ to: `/de/login/?says=${says}` })
    expect(shop.calls).toMatchObject([{ name, payload: { hash: 'mailed' } }])
    expect(shop.hasEntered()).toBe(false)
  })

  it.each([
    ['verify', 'link-expired'],
    ['email', 'link-expired'],
    ['revoke', 'revoke-expired'],
  ])('does it once: %s', async (intent, says) => {
    const expired = refused(406, 'link-expired')
    const answers = {
      verifyEmail: expired,
      confirmEmailChange: expired,
      revokeEmailChange: expired,
    }

    const outcome = await aLoginWorld({ answers }).send({ intent, token: 'used' })

    expect(outcome).toEqual({ to: `/de/login/?says=${says}` })
  })

  it.each([null, 'visitor'])(
    'waits for the login where it is a new one, session %s',
    async (sessionKey) => {
      const answers = { confirmEmailChange: refused(401, 'not-logged-in') }

      const page = '/de/login/?link=email.0123456789abcdef'
      const outcome = await aLoginWorld({ answers, sessionKey }).send(
        { intent: 'email', token: 'mailed' },
        '?link=email.0123456789abcdef',
      )

      expect(outcome).toEqual({ to: `/de/login/?redirectUrl=${encodeURIComponent(page)}` })
    },
  )
})

it('a form that is none of ours is taken for a login without anything in it', async () => {
  const shop = aLoginWorld()

  expect(await shop.send({ intent: '__proto__' })).toMatchObject({ problem: 'incomplete' })
  expect(shop.calls).toEqual([])
})
