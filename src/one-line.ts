/** Control characters, breaks, and what turns round which way a text runs. */
const broken = '\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069'
const brokenButSpaces = '\\x00-\\x1f\\x7f-\\x9f\\u202a-\\u202e\\u2066-\\u2069'
/** Spaces, and what is not seen. */
const blank = ' \\xa0\\u1680\\u2000-\\u200f\\u202f\\u205f\\u2060\\u3000\\ufeff'

/** A text of one line that reads as it is written. It is empty or there is something to see. */
export const oneLine = new RegExp(`^(?:[${blank}]*[^${blank}${broken}][^${broken}]*)?$`)

/**
 * The same for the published document. U+2028 and U+2029 are told by `\s`: generators of clients write `\u` as the bare character,
 * and these two end a literal of JavaScript. It takes more memory for each character, so that no text of a request is read with it.
 */
export const publishedLine = `^(?:[${blank}]*(?:[^\\s${blank}${brokenButSpaces}][${blank}]*)+)?$`
