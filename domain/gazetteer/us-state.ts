/** The 50 states and DC by USPS code. */
// prettier-ignore
export const US_STATES = {
  AL: 'Alabama', AK: 'Alaska', AZ: 'Arizona', AR: 'Arkansas', CA: 'California', CO: 'Colorado', CT: 'Connecticut',
  DE: 'Delaware', DC: 'District of Columbia', FL: 'Florida', GA: 'Georgia', HI: 'Hawaii', ID: 'Idaho', IL: 'Illinois',
  IN: 'Indiana', IA: 'Iowa', KS: 'Kansas', KY: 'Kentucky', LA: 'Louisiana', ME: 'Maine', MD: 'Maryland',
  MA: 'Massachusetts', MI: 'Michigan', MN: 'Minnesota', MS: 'Mississippi', MO: 'Missouri', MT: 'Montana',
  NE: 'Nebraska', NV: 'Nevada', NH: 'New Hampshire', NJ: 'New Jersey', NM: 'New Mexico', NY: 'New York',
  NC: 'North Carolina', ND: 'North Dakota', OH: 'Ohio', OK: 'Oklahoma', OR: 'Oregon', PA: 'Pennsylvania',
  RI: 'Rhode Island', SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee', TX: 'Texas', UT: 'Utah',
  VT: 'Vermont', VA: 'Virginia', WA: 'Washington', WV: 'West Virginia', WI: 'Wisconsin', WY: 'Wyoming',
} as const;

export type StateCode = keyof typeof US_STATES;

/** In the order of US_STATES, which is by name. */
export const STATE_CODES = Object.keys(US_STATES) as readonly StateCode[];

const BY_NAME = new Map(STATE_CODES.map((code) => [US_STATES[code].toLowerCase(), code]));

/** Returns the code for a state's code or full name, in any case; null if it is neither. */
export function stateCode(text: string): StateCode | null {
  const word = text.trim().replace(/\s+/g, ' ').toLowerCase();
  return BY_NAME.get(word) ?? STATE_CODES.find((code) => code.toLowerCase() === word) ?? null;
}
