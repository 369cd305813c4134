/** Choices by chance, the same again for the same seed. */
export interface Chance {
  /** A whole number from 0 on and below `limit`. */
  below(limit: number): number
  /** @throws for an empty list. */
  of<T>(list: readonly T[]): T
  /** True in so many of a hundred times. */
  percent(share: number): boolean
}

/** Mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    of(list) {
      if (list.length === 0) throw new Error('there is nothing to choose from')
      return list[below(list.length)]!
    },
    percent: (share) => below(100) < share,
  }
}

/** One of those that have a weight each. */
export function weighted<T>(chance: Chance, choices: readonly (readonly [weight: number, choice: T])[]): T {
  let place = chance.below(choices.reduce((sum, [weight]) => sum + weight, 0))
  for (const [weight, choice] of choices) if ((place -= weight) < 0) return choice
  throw new Error('the weights are whole numbers')
}
