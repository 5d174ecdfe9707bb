import { EndSubscriptions } from '../../../application/billing/end-subscriptions.js';
import { EndRoles } from '../../../application/business/people/end-roles.js';
import { AnswerOwnershipRequest } from '../../../application/ownership/answer-ownership-request.js';
import { AnswerTransfer } from '../../../application/ownership/answer-transfer.js';
import { ChangeOwner } from '../../../application/ownership/change-owner.js';
import {
  DecideOnOwnershipRequest,
  type DecisionOnRequest,
} from '../../../application/ownership/decide-on-ownership-request.js';
import { FollowOwnRequest } from '../../../application/ownership/follow-own-request.js';
import { OfferTransfer, type OfferInput } from '../../../application/ownership/offer-transfer.js';
import { RequestOwnership, type OwnershipRequestInput } from '../../../application/ownership/request-ownership.js';
import { SettleOwnership } from '../../../application/ownership/settle-ownership.js';
import type { Caller } from '../../../application/shared/actor.js';
import { TakeBackTransfer } from '../../../application/ownership/take-back-transfer.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { UploadFile } from '../../../application/upload/upload-file.js';
import { noSubscription } from '../../../domain/billing/subscription.js';
import { daysAfter } from '../../../domain/shared/days.js';
import { by } from '../fakes/account.js';
import { FakeAuditLog } from '../fakes/business/businesses.js';
import { fakeWorld } from '../fakes/fake-world.js';
import { aBusiness, aMember, Memory } from '../fakes/memory.js';
import { FakeClock, FakeJobs, FakeOutbox, FakeSecrets } from '../fakes/shared.js';
import { FakeFileStore, FakePictureMaker } from '../fakes/upload.js';
import { ADA, OLIVE } from '../search/seeded.js';

/** A public business of Olive, and one that Ada owns and nobody else sees. */
export const [PLACE, HERS] = [40, 41];

/** A third member, who has no first name. */
export const MIA = '0198c2f0-9b20-7b52-8d44-91c7e0a2b3f5';

export const [ada, olive, mia] = [by(ADA), by(OLIVE), by(MIA)];

const ENDED = 'an ended session';

/** Returns the caller with a session that has ended. */
export const ended = <T extends Caller>(caller: T) => ({ ...caller, sessionId: ENDED });

export const EMAIL = { ada: 'ada@example.com', olive: 'olive@example.com', mia: 'mia@example.com' } as const;

/** The use cases of ownership with fakes of their ports. Each test has its own. */
export class OwnershipWorld {
  readonly memory = new Memory({
    members: [
      aMember({ email: EMAIL.ada }),
      aMember({ id: OLIVE, email: EMAIL.olive, firstName: 'Olive', lastName: null }),
      aMember({ id: MIA, email: EMAIL.mia, firstName: null, lastName: null }),
    ],
    endedSessions: [ENDED],
    businesses: [
      aBusiness({ id: PLACE, name: 'Patio', ownerId: OLIVE, isClaimed: true }),
      aBusiness({ id: HERS, name: 'Hidden', ownerId: ADA, isClaimed: true, isPublic: false }),
    ],
  });

  readonly clock = new FakeClock();
  readonly #secrets = new FakeSecrets();
  #uploads = 0;

  /** Uploads a document of a member and returns its address. */
  upload(userId: string): string {
    this.#uploads += 1;
    const id = `0198c2f0-0000-7000-9000-${String(this.#uploads).padStart(12, '0')}`;
    const file = { contentType: 'application/pdf', width: null, height: null, bytes: 9 } as const;
    this.memory.state.uploads.push({ id, userId, kind: 'claim_document', ...file, freeSince: this.clock.time });
    return `/uploads/private/${id}.pdf`;
  }

  /** Ada asks for Olive's business. Returns the request's ID. */
  ask(given: Partial<OwnershipRequestInput> = {}, actor = ada, businessId = PLACE): Promise<number> {
    return this.useCases().request.run(actor, businessId, { message: 'I bought it.', documents: [], ...given });
  }

  /** Olive offers her business to Ada. Returns the offer's ID. */
  offer(given: Partial<OfferInput> = {}, caller = olive, businessId = PLACE): Promise<number> {
    const input = { email: EMAIL.ada, premium: 'keep', ...given } as const;
    return this.useCases().offer.run(caller, this.clock.time, businessId, input);
  }

  decide(id: number, decision: DecisionOnRequest): Promise<void> {
    return this.useCases().decide.run({ name: 'Walter' }, id, decision);
  }

  wait(days: number): void {
    this.clock.time = daysAfter(this.clock.time, days);
  }

  /** Gives the business another owner without a handover, as a merge or a claim does. */
  own(ownerId: string | null, businessId = PLACE): void {
    const { state } = this.memory;
    state.businesses = state.businesses.map((each) => (each.id === businessId ? { ...each, ownerId } : each));
  }

  close(memberId: string): void {
    const { state } = this.memory;
    const erasureAt = this.clock.time;
    state.members = state.members.map((each) => (each.id === memberId ? { ...each, erasureAt } : each));
  }

  /** Olive pays for Premium. */
  pay(): void {
    const subscription = { ...noSubscription(PLACE, 'demo'), payerId: OLIVE, state: 'active' } as const;
    this.memory.state.subscriptions.push({ subscription, granted: 'premium', revision: 1 });
  }

  get owner(): string | null | undefined {
    return this.memory.state.businesses.find(({ id }) => id === PLACE)?.ownerId;
  }

  get statuses(): readonly string[] {
    const { ownershipRequests, transfers } = this.memory.state;
    return [...ownershipRequests, ...transfers].map(({ status }) => status);
  }

  /** Returns the keys and recipients of the emails since the last call. */
  emails(): readonly string[] {
    const sent = this.memory.state.outbox.map(
      ({ dedupeKey, memberId, to }) => `${dedupeKey} ${memberId ?? (typeof to === 'string' ? to : '')}`,
    );
    this.memory.state.outbox = [];
    return sent;
  }

  useCases() {
    const { memory, clock } = this;
    const world = fakeWorld(memory);
    const { transaction, members, uploadRecords, subscriptions, claimedBusinesses: businesses } = world;
    const { ownershipRequests: requests, transfers, ownedPlaces: places, ownershipDue: due } = world;
    const [outbox, jobs, secrets] = [new FakeOutbox(memory), new FakeJobs(memory), this.#secrets];
    const upload = new UploadFile(transaction, uploadRecords, new FakeFileStore(), new FakePictureMaker(), secrets);
    const pictures = new TakePictures(upload, uploadRecords, jobs);
    const changeOwner = new ChangeOwner({
      ...{ businesses, requests, transfers, outbox, roles: new EndRoles(world.people, outbox, secrets) },
      subscriptions: new EndSubscriptions(subscriptions, jobs),
    });
    const common = { transaction, businesses, places, requests, transfers, members, changeOwner, pictures };
    const ports = { ...common, due, secrets, outbox, clock, audit: new FakeAuditLog(memory) };
    return {
      request: new RequestOwnership(ports),
      answer: new AnswerOwnershipRequest(ports),
      follow: new FollowOwnRequest(ports),
      decide: new DecideOnOwnershipRequest(ports),
      offer: new OfferTransfer(ports, 'Welcome Paws'),
      accept: new AnswerTransfer(ports),
      takeBack: new TakeBackTransfer(ports),
      settle: new SettleOwnership(ports),
    };
  }
}
