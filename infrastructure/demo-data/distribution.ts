/** Maximum share of one city, so that a single metropolis does not fill the directory. */
const MAX_SHARE = 0.01;

/**
 * Distributes `total` businesses over the cities by population. No city gets more than MAX_SHARE of them, unless there
 * are too few cities for that. The results add up to `total`.
 */
export function businessesPerCity(populations: readonly number[], total: number): number[] {
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

/** Rounds the shares. The remainder of one city is carried over to the next, so that the results add up. */
function rounded(
  populations: readonly number[],
  full: ReadonlySet<number>,
  max: number,
  left: number,
  people: number,
): number[] {
  let populationSoFar = 0;
  let assigned = 0;
  return populations.map((population, city) => {
    if (full.has(city)) return max;
    populationSoFar += population;
    const due = Math.round((left * populationSoFar) / people) - assigned;
    assigned += due;
    return due;
  });
}

/**
 * Distributes `total` reviews over the businesses in proportion to their weights, at most `max` for each. The results
 * add up to `total`, which must not exceed `max` times the number of businesses.
 */
export function reviewsPerBusiness(weights: Float64Array, total: number, max: number): Uint32Array {
  const counts = new Uint32Array(weights.length);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let due = 0;
  let assigned = 0;
  for (let index = 0; index < weights.length; index += 1) {
    due += (total * (weights[index] ?? 0)) / sum;
    const count = Math.min(max, Math.floor(due + 1e-6) - assigned);
    counts[index] = count;
    assigned += count;
  }
  for (let index = 0; assigned < total; index += 1) {
    const room = Math.min(total - assigned, max - (counts[index] ?? 0));
    counts[index] = (counts[index] ?? 0) + room;
    assigned += room;
  }
  return counts;
}
