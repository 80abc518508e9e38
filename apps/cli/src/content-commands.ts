import { InvalidArgumentError } from 'commander'
import type { ShopPath } from '@saum/domain/shops'
import type { AddCommand } from './add-command.ts'
import { shopOption } from './command-options.ts'
import {
  checkContentCommand,
  contentStatusCommand,
  previewLinkCommand,
  publishContentCommand,
  scheduleContentCommand,
  unscheduleContentCommand,
  type ScheduleOptions,
} from './content-command.ts'

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/

export const editing: AddCommand = (program, terminal, end) => {
  const content = program
    .command('content')
    .description('looks after the content; CONTENT_DIR says where it is')
  content
    .command('check')
    .description('names everything that is wrong with the files')
    .action(() => end(checkContentCommand(terminal)))
  content
    .command('status')
    .description('tells what is published, drafted and planned')
    .action(() => end(contentStatusCommand(terminal)))
  content
    .command('publish')
    .description('moves drafts to where they are published')
    .argument('<ids...>', 'of pages, entries or assets')
    .action(async (ids: string[]) => end(await publishContentCommand(terminal, ids)))
  content
    .command('schedule')
    .description('publishes drafts at a moment, or takes something off the shop')
    .argument('<ids...>', 'of pages, entries or assets')
    .requiredOption('--at <moment>', 'such as 2026-12-01T08:00+01:00', toMoment)
    .option('--unpublish', 'takes them off instead')
    .action(async (ids: string[], options: ScheduleOptions) => {
      end(await scheduleContentCommand(terminal, ids, options))
    })
  content
    .command('unschedule')
    .description('takes back what is planned and still to come')
    .argument('<ids...>', 'of pages, entries or assets')
    .action(async (ids: string[]) => end(await unscheduleContentCommand(terminal, ids)))
  content
    .command('preview-link')
    .description('prints an address that shows a page with its drafts')
    .argument('[page]', 'which page', 'home')
    .addOption(shopOption())
    .action(async (page: string, options: { shop: ShopPath }) => {
      end(await previewLinkCommand(terminal, page, options))
    })
}

/** With its zone: eight o'clock is not the same everywhere. */
function toMoment(text: string): string {
  if (!MOMENT.test(text) || Number.isNaN(Date.parse(text))) {
    throw new InvalidArgumentError('must be a moment such as 2026-12-01T08:00+01:00')
  }
  return text
}
