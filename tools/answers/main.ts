/**
 * How well questions of shoppers are answered from the service pages, judged beforehand:
 * `node tools/answers/main.ts` prints the figures, `--misses tuned` also what went wrong in that half.
 */
import { parseArgs } from 'node:util'
import { judgeAnswers } from './judge-answers.ts'
import { readQuestions } from './judged-questions.ts'
import { missesOf, tableOf } from './report.ts'

const { values } = parseArgs({ options: { misses: { type: 'string' } } })
const judged = await judgeAnswers(readQuestions())
process.stdout.write(`${tableOf(judged)}\n`)
if (values.misses !== undefined) {
  const shown = judged.filter(({ half }) => half === values.misses)
  process.stdout.write(`\n${missesOf(shown)}\n`)
}
