import { expect, test } from '../support/request-test.ts'

test('from one address the login form tries thirty accounts at once, as the call does', async ({
  request,
  origin,
}) => {
  // Every password is hashed slowly on purpose.
  test.slow()
  const tryForm = async (turn: number) => {
    const form = {
      intent: 'login',
      email: `gibt-es-nicht-${turn}@saum.example`,
      password: 'Faden 7',
    }
    const answer = await request.post('/de/login/', { form, headers: { origin } })
    return answer.status()
  }
  const tryCall = async () => {
    const payload = { email: 'gibt-es-nicht@saum.example', password: 'Faden 7' }
    const answer = await request.post('/api/de/rpc/oauthLogin', {
      data: { payload },
      headers: { origin },
    })
    return answer.status()
  }

  const statuses: number[] = []
  for (let turn = 0; turn < 36; turn += 1) statuses.push(await tryForm(turn))

  // One more is allowed after every ten seconds.
  const refused = statuses.indexOf(429)
  expect(refused).toBeGreaterThanOrEqual(30)
  expect(refused).toBeLessThanOrEqual(34)
  expect(await tryCall()).toBe(429)
})

test('from one address twenty new passwords an hour are asked for, by form and by call together', async ({
  request,
  origin,
}) => {
  const addressOf = (turn: number) => `gibt-es-nicht-${turn}@saum.example`
  const byForm = (turn: number) =>
    request.post('/de/login/', {
      form: { intent: 'forgotten', email: addressOf(turn) },
      headers: { origin },
      maxRedirects: 0,
    })
  const byCall = (turn: number) =>
    request.post('/api/de/rpc/oauthForgetPassword', {
      data: { payload: { email: addressOf(turn) } },
      headers: { origin },
    })

  for (let turn = 0; turn < 20; turn += 2) {
    expect((await byForm(turn)).status()).toBe(303)
    expect((await byCall(turn + 1)).status()).toBe(200)
  }
  const call = await byCall(20)
  const form = await byForm(21)

  expect([form.status(), call.status()]).toEqual([429, 429])
  expect(Number(call.headers()['retry-after'])).toBeGreaterThan(60)
})
