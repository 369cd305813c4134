/** What an answer is to be saved as. */
import contentDisposition from 'content-disposition'

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]/g, '?')

/**
 * The header for an answer that is saved under a name, in whatever script. It is of ASCII alone: clients read other bytes of a
 * header in different ways.
 */
export const savedAs = (name: string): string => contentDisposition(name, { fallback: plain(name) })
