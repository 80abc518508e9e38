/** Reports which slide of a rail is in view; returns how to stop. */
export function watchSlides(
  rail: HTMLElement | null,
  report: (index: number) => void,
): (() => void) | undefined {
  if (rail === null) return undefined
  const slides = [...rail.children]
  const inView = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      const first = slides.findIndex((slide) => inView.has(slide))
      // At the end of the rail the last slide counts, though the one before it may be seen too.
      const isAtEnd =
        rail.scrollLeft > 0 && rail.scrollLeft + rail.clientWidth >= rail.scrollWidth - 2
      if (first !== -1) report(isAtEnd ? slides.length - 1 : first)
    },
    { root: rail, threshold: 0.7 },
  )
  for (const slide of slides) observer.observe(slide)
  return () => observer.disconnect()
}
