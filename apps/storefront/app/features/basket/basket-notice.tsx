import { useSearchParams } from 'react-router'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BASKET_PROBLEM_PARAMETER, BASKET_PROBLEMS, parseBasketProblem } from './basket-problem.ts'

interface BasketNoticeProps {
  /** The names of what it is about, where the rest was done. */
  leftOut?: readonly string[]
}

/** Says above a page what a form sent without script could not do: `?basketError=out_of_stock`. */
export function BasketNotice({ leftOut = [] }: BasketNoticeProps) {
  const { t } = useShopText()
  const problem = parseBasketProblem(useSearchParams()[0].get(BASKET_PROBLEM_PARAMETER))
  if (problem === null) return null
  return (
    <Wrap>
      <Notice kind="error" announce>
        {leftOut.length > 0 && `${leftOut.join(', ')}: `}
        {t(BASKET_PROBLEMS[problem])}
      </Notice>
    </Wrap>
  )
}
