interface Somewhere {
  readonly city: string | null;
  readonly state: string | null;
}

/** 'Austin, TX', or what of it is known. */
export function townName({ city, state }: Somewhere): string {
  return [city, state].filter(Boolean).join(', ');
}
