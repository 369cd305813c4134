const longest = 100

/** A slug made of the words of `text`: lower case, hyphens, plain letters and digits. Empty when there are none. */
export const slugFrom = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '')

/** Whether a text could be taken for an id, which a slug may not. */
export const looksLikeId = (slug: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(slug)
