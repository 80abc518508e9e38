import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { LOCALES, type Locale } from '@saum/domain/shops'
import type { Messages } from '../app/messages/message-keys.ts'
import { namespaceOf } from '../app/messages/namespaces.ts'
import { messageArgumentsSource } from './message-arguments-file.ts'
import type { CompiledText } from './message-compiler.ts'
import { checkMessages, describeFaults } from './message-faults.ts'
import { readMessageFiles } from './message-files.ts'
import { perLocale } from './per-locale.ts'

export const MESSAGES_FOLDER = join(import.meta.dirname, '../app/messages')

export interface MessageCatalog {
  /** Everything, for the server. */
  messages: Record<Locale, Messages>
  /** What browsers load: `{locale}-{version}/{namespace}.js` → module source. */
  files: Map<string, string>
  versions: Record<Locale, string>
  argumentsSource: string
}

/** Reads, checks and compiles the texts of a folder; throws one error that names every fault. */
export function loadCatalog(folder = MESSAGES_FOLDER): MessageCatalog {
  const { texts, faults: brokenFiles } = readMessageFiles(folder)
  const { compiled, faults } = checkMessages(texts)
  const all = [...brokenFiles, ...faults]
  if (all.length > 0) throw new Error(describeFaults(all))

  const sources = perLocale((locale) => namespaceSources(compiled[locale]))
  const versions = perLocale((locale) => hashOf([...sources[locale].values()]))
  const files = LOCALES.flatMap((locale) =>
    [...sources[locale]].map(([namespace, source]) => {
      return [`${locale}-${versions[locale]}/${namespace}.js`, source] as const
    }),
  )
  return {
    messages: perLocale((locale) => toMessages(compiled[locale])),
    files: new Map(files),
    versions,
    argumentsSource: messageArgumentsSource(compiled),
  }
}

function namespaceSources(texts: Map<string, CompiledText>): Map<string, string> {
  const groups = Map.groupBy(texts, ([key]) => namespaceOf(key))
  return new Map(
    [...groups].map(([namespace, group]) => [
      namespace,
      `export default ${JSON.stringify(toMessages(group))}`,
    ]),
  )
}

function toMessages(texts: Iterable<[string, CompiledText]>): Messages {
  return Object.fromEntries([...texts].map(([key, { message }]) => [key, message]))
}

function hashOf(sources: readonly string[]): string {
  return createHash('sha256').update(sources.join('\n')).digest('hex').slice(0, 8)
}
