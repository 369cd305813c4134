/** Countries as people write them. */

/** What has a code and is no country. */
const others = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\band\b|^the\b|[^\p{L}]/gu, '')

let known: { codes: Set<string>; names: Map<string, string> } | undefined

/** Made with the first country, not at the start. */
function countries() {
  if (known) return known
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const styles = (['long', 'short'] as const).map((style) => new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none', style }))
  known = { codes: new Set(), names: new Map() }
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    // A code that is used no more has the name of the country that took its place.
    const names = styles.map((one) => one.of(code)).filter((one) => one !== undefined)
    if (names.length === 0 || others.has(code) || current(code) !== code) continue
    known.codes.add(code)
    for (const name of names) known.names.set(plain(name), code)
  }
  return known
}

const current = (code: string): string | undefined => new Intl.Locale(`und-${code}`).region

/** The ISO 3166-1 alpha-2 code of a country that is written as a code or as its English name; undefined for what is none. */
export function codeOf(text: string): string | undefined {
  const { codes, names } = countries()
  const code = /^[a-z]{2}$/i.test(text) ? current(text) : undefined
  return code !== undefined && codes.has(code) ? code : names.get(plain(text))
}
