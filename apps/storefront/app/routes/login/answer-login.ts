import type { RouterContextProvider } from 'react-router'
import { scopeContext } from '#app/server/context.ts'
import { confirmNewAccount } from './confirm-new-account.ts'
import { followLink } from './follow-link.ts'
import { forgetPassword } from './forget-password.ts'
import { logIn } from './log-in.ts'
import { LOGIN_INTENTS, type LoginIntent } from './login-refusal.ts'
import { readVisit, refusalOf, type LoginOutcome, type LoginVisit } from './login-visit.ts'
import { register } from './register.ts'
import { setPassword } from './set-password.ts'

const ANSWERS: Readonly<Record<LoginIntent, (visit: LoginVisit) => Promise<LoginOutcome>>> = {
  login: logIn,
  register,
  forgotten: forgetPassword,
  password: setPassword,
  confirm: confirmNewAccount,
  verify: (visit) => followLink(visit, 'verify'),
  email: (visit) => followLink(visit, 'email'),
  revoke: (visit) => followLink(visit, 'revoke'),
}

/** Does what a form of the page asks for. What was typed is not lost when the shop does not answer. */
export async function answerLogin(
  context: Readonly<RouterContextProvider>,
  request: Request,
  url: URL,
): Promise<LoginOutcome> {
  const form = await request.formData()
  const wanted = form.get('intent')
  const intent = LOGIN_INTENTS.find((known) => known === wanted) ?? 'login'
  const visit = readVisit(context, request, { url, form })
  try {
    return await ANSWERS[intent](visit)
  } catch (error) {
    const { services, requestId } = context.get(scopeContext)
    services.reportFault(error, requestId)
    return refusalOf(visit, intent, { problem: 'no-answer' })
  }
}
