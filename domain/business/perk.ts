/** Product decision: perks that forms suggest. Owners can enter others. */
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

/** Returns the perks as stored: trimmed, not empty, unique regardless of case. The first spelling wins. */
export function tidyPerks(perks: readonly string[]): string[] {
  const seen = new Set<string>();
  return perks
    .map((perk) => perk.trim().replaceAll(/\s+/g, ' '))
    .filter((perk) => perk !== '' && !seen.has(perk.toLowerCase()) && seen.add(perk.toLowerCase()));
}
