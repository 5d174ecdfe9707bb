import { refuse } from '../shared/domain-error.js';

/** The built-in administrator account, used when no name is given at sign-in. */
export const FIRST_ADMINISTRATOR = 'Administrator';

/** Product decisions: characters of a name, and number of administrators. */
export const ADMINISTRATOR_LIMITS = { name: 50, administrators: 100 } as const;

export interface NamedAdministrator {
  readonly id: number;
  readonly name: string;
}

/** Returns the key for comparing names, which ignores case. */
export function administratorKey(name: string): string {
  return name.toLowerCase();
}

/** Throws ADMINISTRATOR_EXISTS. */
export function refuseDuplicateName(): never {
  return refuse('ADMINISTRATOR_EXISTS', 'An administrator with this name already exists', 'name');
}

/** Throws ADMINISTRATOR_EXISTS if the name is taken, or TOO_MANY_ADMINISTRATORS if the limit is reached. */
export function requireRoomForAdministrator(all: readonly NamedAdministrator[], name: string): void {
  if (all.some((each) => administratorKey(each.name) === administratorKey(name))) refuseDuplicateName();
  if (all.length >= ADMINISTRATOR_LIMITS.administrators) {
    const most = String(ADMINISTRATOR_LIMITS.administrators);
    refuse('TOO_MANY_ADMINISTRATORS', `There can be at most ${most} administrators`);
  }
}

/**
 * Returns the administrator to remove. Throws ADMINISTRATOR_STAYS if actors remove themselves, so that one always
 * remains, ADMINISTRATOR_NOT_FOUND, or FORBIDDEN if the actor has just been removed by another administrator.
 */
export function requireRemovable(all: readonly NamedAdministrator[], actorId: number, id: number): NamedAdministrator {
  if (id === actorId) refuse('ADMINISTRATOR_STAYS', 'You cannot remove yourself. Ask another administrator.');
  if (!all.some((each) => each.id === actorId)) refuse('FORBIDDEN', 'You are no longer an administrator.');
  return all.find((each) => each.id === id) ?? refuse('ADMINISTRATOR_NOT_FOUND', 'This administrator no longer exists');
}

/** Product decision: hours after which an administrator's session ends, even while it is in use. */
export const ADMINISTRATOR_SESSION_HOURS = 24;

export const ADMINISTRATOR_SESSION_S = ADMINISTRATOR_SESSION_HOURS * 3600;
