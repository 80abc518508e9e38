/**
 * How well questions of shoppers are answered from the service pages, judged beforehand:
 * `node tools/answers/main.ts` prints the figures, `--misses tuned` also what went wrong in that half.
 */
import { parseArgs } from 'node:util'
import { judgeAnswers } from './judge-answers.ts'
import { readPractice, readQuestions } from './judged-questions.ts'
import { missesOf, rowOf, tableOf } from './report.ts'

const { values } = parseArgs({ options: { misses: { type: 'string' } } })
const judged = await judgeAnswers(readQuestions())
const practised = await judgeAnswers(readPractice())
process.stdout.write(`${tableOf(judged)}\n${rowOf('all', 'practice', practised)}\n`)
if (values.misses !== undefined) {
  const shown = [...judged, ...practised].filter(({ half }) => half === values.misses)
  process.stdout.write(`\n${missesOf(shown)}\n`)
}
