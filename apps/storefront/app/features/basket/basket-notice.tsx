import { useSearchParams } from 'react-router'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BASKET_PROBLEM_PARAMETER, BASKET_PROBLEMS, parseBasketProblem } from './basket-problem.ts'

/** Says above a page why a form sent without script changed nothing: `?basketError=out_of_stock`. */
export function BasketNotice() {
  const { t } = useShopText()
  const problem = parseBasketProblem(useSearchParams()[0].get(BASKET_PROBLEM_PARAMETER))
  if (problem === null) return null
  return (
    <Wrap>
      <Notice kind="error" announce>
        {t(BASKET_PROBLEMS[problem])}
      </Notice>
    </Wrap>
  )
}
