import { markOf, type BlockProps } from '#app/blocks/frame.ts'
import { Island } from '#app/blocks/island.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Text } from '#app/ui/type.tsx'
import { isOver } from './time-left.ts'

/** What ends soon, and when, in the time of the shop. The end itself is text: no script has to run. */
export function CountdownBlock({ block, frame }: BlockProps<'countdown'>) {
  const { t, formatDate } = useShopText()
  const { title, text, link, afterwards, entry } = block
  const until = Date.parse(block.until)
  if (Number.isNaN(until)) return null
  const { ahead = 0 } = frame
  if (isOver(until - ahead)) return afterwards ? <Ended text={afterwards} block={block} /> : null
  return (
    <div {...markOf(block, 'until')}>
      <Island
        use={{
          island: 'countdown',
          data: {
            title,
            Title: frame.Title,
            until,
            ...(ahead !== 0 && { ahead }),
            end: t('content.countdown_until', {
              day: formatDate(until, 'weekday'),
              time: formatDate(until, 'time'),
            }),
            left: t('content.countdown_left'),
            ...(text !== undefined && { text }),
            ...(link !== undefined && { link }),
            ...(afterwards !== undefined && { afterwards }),
            ...(entry !== undefined && { entry }),
          },
        }}
      />
    </div>
  )
}

function Ended({ text, block }: Pick<BlockProps<'countdown'>, 'block'> & { text: string }) {
  return (
    <div {...markOf(block, 'afterwards')}>
      <Text size={16} measure>
        {text}
      </Text>
    </div>
  )
}
