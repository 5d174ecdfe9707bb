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

/** Names that the audit log gives to actors that are not administrators. */
export const RESERVED_NAMES = ['Stripe', 'Command line', 'Job', 'System', 'Importer', 'Erasure'] as const;

/**
 * English letters, with at most two accents each, those of Western European languages, digits, and a little punctuation.
 * The script Latin has many more letters, such as ɑ, ᴏ, and ǀ, that look like one of these. A name is taken apart first:
 * é becomes e and its accent.
 */
const PLAIN_NAME = /^(?:[a-zßæœøđðłħþı\d .’'-][\u0300-\u034e\u0350-\u036f]{0,2})+$/i;

const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  [/\p{M}|[^\p{L}\d]/gu, ''],
  [/ø/g, 'o'],
  [/[đð]/g, 'd'],
  [/ł/g, 'l'],
  [/ħ/g, 'h'],
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/5/g, 's'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** Returns a key that is the same for names that are easy to confuse. */
export function lookOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().replaceAll('ı', 'l');
  return LOOK_ALIKES.reduce((look, [pattern, letter]) => look.replaceAll(pattern, letter), plain);
}

/** Throws INVALID_INPUT for a reserved name, or one with characters that look like others. */
export function requirePlainName(name: string): void {
  if (!PLAIN_NAME.test(name.normalize('NFD'))) {
    refuse('INVALID_INPUT', 'Use only Latin letters, digits, spaces, periods, apostrophes, and hyphens.', 'name');
  }
  if (RESERVED_NAMES.some((reserved) => lookOf(reserved) === lookOf(name))) {
    refuse(
      'INVALID_INPUT',
      'This name is reserved for an automatic part of the site. Please choose another one.',
      'name',
    );
  }
}

/** Throws ADMINISTRATOR_EXISTS. */
export function refuseDuplicateName(): never {
  return refuse(
    'ADMINISTRATOR_EXISTS',
    'An administrator with this name, or one that looks like it, already exists',
    'name',
  );
}

/** Throws ADMINISTRATOR_EXISTS if the name is or looks like an existing one, or TOO_MANY_ADMINISTRATORS at the limit. */
export function requireRoomForAdministrator(all: readonly NamedAdministrator[], name: string): void {
  if (all.some((each) => lookOf(each.name) === lookOf(name))) refuseDuplicateName();
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
