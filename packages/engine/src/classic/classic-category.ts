import type { CategoryFacet, ClassicNode } from './classic-facet.ts'

/** The way down to the selected category. */
export function selectedPath({ currentValues }: CategoryFacet): readonly string[] {
  const path: string[] = []
  for (let [node] = currentValues; node !== undefined; [node] = node.children) path.push(node.value)
  return path
}

export function selectPath(facet: CategoryFacet, path: readonly string[]): CategoryFacet {
  const { initialNumberOfValues } = facet
  const currentValues = path.reduceRight<readonly ClassicNode[]>((children, value, level) => {
    const isLast = level === path.length - 1
    return [
      {
        value,
        state: isLast ? 'selected' : 'idle',
        children,
        retrieveChildren: isLast,
        retrieveCount: initialNumberOfValues,
      },
    ]
  }, [])
  const numberOfValues = path.length > 0 ? 1 : initialNumberOfValues
  return { ...facet, currentValues, numberOfValues, preventAutoSelect: true }
}

export function foldCategories(facet: CategoryFacet, isMore: boolean): CategoryFacet {
  const { initialNumberOfValues: step, currentValues } = facet
  if (currentValues.length === 0) {
    return { ...facet, numberOfValues: isMore ? facet.numberOfValues + step : step }
  }
  const counted = (node: ClassicNode): ClassicNode =>
    node.state === 'selected'
      ? { ...node, retrieveCount: isMore ? node.retrieveCount + step : step }
      : { ...node, children: node.children.map(counted) }
  return { ...facet, currentValues: currentValues.map(counted) }
}
