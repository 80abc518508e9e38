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
