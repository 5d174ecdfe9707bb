import type { Random } from './random.js';
import { FIRST_NAMES, LAST_NAMES, PET_NAMES } from './words/people-names.js';

export interface Member {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly petFirstName: string | null;
  readonly homeZipCode: string | null;
  readonly phoneNumber: string | null;
  readonly isRegistrationComplete: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Members that anybody may sign in as while trying the product out, by the first part of their address at example.com. */
export const DEMO_MEMBERS = ['ada', 'ben', 'cleo', 'dora', 'olive', 'carl', 'newbie'] as const;

export type DemoMember = (typeof DEMO_MEMBERS)[number];

export const MEMBERS = 400;

const NAMES: Readonly<Record<DemoMember, readonly [first: string, last: string, pet: string | null] | null>> = {
  ada: ['Ada', 'Lindqvist', 'Pixel'],
  ben: ['Ben', 'Okafor', 'Moose'],
  cleo: ['Cleo', 'Marchetti', 'Sesame'],
  dora: ['Dora', 'Whitlock', 'Truffle'],
  olive: ['Olive', 'Navarro', 'Clementine'],
  carl: ['Carl', 'Dunmore', null],
  newbie: null,
};

const DAY = 24 * 60 * 60 * 1000;

/** The id of the demo data's member number `n` (from 1 on): the same on every machine. */
export function memberId(n: number): string {
  return `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
}

/** The id of a member of `DEMO_MEMBERS`. */
export function demoMemberId(who: DemoMember): string {
  return memberId(DEMO_MEMBERS.indexOf(who) + 1);
}

/** The demo members, then invented ones; `zips` are ZIP codes that some of them live in. */
export function makeMembers(random: Random, now: Date, zips: readonly string[]): Member[] {
  const demo = DEMO_MEMBERS.map((who, index) => demoMember(who, index + 1, now));
  const others = Array.from({ length: MEMBERS - demo.length }, (_, index) =>
    inventedMember(random, demo.length + index + 1, now, zips),
  );
  return [...demo, ...others];
}

function demoMember(who: DemoMember, number: number, now: Date): Member {
  const names = NAMES[who];
  // Everybody but the newcomer has been a member for long enough to have written what they wrote.
  const createdAt = new Date(now.getTime() - (who === 'newbie' ? 1 : 760) * DAY);
  return {
    id: memberId(number),
    email: `${who}@example.com`,
    firstName: names?.[0] ?? null,
    lastName: names?.[1] ?? null,
    petFirstName: names?.[2] ?? null,
    homeZipCode: names === null ? null : '78704',
    phoneNumber: null,
    isRegistrationComplete: names !== null,
    createdAt,
    updatedAt: createdAt,
  };
}

function inventedMember(random: Random, number: number, now: Date, zips: readonly string[]): Member {
  const firstName = random.pick(FIRST_NAMES);
  const lastName = random.pick(LAST_NAMES);
  const createdAt = new Date(now.getTime() - random.between(735, 900) * DAY);
  const name = `${firstName}.${lastName}`
    .normalize('NFD')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase();
  return {
    id: memberId(number),
    email: `${name}.${number}@example.com`,
    firstName,
    lastName,
    petFirstName: random.chance(0.8) ? random.pick(PET_NAMES) : null,
    homeZipCode: random.chance(0.6) ? random.pick(zips) : null,
    phoneNumber: null,
    isRegistrationComplete: true,
    createdAt,
    updatedAt: createdAt,
  };
}
