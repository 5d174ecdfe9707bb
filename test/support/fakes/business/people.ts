import {
  BusinessRoles,
  Invitations,
  People,
  type HeldBusiness,
  type Invitation,
  type NewActivity,
} from '../../../../application/business/people/ports.js';
import type { GivenRole } from '../../../../domain/business/people/role.js';
import { refuse } from '../../../../domain/shared/domain-error.js';
import type { Memory, MemoryState } from '../memory.js';

/** Roles, invitations, and recorded activity of all businesses, oldest first. */
export interface MemoryCrew {
  people: { readonly businessId: number; readonly memberId: string; readonly role: GivenRole }[];
  invitations: Invitation[];
  activity: NewActivity[];
}

export class FakeBusinessRoles extends BusinessRoles {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async of(businessId: number, memberId: string): Promise<GivenRole | null> {
    const found = this.memory.changing.crew.people.find(isPerson(businessId, memberId));
    return found?.role ?? null;
  }

  override async members(businessId: number): Promise<string[]> {
    const { people } = this.memory.changing.crew;
    const members = people.filter((each) => each.businessId === businessId).map(({ memberId }) => memberId);
    return members.toSorted();
  }

  override async record(activity: NewActivity): Promise<void> {
    this.memory.changing.crew.activity.push(activity);
  }
}

export class FakePeople extends People {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async hold(businessId: number, memberId: string): Promise<HeldBusiness | null> {
    const { members, businesses } = this.memory.changing;
    const isOpen = members.some(({ id, erasureAt }) => id === memberId && erasureAt === null);
    if (!isOpen) refuse('USER_NOT_FOUND', 'User not found');
    const business = businesses.find(({ id }) => id === businessId);
    return business === undefined ? null : heldOf(this.memory.changing, business);
  }

  override async put(businessId: number, memberId: string, role: GivenRole): Promise<void> {
    const { crew } = this.memory.changing;
    const is = isPerson(businessId, memberId);
    if (crew.people.some(is)) crew.people = crew.people.map((each) => (is(each) ? { ...each, role } : each));
    else crew.people.push({ businessId, memberId, role });
  }

  override async remove(businessId: number, memberId: string): Promise<void> {
    const { crew } = this.memory.changing;
    const is = isPerson(businessId, memberId);
    crew.people = crew.people.filter((each) => !is(each));
  }

  override async forget(businessId: number): Promise<string[]> {
    const { crew } = this.memory.changing;
    const isElsewhere = (each: { readonly businessId: number }): boolean => each.businessId !== businessId;
    const gone = crew.people.filter((each) => !isElsewhere(each)).map(({ memberId }) => memberId);
    crew.people = crew.people.filter(isElsewhere);
    crew.invitations = crew.invitations.filter(isElsewhere);
    return gone;
  }

  override async find(businessId: number): Promise<HeldBusiness | null> {
    const business = this.memory.changing.businesses.find(({ id }) => id === businessId);
    return business === undefined ? null : heldOf(this.memory.changing, business);
  }
}

export class FakeInvitations extends Invitations {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async add(invitation: Omit<Invitation, 'id'>): Promise<number> {
    const { invitations } = this.memory.changing.crew;
    const id = Math.max(0, ...invitations.map((each) => each.id)) + 1;
    invitations.push({ ...invitation, id });
    return id;
  }

  override async find(businessId: number, id: number): Promise<Invitation | null> {
    const { invitations } = this.memory.changing.crew;
    return invitations.find((each) => each.id === id && each.businessId === businessId) ?? null;
  }

  override async byToken(tokenHash: string): Promise<Invitation | null> {
    return this.memory.changing.crew.invitations.find((each) => each.tokenHash === tokenHash) ?? null;
  }

  override async closeExpired(businessId: number, email: string, now: Date): Promise<void> {
    const { crew } = this.memory.changing;
    const isOver = (each: Invitation): boolean =>
      each.businessId === businessId && each.email === email && each.state === 'open' && each.expiresAt <= now;
    const closed = { state: 'withdrawn', decidedAt: now } as const;
    crew.invitations = crew.invitations.map((each) => (isOver(each) ? { ...each, ...closed } : each));
  }

  override async save(invitation: Invitation): Promise<void> {
    const { crew } = this.memory.changing;
    crew.invitations = crew.invitations.map((each) => (each.id === invitation.id ? invitation : each));
  }
}

/** The businesses whose people lost their roles. */
export class FakeEndRoles {
  readonly ended: unknown[] = [];

  async of({ id }: { readonly id: number }): Promise<void> {
    this.ended.push(id);
  }
}

const isPerson = (businessId: number, memberId: string) => (each: MemoryCrew['people'][number]) =>
  each.businessId === businessId && each.memberId === memberId;

function heldOf(
  { members, crew }: MemoryState,
  { id, name, isPublic, ownerId }: MemoryState['businesses'][number],
): HeldBusiness {
  const person = (memberId: string) => {
    const member = members.find((each) => each.id === memberId);
    const fullName = [member?.firstName, member?.lastName].filter(Boolean).join(' ');
    return { memberId, email: member?.email ?? null, name: fullName || null };
  };
  const isOpen = ({ businessId, state, expiresAt }: Invitation) =>
    businessId === id && state === 'open' && expiresAt > new Date();
  return {
    ...{ id, name, isPublic, owner: ownerId === null ? null : person(ownerId) },
    people: crew.people
      .filter((each) => each.businessId === id)
      .map(({ memberId, role }) => ({ ...person(memberId), role })),
    invited: crew.invitations.filter(isOpen).map(({ email }) => email),
  };
}
