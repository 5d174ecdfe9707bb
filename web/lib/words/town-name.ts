interface Somewhere {
  readonly city: string | null;
  readonly state: string | null;
}

/** Returns 'Austin, TX', or the known part of it. */
export function townName({ city, state }: Somewhere): string {
  return [city, state].filter(Boolean).join(', ');
}
