interface Somewhere {
  readonly city: string | null;
  readonly state: string | null;
}

/** 'Austin, TX', or what of it is known. */
export function placeName({ city, state }: Somewhere): string {
  return [city, state].filter(Boolean).join(', ');
}
