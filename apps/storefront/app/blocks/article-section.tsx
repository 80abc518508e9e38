import { Grid, Wrap } from '#app/ui/grid.tsx'
import styles from './content-article.module.css'
import type { ContentSection, SectionPart } from './content-sections.ts'
import { below, type BlockFrame } from './frame.ts'
import { HeadingBlock } from './text/heading-block.tsx'

interface ArticleSectionProps {
  section: ContentSection
  frame: BlockFrame
}

/** Its heading left, its text right; scenes and rows of tiles across the page between them. */
export function ArticleSection({ section, frame }: ArticleSectionProps) {
  const { heading, parts } = section
  const inside = heading ? below(frame) : frame
  const [first, ...rest] = parts
  const isOpening = heading !== null || first?.isWide === false
  const opening = first?.isWide === false ? first : undefined
  const following = opening ? rest : parts
  return (
    <>
      {isOpening && (
        <Wrap>
          <div className={styles.section}>
            <Grid>
              {heading && (
                <div className={styles.heading}>
                  <HeadingBlock block={heading} frame={frame} />
                </div>
              )}
              {opening && <Column part={opening} frame={inside} />}
            </Grid>
          </div>
        </Wrap>
      )}
      {following.map((part, position) => (
        <Part key={position} part={part} frame={inside} />
      ))}
    </>
  )
}

interface PartProps {
  part: SectionPart
  frame: BlockFrame
}

function Part({ part, frame }: PartProps) {
  if (part.isWide) {
    return (
      <div className={styles.wide}>
        <frame.Blocks blocks={part.blocks} frame={frame} />
      </div>
    )
  }
  return (
    <Wrap>
      <div className={styles.section}>
        <Grid>
          <Column part={part} frame={frame} />
        </Grid>
      </div>
    </Wrap>
  )
}

function Column({ part, frame }: PartProps) {
  return (
    <div className={styles.body}>
      <frame.Blocks blocks={part.blocks} frame={frame} />
    </div>
  )
}
