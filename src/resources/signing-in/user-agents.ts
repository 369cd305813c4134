/** What programs call themselves, in words for people. Nothing else of it is repeated: whoever signs in may say there what they like. */

const programs: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(intosh\b| OS X\b)/, 'a Mac'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

const wordFor = (words: typeof programs, text: string): string | undefined => words.find(([sign]) => sign.test(text))?.[1]

/** A browser and what it runs on, or the one word that another program begins with. */
export function inWords(userAgent: string | null): string {
  const text = userAgent ?? ''
  const [program, system] = [wordFor(programs, text), wordFor(systems, text)]
  if (program !== undefined || system !== undefined) return `${program ?? 'a program'}${system === undefined ? '' : ` on ${system}`}`
  const [word] = /^[A-Za-z][A-Za-z-]{1,30}(?=\/|$)/.exec(text) ?? []
  return word === undefined || word === 'Mozilla' ? 'a program that is not known' : word
}
