import { askShop } from '@saum/search/answers/test-answers'
import type { JudgedQuestion } from './judged-questions.ts'

/**
 * `right`: from an expected page and with the fact. `refused`: rightly not answered. `missed`: not
 * answered though a page has the answer. `wrong`: answered with something else.
 */
export type Verdict = 'right' | 'refused' | 'missed' | 'wrong'

export interface JudgedAnswer extends JudgedQuestion {
  verdict: Verdict
  /** Page and text of the answer, empty when there is none. */
  given: string
}

export async function judgeAnswers(questions: readonly JudgedQuestion[]): Promise<JudgedAnswer[]> {
  const judged: JudgedAnswer[] = []
  for (const question of questions) {
    const { citations, text, isAnswered } = await askShop(question.shop, question.question)
    const page = citations[0]?.permanentid ?? ''
    const given = isAnswered ? `${page}: ${text}` : ''
    judged.push({ ...question, given, verdict: verdictOn(question, { isAnswered, page, text }) })
  }
  return judged
}

export function verdictOn(
  { pages, facts, mayRefuse }: Pick<JudgedQuestion, 'pages' | 'facts' | 'mayRefuse'>,
  { isAnswered, page, text }: { isAnswered: boolean; page: string; text: string },
): Verdict {
  if (!isAnswered) return mayRefuse ? 'refused' : 'missed'
  const told = plain(text)
  const hasFact = facts.some((fact) => told.includes(plain(fact)))
  return pages.includes(page) && hasFact ? 'right' : 'wrong'
}

/** Pages have spaces of several kinds between a number and its unit. */
function plain(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').toLowerCase()
}
