import type { GeneratedAnswer } from '@saum/engine/answer/answer-shelf'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { AnswerController } from './open-answer.ts'

export interface AskedAnswer {
  /** `null` until the part that asks has arrived. */
  answer: GeneratedAnswer | null
  /** The part that asks could not be had. */
  isLost: boolean
  stop(): void
  retry(): void
  judge(isHelpful: boolean): void
}

/** Asks a question as soon as the tab can, and follows its answer. */
export function useAnswer(question: string): AskedAnswer {
  const { shop } = useShopText()
  const [controller, setController] = useState<AnswerController | null>(null)
  const [isLost, setLost] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let opened: AnswerController | null = null
    let isLeft = false
    async function ask() {
      const { openAnswer } = await import('./open-answer.ts')
      if (isLeft) return
      opened = await openAnswer(shop, location.href)
      if (isLeft) return
      setController(opened)
      await opened.ask(question)
    }
    ask().catch(() => setLost(!isLeft))
    return () => {
      isLeft = true
      opened?.stop()
    }
  }, [shop, question, attempt])

  return {
    answer: useSyncExternalStore(
      controller?.subscribe ?? subscribeToNothing,
      () => controller?.state ?? null,
      () => null,
    ),
    isLost,
    stop: () => controller?.stop(),
    retry() {
      setLost(false)
      if (controller) void controller.retry()
      else setAttempt(attempt + 1)
    },
    judge(isHelpful) {
      if (isHelpful) controller?.like()
      else controller?.dislike()
      void controller?.sendFeedback({ helpful: isHelpful })
    },
  }
}

function subscribeToNothing(): () => void {
  return () => {}
}
