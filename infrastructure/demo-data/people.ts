import type { Random } from './random.js';
import { PEOPLE_AND_PETS } from './words/demo-words.js';

/** Demo accounts for trying out the product: the local part of each email address at example.com. */
export const DEMO_MEMBERS = ['ada', 'ben', 'cleo', 'dora', 'olive', 'carl', 'newbie'] as const;

export type DemoMember = (typeof DEMO_MEMBERS)[number];

/** Number of members, including the demo accounts. */
export const MEMBERS = 400;

/** Number of members who own businesses, in addition to the demo accounts: the last ones. */
export const OWNERS = 60;

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

/** Returns the id of demo member number `n`, starting with 1. It is the same on every machine. */
export function memberId(n: number): string {
  return `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
}

/** Returns the id of a demo account. */
export function demoMemberId(account: DemoMember): string {
  return memberId(DEMO_MEMBERS.indexOf(account) + 1);
}

export type Member = ReturnType<typeof demoMember>;

/** Returns the demo accounts, then invented members. Some members live in one of the ZIP codes `zips`. */
export function makeMembers(random: Random, now: Date, zips: readonly string[]): Member[] {
  const demo = DEMO_MEMBERS.map((account, index) => demoMember(account, index + 1, now));
  const others = Array.from({ length: MEMBERS - demo.length }, (_, index) =>
    inventedMember(random, demo.length + index + 1, now, zips),
  );
  return [...demo, ...others];
}

function demoMember(account: DemoMember, number: number, now: Date) {
  const names = NAMES[account];
  // Accounts are older than the reviews, which go back two years. Only the newcomer has written none.
  const createdAt = new Date(now.getTime() - (account === 'newbie' ? 1 : 760) * DAY);
  return {
    id: memberId(number),
    email: `${account}@example.com`,
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

function inventedMember(random: Random, number: number, now: Date, zips: readonly string[]) {
  const firstName = random.pick(PEOPLE_AND_PETS.firstNames);
  const lastName = random.pick(PEOPLE_AND_PETS.lastNames);
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
    petFirstName: random.chance(0.8) ? random.pick(PEOPLE_AND_PETS.petNames) : null,
    homeZipCode: random.chance(0.6) ? random.pick(zips) : null,
    phoneNumber: null,
    isRegistrationComplete: true,
    createdAt,
    updatedAt: createdAt,
  };
}
