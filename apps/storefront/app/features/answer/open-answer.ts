import { ANSWER_CONFIGURATION_ID } from '@saum/contract/search'
import type { Shop } from '@saum/domain/shops'
import { createGeneratedAnswer } from '@saum/engine/answer/create-generated-answer'
import { createEngine } from '@saum/engine/create-engine'
import { browserEnvironment } from '#app/engine/browser-environment.ts'
import { engineOptions } from '#app/engine/provider.ts'
import { askAccess, renewAccess } from '#app/engine/renew-access.ts'

/** Who answers questions in this tab. Loaded only where a question was asked. */
export async function openAnswer(shop: Shop, pageUrl: string) {
  const { accessToken, ...provider } = await askAccess(shop)
  const engine = createEngine(
    {
      ...engineOptions(shop, provider, pageUrl),
      accessToken,
      renewAccessToken: () => renewAccess(shop),
    },
    browserEnvironment(),
  )
  return createGeneratedAnswer(engine, { answerConfigurationId: ANSWER_CONFIGURATION_ID })
}

export type AnswerController = Awaited<ReturnType<typeof openAnswer>>
