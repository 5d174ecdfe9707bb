import { AnswerInvitation } from '../../../application/business/people/answer-invitation.js';
import { ChangePeople } from '../../../application/business/people/change-people.js';
import { InvitePeople } from '../../../application/business/people/invite-people.js';
import type { GivenRole } from '../../../domain/business/people/role.js';
import { fakeWorld } from '../fakes/fake-world.js';
import { aBusiness, aMember, Memory } from '../fakes/memory.js';
import { FakeClock, FakeOutbox, FakeSecrets } from '../fakes/shared.js';
import { ADA, OLIVE } from '../search/seeded.js';

/** Olive's businesses: a public one, and one that nobody else sees. */
export const [PLACE, HIDDEN_PLACE] = [40, 41];

export const [ada, olive, mia] = [
  { userId: ADA },
  { userId: OLIVE },
  { userId: '0198c2f0-9b20-7b52-8d44-91c7e0a2b3f5' },
];

export const EMAIL = { ada: 'ada@example.com', olive: 'olive@example.com', mia: 'mia@example.com' } as const;

/** The use cases for the people of a business with fakes of their ports. Each test has its own. */
export class PeopleCases {
  readonly memory = new Memory({
    members: [
      aMember({ email: EMAIL.ada }),
      aMember({ id: OLIVE, email: EMAIL.olive, firstName: 'Olive' }),
      aMember({ id: mia.userId, email: EMAIL.mia, firstName: 'Mia' }),
    ],
    businesses: [
      aBusiness({ id: PLACE, name: 'Patio', ownerId: OLIVE }),
      aBusiness({ id: HIDDEN_PLACE, name: 'Hidden', ownerId: OLIVE, isPublic: false }),
    ],
  });

  /** Starts now, because the port compares open invitations with the current time. */
  readonly clock = new FakeClock(new Date());
  readonly #secrets = new FakeSecrets();

  give(memberId: string, role: GivenRole): void {
    this.memory.state.crew.people.push({ businessId: PLACE, memberId, role });
  }

  /** Olive invites Ada. Returns the invitation's ID. */
  invite(given: { email?: string; role?: GivenRole } = {}, actor = olive, businessId = PLACE): Promise<number> {
    return this.useCases().invite.run(actor, businessId, { email: EMAIL.ada, role: 'responder', ...given });
  }

  role(memberId: string): GivenRole | null {
    return this.memory.state.crew.people.find((each) => each.memberId === memberId)?.role ?? null;
  }

  /** Returns who did what, oldest first. */
  did(): readonly (readonly [string, string])[] {
    return this.memory.state.crew.activity.map(({ actorId, action }) => [actorId, action]);
  }

  /** Returns the subjects and recipients of the emails to members since the last call. */
  emails(): readonly string[] {
    const { outbox } = this.memory.state;
    this.memory.state.outbox = [];
    return outbox.flatMap((each) => ('content' in each ? [`${each.content.subject} ${each.memberId ?? ''}`] : []));
  }

  /** Returns the secret in the newest invitation. */
  newestToken(): string {
    return /\/invitations\/([^"]+)/.exec(JSON.stringify(this.memory.state.outbox.at(-1)))?.[1] ?? '';
  }

  ports() {
    const { memory, clock } = this;
    const { transaction, people, invitations, businessRoles: roles, members } = fakeWorld(memory);
    const shared = { outbox: new FakeOutbox(memory), secrets: this.#secrets, clock };
    return { transaction, people, invitations, roles, members, ...shared };
  }

  useCases() {
    const ports = this.ports();
    return { invite: new InvitePeople(ports), answer: new AnswerInvitation(ports), change: new ChangePeople(ports) };
  }
}
