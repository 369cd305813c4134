/** How texts begin. */

/** At most so many UTF-16 units of a text, which end with a whole character. */
export const beginningOf = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
