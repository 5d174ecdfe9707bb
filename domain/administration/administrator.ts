import { refuse } from '../shared/domain-error.js';

/** The one that is always there first; whoever signs in without a name is this one. */
export const FIRST_ADMINISTRATOR = 'Administrator';

/** Product decisions: characters of a name, and how many administrators there may be. */
export const ADMINISTRATOR_LIMITS = { name: 50, administrators: 100 } as const;

export interface NamedAdministrator {
  readonly id: number;
  readonly name: string;
}

/** By what names are compared: `ada` is `Ada`. */
export function administratorKey(name: string): string {
  return name.toLowerCase();
}

/** Refuses with ADMINISTRATOR_EXISTS. */
export function refuseTakenName(): never {
  return refuse('ADMINISTRATOR_EXISTS', 'There is an administrator of this name', 'name');
}

/** Refuses with ADMINISTRATOR_EXISTS a name that somebody has, and with TOO_MANY_ADMINISTRATORS one more than there may be. */
export function requireRoomForAdministrator(all: readonly NamedAdministrator[], name: string): void {
  if (all.some((each) => administratorKey(each.name) === administratorKey(name))) refuseTakenName();
  if (all.length >= ADMINISTRATOR_LIMITS.administrators) {
    const most = String(ADMINISTRATOR_LIMITS.administrators);
    refuse('TOO_MANY_ADMINISTRATORS', `There can be at most ${most} administrators`);
  }
}

/**
 * The one to be removed by `actorId`. Nobody removes themself, so that the last one stays; of two who remove each other
 * at once, the later one is none any more (FORBIDDEN).
 */
export function requireRemovable(all: readonly NamedAdministrator[], actorId: number, id: number): NamedAdministrator {
  if (id === actorId) refuse('ADMINISTRATOR_STAYS', 'Nobody can remove themself. Another administrator can.');
  if (!all.some((each) => each.id === actorId)) refuse('FORBIDDEN', 'You are no administrator any more.');
  return (
    all.find((each) => each.id === id) ?? refuse('ADMINISTRATOR_NOT_FOUND', 'There is no such administrator any more')
  );
}
