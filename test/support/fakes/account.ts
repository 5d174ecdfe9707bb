import {
  AccessTokens,
  AccountClosing,
  EmailChanges,
  Mailboxes,
  MemberData,
  Members,
  type AddressHolder,
  type DueAccount,
  type EmailChange,
  type OwnClosing,
  type PublicProfile,
} from '../../../application/account/ports.js';
import type { ErasureOrderRecord } from '../../../application/moderation/erasure/ports.js';
import { awaitsConfirmation } from '../../../domain/moderation/ordered-erasure.js';
import type { AccessToken } from '../../../domain/account/access-token.js';
import type { Sanction } from '../../../domain/moderation/sanction.js';
import { refuse } from '../../../domain/shared/domain-error.js';
import { mailboxOf, type Account, type ErasureScope, type ReviewFate } from '../../../domain/account/account.js';
import type { Caller } from '../../../application/shared/actor.js';
import type { Memory, MemoryMember } from './memory.js';

function accountOf({ erasureAt: _, erasureReviews: __, ...account }: MemoryMember): Account {
  return account;
}

export class FakeMembers extends Members {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async publicProfile(id: string, viewerId: string | null): Promise<PublicProfile | null> {
    const member = this.memory.state.members.find((each) => each.id === id && each.erasureAt === null);
    if (member === undefined || (member.paused && viewerId !== id)) return null;
    const { firstName, profileImageUrl, petFirstName, createdAt } = member;
    return { id, firstName, profileImageUrl, petFirstName, joinedDate: createdAt };
  }

  override async find(id: string): Promise<Account | null> {
    const member = this.memory.changing.members.find((each) => each.id === id && each.erasureAt === null);
    return member === undefined ? null : accountOf(member);
  }

  override async sanctionOf(id: string): Promise<Sanction | null> {
    const isSanctioned = this.memory.changing.sanctioned.includes(id);
    return isSanctioned ? { kind: 'suspension', until: null, isOfOtherAccount: false } : null;
  }

  override async hold(caller: Caller): Promise<void> {
    requireOpen(this.memory, caller.userId);
    requireOpenSession(this.memory, caller);
  }

  override async save(account: Account): Promise<Account> {
    const state = this.memory.changing;
    const saved = { ...account, updatedAt: new Date() };
    state.members = state.members.map((each) => (each.id === account.id ? { ...each, ...saved } : each));
    return saved;
  }
}

/** Returns a caller with this member's session. */
export const by = (userId: string) => ({ userId, sessionId: `session of ${userId}` });

function requireOpen(memory: Memory, userId: string): void {
  const isOpen = memory.changing.members.some((each) => each.id === userId && each.erasureAt === null);
  if (!isOpen) refuse('USER_NOT_FOUND', 'User not found');
}

function requireOpenSession(memory: Memory, { sessionId }: Caller): void {
  const isOpen = sessionId !== null && !memory.changing.endedSessions.includes(sessionId);
  if (!isOpen) refuse('UNAUTHORIZED', 'Unauthorized');
}

export class FakeMailboxes extends Mailboxes {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async keyOf(memberId: string): Promise<string> {
    const email = this.memory.state.members.find(({ id }) => id === memberId)?.email ?? null;
    return email === null ? memberId : mailboxOf(email);
  }
}

export class FakeEmailChanges extends EmailChanges {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async holderOf(email: string, userId: string): Promise<AddressHolder | null> {
    const wanted = email.toLowerCase();
    const holder = this.memory.changing.members.find(
      (each) => each.id !== userId && each.email?.toLowerCase() === wanted,
    );
    return holder === undefined ? null : { email: holder.email ?? '', userId: holder.id };
  }

  override async countOf(userId: string): Promise<number> {
    return this.memory.changing.emailChanges.filter((each) => each.userId === userId && each.expiresAt > new Date())
      .length;
  }

  override async begin(change: EmailChange): Promise<void> {
    const state = this.memory.changing;
    const earlier = state.emailChanges.map((each) =>
      each.userId === change.userId ? { ...each, tokenHash: null } : each,
    );
    state.emailChanges = [...earlier, change];
  }

  override async take(tokenHash: string, now: Date): Promise<EmailChange | null> {
    const state = this.memory.changing;
    const change = state.emailChanges.find((each) => each.tokenHash === tokenHash && each.expiresAt > now);
    state.emailChanges = state.emailChanges.filter((each) => each !== change);
    return change ?? null;
  }

  override async apply({ email, userId }: EmailChange): Promise<boolean> {
    const state = this.memory.changing;
    const member = state.members.find((each) => each.id === userId && each.erasureAt === null);
    if (member === undefined || (await this.holderOf(email, userId)) !== null) return false;
    state.members = state.members.map((each) => (each === member ? { ...each, email } : each));
    return true;
  }
}

export class FakeAccessTokens extends AccessTokens {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async ofMember(userId: string): Promise<AccessToken[]> {
    return this.memory.state.tokens
      .filter((each) => each.userId === userId)
      .map(({ userId: _, tokenHash: __, ...token }) => token)
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  }

  override async countOf(userId: string): Promise<number> {
    return this.memory.changing.tokens.filter((each) => each.userId === userId).length;
  }

  override async add(userId: string, token: AccessToken, tokenHash: string): Promise<void> {
    this.memory.changing.tokens.push({ ...token, userId, tokenHash });
  }

  override async remove(userId: string, id: string): Promise<boolean> {
    const state = this.memory.changing;
    const left = state.tokens.filter((each) => each.userId !== userId || each.id !== id);
    const isGone = left.length < state.tokens.length;
    state.tokens = left;
    return isGone;
  }
}

export class FakeAccountClosing extends AccountClosing {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async close(caller: Caller, reviews: ReviewFate, erasureAt: Date): Promise<void> {
    await new FakeMembers(this.memory).hold(caller);
    const { userId } = caller;
    const state = this.memory.changing;
    state.members = state.members.map((each) =>
      each.id === userId && each.erasureAt === null ? { ...each, erasureAt, erasureReviews: reviews } : each,
    );
    state.tokens = state.tokens.filter((each) => each.userId !== userId);
    state.emailChanges = state.emailChanges.filter((each) => each.userId !== userId);
  }

  override async closeByOrder(userId: string, erasureAt: Date): Promise<OwnClosing | null> {
    const state = this.memory.changing;
    const member = state.members.find((each) => each.id === userId) ?? refuse('USER_NOT_FOUND', 'User not found');
    const { erasureAt: due, erasureReviews: reviews } = member;
    state.members = state.members.map((each) =>
      each === member ? { ...each, erasureAt, erasureReviews: null } : each,
    );
    state.tokens = state.tokens.filter((each) => each.userId !== userId);
    state.emailChanges = state.emailChanges.filter((each) => each.userId !== userId);
    return due === null ? null : { erasureAt: due, reviews: reviews ?? 'anonymise' };
  }

  override async restore(userId: string, to: OwnClosing | null = null): Promise<boolean> {
    const state = this.memory.changing;
    const closed = state.members.find((each) => each.id === userId && each.erasureAt !== null);
    state.members = state.members.map((each) =>
      each === closed ? { ...each, erasureAt: to?.erasureAt ?? null, erasureReviews: to?.reviews ?? null } : each,
    );
    return closed !== undefined;
  }

  override async nextDue(now: Date): Promise<DueAccount | null> {
    const { erasures, administrators, members } = this.memory.changing;
    const due = members
      .filter(({ erasureAt }) => erasureAt !== null)
      .toSorted((a, b) => Number(a.erasureAt) - Number(b.erasureAt))
      .map((member): DueAccount | null => {
        const { id: userId, erasureReviews: reviews } = member;
        const isDue = member.erasureAt !== null && member.erasureAt <= now;
        const order = erasures.find(({ memberId }) => memberId === userId);
        if (order === undefined) return isDue ? { userId, scope: reviews ?? 'anonymise', order: null } : null;
        if (isDue && !awaitsConfirmation(order, administrators))
          return { userId, scope: 'all writing', order: said(order) };
        const { own } = order;
        return own !== null && own.erasureAt <= now ? { userId, scope: own.reviews, order: said(order) } : null;
      });
    return due.find((each) => each !== null) ?? null;
  }
}

const said = ({ orderedBy, confirmedBy, reasonCode }: ErasureOrderRecord) => ({ orderedBy, confirmedBy, reasonCode });

/** Erases only the member's row. The registry erases the rest, and its own tests cover every table. */
export class FakeMemberData extends MemberData {
  readonly erased: { readonly userId: string; readonly scope: ErasureScope }[] = [];

  constructor(private readonly memory: Memory) {
    super();
  }

  override async archive(userId: string): Promise<AsyncIterable<Uint8Array>> {
    const bytes = new TextEncoder().encode(userId);
    return (async function* () {
      yield bytes;
    })();
  }

  override async erase(userId: string, scope: ErasureScope): Promise<void> {
    const state = this.memory.changing;
    state.members = state.members.filter(({ id }) => id !== userId);
    state.erasures = state.erasures.filter(({ memberId }) => memberId !== userId);
    this.erased.push({ userId, scope });
  }

  override async applyRetention(): Promise<void> {
    // The fake stores nothing temporary.
  }
}
