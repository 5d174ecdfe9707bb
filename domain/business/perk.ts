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
