/** Product decision: maximum characters of each field, and maximum entries of each list. */
export const BUSINESS_LIMITS = {
  name: 120,
  description: 8000,
  address: 200,
  city: 100,
  state: 50,
  zipCode: 10,
  phone: 30,
  url: 500,
  email: 254,
  perk: 60,
  perks: 40,
  alt: 300,
  arrivalNotes: 1000,
  openingHours: 500,
} as const;

/** Product decision: points that a map shows individually. More are clustered. */
export const MAX_MAP_POINTS = 500;

/** Product decision: maximum characters of an excerpt in a list, with its ellipses. No perk is longer. */
export const MAX_EXCERPT_LENGTH = 140;
