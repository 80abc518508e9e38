import { createGeneratedAnswer } from '@saum/engine/answer/create-generated-answer'
import { classicQuestions } from '@saum/engine/classic/classic-questions'
import { createClassicSearch } from '@saum/engine/classic/create-classic-search'
import { createClassicEngine } from '../classic/classic-stage.ts'
import type { ClassicClient } from '../classic/client.ts'
import { SHOP_PATH, type Stage } from '../stage.ts'
import type { Area, Step } from '../step.ts'
import { CLASSIC_DEVIATIONS } from './classic-deviations.ts'
import { describeDifference, differencesOf } from './difference.ts'
import type { ComparedRequest } from './mask.ts'
import { createOwnEngine } from './own-parts.ts'
import { recordRequests } from './recorder.ts'

const SCENE = { page: 'search', path: `/${SHOP_PATH}/` } as const
const FIELDS = ['permanentid', 'ec_price']
/** The public client always wants these. */
const DEFAULT_FIELDS = ['author', 'language', 'urihash', 'objecttype', 'collection', 'source']
const QUESTION = 'wie wasche ich kaschmir'
const UNANSWERABLE = 'wie hoch ist der mount everest'

/** The classic search and its answers: the same is asked, and the same found. */
export function classicAreas(
  stage: Stage,
  client: ClassicClient,
  name: string,
  seen: Set<string>,
): Area[] {
  const classic = classicSteps(stage, client, seen)
  return [
    { title: 'differential: classic search', client: name, steps: classic },
    { title: 'differential: answers', client: name, steps: answerSteps(stage, client) },
  ]
}

/** One thing done with both; each step builds on those before it. */
interface Doing {
  title: string
  theirs(): unknown
  ours(): unknown
}

function classicSteps(stage: Stage, client: ClassicClient, seen: Set<string>): Step[] {
  const pair = openClassicPair(stage, client)
  return classicDoings(client, pair).map((doing) => ({
    title: `${doing.title} is asked for in the same words`,
    async run() {
      const requests = await recordBoth(stage, doing, '/rest/search/v2?')
      for (const name of assertSame(requests.theirs, requests.ours)) seen.add(name)
      const { list, summary } = pair.theirs
      const { results, totalCountFiltered } = pair.ours.state
      assertSame(
        { results: list.state.results.map(idOf), total: summary.state.total },
        { results: results.map(idOf), total: totalCountFiltered },
      )
    },
  }))
}

function idOf({ uniqueId }: { uniqueId: string }): string {
  return uniqueId
}

function classicDoings(
  client: ClassicClient,
  { theirs, own, ours }: ClassicPair,
): readonly Doing[] {
  return [
    {
      title: 'the first search',
      theirs: () => theirs.engine.executeFirstSearch(),
      ours: () => ours.execute('interfaceLoad'),
    },
    {
      title: 'a query',
      theirs() {
        theirs.box.updateText('kleid')
        theirs.box.submit()
      },
      ours: () => ours.submit('kleid'),
    },
    {
      title: 'the next page',
      theirs: () => theirs.pager.nextPage(),
      ours: () => ours.nextPage(),
    },
    {
      title: 'a value of a facet',
      theirs() {
        const [value] = theirs.colors.state.values
        if (value !== undefined) theirs.colors.toggleSelect(value)
      },
      ours() {
        const [value] =
          ours.state.answeredFacets.find(({ facetId }) => facetId === 'color')?.values ?? []
        return ours.toggleSelect('color', { value: value?.value ?? '' })
      },
    },
    {
      title: 'another order',
      theirs: () => theirs.sort.sortBy(client.buildFieldSortCriterion('ec_price', 'ascending')),
      ours: () => ours.sortBy('@ec_price ascending'),
    },
    {
      title: 'no filters',
      theirs: () => theirs.crumbs.deselectAll(),
      ours: () => ours.clearAll(),
    },
    {
      title: 'a query that may be corrected',
      theirs() {
        client.buildDidYouMean(theirs.engine)
        theirs.box.updateText('kleider')
        theirs.box.submit()
      },
      ours() {
        createClassicSearch(own, { correctionMode: 'next' })
        return ours.submit('kleider')
      },
    },
  ]
}

type ClassicPair = ReturnType<typeof openClassicPair>

function openClassicPair(stage: Stage, client: ClassicClient) {
  const engine = createClassicEngine(stage, client, 'next')
  const field = { field: 'ec_color', facetId: 'color' }
  const theirs = {
    engine,
    list: client.buildResultList(engine, { options: { fieldsToInclude: FIELDS } }),
    box: client.buildSearchBox(engine),
    summary: client.buildQuerySummary(engine),
    pager: client.buildPager(engine),
    colors: client.buildFacet(engine, { options: field }),
    crumbs: client.buildBreadcrumbManager(engine),
    sort: client.buildSort(engine, {
      initialState: { criterion: client.buildRelevanceSortCriterion() },
    }),
  }
  const own = createOwnEngine(stage, SCENE, stage.origin)
  const ours = createClassicSearch(own, {
    searchHub: 'conformance',
    fieldsToInclude: [...DEFAULT_FIELDS, ...FIELDS],
  })
  ours.registerFacet({ type: 'specific', ...field })
  return { theirs, own, ours }
}

function answerSteps(stage: Stage, client: ClassicClient): Step[] {
  const asked = [
    { title: 'a question is answered with the same words and sources', question: QUESTION },
    { title: 'a question nothing is known about is not answered', question: UNANSWERABLE },
  ]
  return asked.map(({ title, question }) => ({
    title,
    async run() {
      const options = { answerConfigurationId: 'shop' }
      const engine = createClassicEngine(stage, client)
      const theirs = client.buildGeneratedAnswer(engine, options)
      const box = client.buildSearchBox(engine)
      const own = createOwnEngine(stage, SCENE, stage.origin)
      const ours = createGeneratedAnswer(own, { ...options, source: classicQuestions(own) })
      const doing = {
        title,
        theirs() {
          box.updateText(question)
          box.submit()
        },
        ours: () => ours.ask(question),
      }
      const requests = await recordBoth(stage, doing, '/answer/v1/')
      assertSame(requests.theirs.map(toQuestion), requests.ours.map(toQuestion))
      assertSame(toAnswer(theirs.state), toAnswer(ours.state))
    },
  }))
}

/** What of a question has to be the same: where it is asked, and what. */
function toQuestion({ line, body }: ComparedRequest): object {
  return { line, q: (body as { q: string }).q }
}

function toAnswer(state: {
  answer?: string
  cannotAnswer: boolean
  isAnswerGenerated: boolean
  isLoading: boolean
  isStreaming: boolean
  citations: readonly { title: string; uri: string }[]
}): object {
  const { answer = '', cannotAnswer, isAnswerGenerated, isLoading, isStreaming, citations } = state
  const sources = citations.map(({ title, uri }) => ({ title, uri }))
  return { answer, cannotAnswer, isAnswerGenerated, isLoading, isStreaming, sources }
}

async function recordBoth(stage: Stage, { theirs, ours }: Doing, path: string) {
  using recorder = recordRequests(toOwnHost(stage))
  const isMeant = ({ line }: ComparedRequest) => line.includes(path)
  const expected = (await recorder.record(() => void theirs(), null)).requests.filter(isMeant)
  const actual = (await recorder.record(ours, null)).requests.filter(isMeant)
  return { theirs: expected, ours: actual }
}

/** Answers cannot be configured: what goes to the cloud goes to the shop instead. */
function toOwnHost({ origin, traffic }: Stage): typeof fetch {
  return (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input)
    const isCloud = asked.hostname.endsWith('.coveo.com')
    const url = isCloud ? new URL(asked.pathname + asked.search, origin) : asked
    return traffic.plainFetch(url, init)
  }
}

/** Answers with the names of the intended differences there are; any other throws. */
function assertSame(theirs: unknown, ours: unknown): readonly string[] {
  const found = differencesOf(theirs, ours)
  const meant = CLASSIC_DEVIATIONS.filter(({ explains }) => found.some(explains))
  const differences = found.filter((one) => !meant.some(({ explains }) => explains(one)))
  if (differences.length > 0) throw new Error(differences.map(describeDifference).join('\n'))
  return meant.map(({ name }) => name)
}
