/** Where the town and state of a business come from: its address, or the town nearest to its pin. */
export const LOCATION_SOURCES = ['address', 'pin'] as const;

export type LocationSource = (typeof LOCATION_SOURCES)[number];
