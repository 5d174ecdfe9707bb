/** No city gets more than this share of the businesses: one metropolis must not be the whole directory. */
const MAX_SHARE = 0.01;

/**
 * How many of `total` businesses each city gets: by population, none more than one in a hundred (or one business, where that
 * is more), as long as there are cities enough. The numbers add up to `total`.
 */
export function businessesByCity(populations: readonly number[], total: number): number[] {
  const max = Math.max(Math.floor(total * MAX_SHARE), Math.ceil(total / Math.max(1, populations.length)), 1);
  const full = new Set<number>();
  for (;;) {
    const left = total - full.size * max;
    const people = populations.reduce((sum, population, city) => (full.has(city) ? sum : sum + population), 0);
    const over = populations.flatMap((population, city) =>
      !full.has(city) && (left * population) / people > max ? [city] : [],
    );
    if (over.length === 0) return rounded(populations, full, max, left, people);
    for (const city of over) full.add(city);
  }
}

/** Rounds so that what is lost at one city is given at one of the next. */
function rounded(
  populations: readonly number[],
  full: ReadonlySet<number>,
  max: number,
  left: number,
  people: number,
): number[] {
  let seen = 0;
  let given = 0;
  return populations.map((population, city) => {
    if (full.has(city)) return max;
    seen += population;
    const due = Math.round((left * seen) / people) - given;
    given += due;
    return due;
  });
}

/**
 * How many of `total` reviews each business gets, in proportion to its weight and none more than `most`; the numbers add up to
 * `total`, which must not be more than all businesses together can take.
 */
export function reviewsByPlace(weights: Float64Array, total: number, max: number): Uint32Array {
  const counts = new Uint32Array(weights.length);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let due = 0;
  let given = 0;
  for (let place = 0; place < weights.length; place += 1) {
    due += (total * (weights[place] ?? 0)) / sum;
    const count = Math.min(max, Math.floor(due + 1e-6) - given);
    counts[place] = count;
    given += count;
  }
  for (let place = 0; given < total; place += 1) {
    const room = Math.min(total - given, max - (counts[place] ?? 0));
    counts[place] = (counts[place] ?? 0) + room;
    given += room;
  }
  return counts;
}
