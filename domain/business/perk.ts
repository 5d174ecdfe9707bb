/** A product decision: the perks that forms suggest; anything else can be named too. */
export const SUGGESTED_PERKS = [
  'Outdoor seating',
  'Water bowls',
  'Pet treats',
  'No pet fees',
  'Welcome kit',
  'Dog park nearby',
  'Pet grooming',
  'Pet sitting',
  'Special pet menu',
  'Pet-friendly rooms',
  'Walking areas',
  'Waste stations',
] as const;

/** Perks as they are kept: trimmed, none empty, and each once, upper and lower case alike. The first spelling counts. */
export function tidyPerks(perks: readonly string[]): string[] {
  const seen = new Set<string>();
  return perks
    .map((perk) => perk.trim().replaceAll(/\s+/g, ' '))
    .filter((perk) => perk !== '' && !seen.has(perk.toLowerCase()) && seen.add(perk.toLowerCase()));
}
