import { LOCALES, type Locale } from '@saum/domain/shops'
import { SHOP_DEPENDENT } from '../app/messages/shop-dependent.ts'
import { compileText, type CompiledText } from './message-compiler.ts'
import { fileOf, type Fault, type Texts } from './message-files.ts'
import { perLocale } from './per-locale.ts'

export type CompiledTexts = Record<Locale, Map<string, CompiledText>>
export type ShopsOfKey = Readonly<Record<string, readonly Locale[]>>

interface Checked {
  compiled: CompiledTexts
  faults: Fault[]
}

/** Compiles everything and lists every fault at once, so that a translator sees them together. */
export function checkMessages(texts: Texts, shopDependent: ShopsOfKey = SHOP_DEPENDENT): Checked {
  const compiled: CompiledTexts = perLocale(() => new Map())
  const faults: Fault[] = []
  for (const key of allKeys(texts, shopDependent)) {
    const shops = shopDependent[key] ?? LOCALES
    for (const locale of LOCALES) {
      const text = texts[locale].get(key)
      const report = (reason: string) => faults.push({ file: fileOf(locale, key), key, reason })
      const isExpected = shops.includes(locale)
      if (text === undefined) {
        if (isExpected) report('the text is missing')
        continue
      }
      if (!isExpected) report('the text is only for other shops (shop-dependent.ts)')
      for (const reason of faultsOfWording(text, locale)) report(reason)
      const result = tryCompile(text)
      if (typeof result === 'string') report(`not a valid ICU message: ${result}`)
      else compiled[locale].set(key, result)
    }
    faults.push(...faultsOfSlots(key, compiled))
  }
  return { compiled, faults }
}

export function describeFaults(faults: readonly Fault[]): string {
  const lines = faults.map(({ file, key, reason }) => `  ${file}${key ? ` ${key}` : ''}: ${reason}`)
  return `The texts have ${faults.length} fault(s):\n${lines.join('\n')}`
}

function allKeys(texts: Texts, shopDependent: ShopsOfKey): Set<string> {
  const written = LOCALES.flatMap((locale) => [...texts[locale].keys()])
  return new Set([...written, ...Object.keys(shopDependent)])
}

function faultsOfWording(text: string, locale: Locale): string[] {
  const faults: string[] = []
  if (text.trim() === '') faults.push('the text is empty')
  if (locale !== 'de-CH') return faults
  if (text.includes('ß')) faults.push('Swiss spelling has no ß')
  if (/[„“]/.test(text)) faults.push('Swiss quotation marks are «»')
  return faults
}

function tryCompile(text: string): CompiledText | string {
  try {
    return compileText(text)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function faultsOfSlots(key: string, compiled: CompiledTexts): Fault[] {
  const versions = LOCALES.flatMap((locale) => {
    const text = compiled[locale].get(key)
    return text ? [{ locale, slots: describeSlots(text) }] : []
  })
  const [first, ...others] = versions
  if (!first) return []
  return others
    .filter((version) => version.slots !== first.slots)
    .map((version) => ({
      file: fileOf(version.locale, key),
      key,
      reason: `placeholders are ${version.slots}, but ${first.slots} in ${first.locale}`,
    }))
}

function describeSlots({ slots }: CompiledText): string {
  const names = [...slots].map(([slot, kind]) => (kind === 'word' ? slot : `${slot}, ${kind}`))
  return names.length === 0
    ? 'none'
    : names
        .toSorted()
        .map((name) => `{${name}}`)
        .join(' ')
}
