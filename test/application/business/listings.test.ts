import { beforeEach, describe, expect, it } from '@jest/globals';
import { AnnouncePremium } from '../../../application/billing/announce-premium.js';
import { ChangeBusiness } from '../../../application/business/change-business.js';
import { CreateBusiness } from '../../../application/business/create-business.js';
import { DecideOnBusiness, type Decision } from '../../../application/business/decide-on-business.js';
import { ResubmitBusiness } from '../../../application/business/resubmit-business.js';
import { VerifyBusiness } from '../../../application/business/verify-business.js';
import { WithdrawBusiness } from '../../../application/business/withdraw-business.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { UploadFile } from '../../../application/upload/upload-file.js';
import { noSubscription, type Subscription } from '../../../domain/billing/subscription.js';
import { APPROVAL, APPROVAL_STATUSES, type ApprovalMove } from '../../../domain/business/approval.js';
import { canMove, statusAfter } from '../../../domain/shared/state-machine.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
import { demoCheckout } from '../../support/fakes/billing/demo-checkout.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { AUSTIN, FakeGazetteer } from '../../support/fakes/business/gazetteer.js';
import { aListing, seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeJobs, FakeOutbox, FakeSecrets } from '../../support/fakes/shared.js';
import { FakeFileStore, FakePictureMaker } from '../../support/fakes/upload.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';
import { OsmHoursReader } from '../../../infrastructure/policy/osm-hours-reader.js';
import { FakeBusinessRoles } from '../../support/fakes/business/people.js';

const [ada, olive] = [{ userId: ADA }, { userId: OLIVE }];

/** A business owned by Ada. */
const HERS = 70;

let memory: Memory;
let clock: FakeClock;
let create: CreateBusiness;
let change: ChangeBusiness;
let withdraw: WithdrawBusiness;
let resubmit: ResubmitBusiness;
let decide: DecideOnBusiness;

beforeEach(() => {
  memory = seededMemory();
  clock = new FakeClock();
  const { transaction, businesses, facts, uploadRecords, decisionNotices: notices } = fakeWorld(memory);
  const [files, maker, gazetteer] = [new FakeFileStore(), new FakePictureMaker(), new FakeGazetteer()];
  const upload = new UploadFile(transaction, uploadRecords, files, maker, new FakeSecrets());
  const pictures = new TakePictures(upload, uploadRecords, new FakeJobs(memory));
  const [billing, roles] = [demoCheckout(memory, clock), new FakeBusinessRoles(memory)];
  const hours = new OsmHoursReader();
  create = new CreateBusiness({ transaction, businesses, facts, pictures, gazetteer, hours, clock, ...billing });
  change = new ChangeBusiness(transaction, businesses, billing.subscriptions, pictures, gazetteer, hours, facts, roles);
  const outbox = new FakeOutbox(memory);
  const premium = new AnnouncePremium(billing.subscriptions, outbox, clock);
  withdraw = new WithdrawBusiness(transaction, businesses, premium, roles);
  resubmit = new ResubmitBusiness(transaction, businesses, roles);
  const audit = new FakeAuditLog(memory);
  decide = new DecideOnBusiness({ transaction, businesses, audit, outbox, notices, premium, clock });
});

const storedListing = (id = HERS) => memory.state.listings.find((each) => each.id === id);

const given = (more: Parameters<typeof aListing>[0]) =>
  void memory.state.listings.push(aListing({ id: HERS, name: 'The Quiet Paw', ownerId: ADA, ...more }));

const approve = (decision: Partial<Decision> = {}) =>
  decide.run({ name: 'Grace' }, HERS, { move: 'approve', ...decision });

describe('creating a business', () => {
  it('locates it at the center of its ZIP code, otherwise of its town, or nowhere if neither is known', async () => {
    for (const [address, place] of [
      [{ zipCode: '78701' }, AUSTIN],
      [{ city: 'Austin' }, AUSTIN],
      [{ state: 'TX' }, { latitude: null, longitude: null }],
      [
        { zipCode: '99999', city: 'Nowhere' },
        { latitude: null, longitude: null },
      ],
    ] as const) {
      const id = await create.run(ada, { name: 'The Quiet Paw', category: 'hotels', ...address }, 'free');
      expect([address, storedListing(id)]).toEqual([address, expect.objectContaining(place)]);
    }
  });
});

describe('creating a Premium business', () => {
  it('orders Premium; a free business orders nothing', async () => {
    const input = { name: 'The Quiet Paw', category: 'hotels' } as const;
    await create.run(ada, input, 'free');
    expect(memory.state.subscriptions).toEqual([]);
    const id = await create.run(ada, input, 'premium');
    expect(memory.state.subscriptions).toMatchObject([
      { granted: 'premium', subscription: { businessId: id, payerId: ADA, state: 'active', wishedTier: 'premium' } },
    ]);
    expect(storedListing(id)?.tier).toBe('premium');
  });
});

describe("another member's business", () => {
  const calls = [
    () => change.run(olive, HERS, { name: 'Mine' }),
    () => withdraw.run(olive, HERS),
    () => withdraw.undo(olive, HERS),
    () => resubmit.run(olive, HERS),
  ];

  it.each([
    ['approved', true, 'FORBIDDEN'],
    ['approved', false, 'BUSINESS_NOT_FOUND'],
    ['pending', true, 'BUSINESS_NOT_FOUND'],
    ['rejected', true, 'BUSINESS_NOT_FOUND'],
  ] as const)("can't be changed: %s, active %s, throws %s", async (approvalStatus, isActive, code) => {
    given({ approvalStatus, isActive });
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code });
    expect(storedListing()?.version).toBe(1);
  });
});

describe('a decision about a business', () => {
  const MOVES: readonly Decision['move'][] = ['takeUp', 'approve', 'reject', 'requestRevision'];

  it.each(APPROVAL_STATUSES.flatMap((from) => MOVES.map((move) => [from, move] as const)))(
    'follows the state machine from %s with %s; logs once, and emails the owner except for takeUp',
    async (from, move) => {
      given({ approvalStatus: from });
      const run = decide.run({ name: 'Grace' }, HERS, { move, reason: 'Because.' });
      if (!canMove<string, ApprovalMove>(APPROVAL, from, move)) {
        await expect(run).rejects.toMatchObject({ code: 'APPROVAL_MOVE_REFUSED' });
        expect([memory.state.audit, memory.state.outbox, storedListing()?.version]).toEqual([[], [], 1]);
        return;
      }
      await run;
      const to = statusAfter(APPROVAL, from, move);
      expect(storedListing()).toMatchObject({ approvalStatus: to, reviewedBy: 'Grace', reviewedAt: clock.now() });
      expect(memory.state.audit).toEqual([
        {
          ...{ actor: 'Grace', action: `business.${move}`, targetType: 'business', targetId: String(HERS) },
          before: { name: 'The Quiet Paw', approvalStatus: from, pendingChanges: null, rejectionReason: null },
          after: { name: 'The Quiet Paw', approvalStatus: to, pendingChanges: null, rejectionReason: 'Because.' },
          reason: 'Because.',
        },
      ]);
      expect(memory.state.outbox.map(({ memberId }) => memberId)).toEqual(move === 'takeUp' ? [] : [ADA]);
    },
  );

  it('that comes too late names the first administrator', async () => {
    given({});
    await approve();
    await expect(decide.run({ name: 'Ida' }, HERS, { move: 'reject', reason: 'No.' })).rejects.toMatchObject({
      code: 'APPROVAL_MOVE_REFUSED',
      message: expect.stringMatching(/^Grace has already reviewed/),
    });
    expect(memory.state.audit).toHaveLength(1);
  });

  it('is refused without an email if the business has a newer version', async () => {
    given({ version: 3 });
    await expect(approve({ version: 2 })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: 'This business has changed since you opened it. Please reload and review it again.',
    });
    await expect(decide.run({ name: 'Grace' }, 999, { move: 'approve' })).rejects.toMatchObject({
      ...{ code: 'BUSINESS_NOT_FOUND', message: 'Business not found' },
    });
    expect([storedListing()?.approvalStatus, memory.state.outbox, memory.state.audit]).toEqual(['pending', [], []]);
    await approve({ version: 3 });
    expect(storedListing()?.approvalStatus).toBe('approved');
  });

  it('keeps the previous admin notes if it has none', async () => {
    given({ adminNotes: 'Called them.' });
    await decide.run({ name: 'Grace' }, HERS, { move: 'takeUp' });
    await approve({ adminNotes: null });
    expect(storedListing()?.adminNotes).toBe('Called them.');
  });

  it('sends no email if the business has no owner', async () => {
    given({ ownerId: null });
    await approve();
    expect([memory.state.outbox, memory.state.audit.length]).toEqual([[], 1]);
  });

  it('clears the reason for a refused change when a later change of the business is approved', async () => {
    given({ approvalStatus: 'approved', pendingChanges: { name: 'The Loud Paw' }, rejectionReason: 'No.' });
    await approve();
    expect(storedListing()).toMatchObject({ name: 'The Loud Paw', pendingChanges: null, rejectionReason: null });
    expect(memory.state.audit).toMatchObject([
      { before: { rejectionReason: 'No.' }, after: { rejectionReason: null } },
    ]);
  });

  it('about pending changes applies or discards them and keeps the approval', async () => {
    const waiting = { approvalStatus: 'approved', pendingChanges: { name: 'The Loud Paw' } } as const;
    given(waiting);
    await approve();
    expect(storedListing()).toMatchObject({ name: 'The Loud Paw', approvalStatus: 'approved', pendingChanges: null });
    memory.state.listings = memory.state.listings.map((each) => (each.id === HERS ? { ...each, ...waiting } : each));
    await decide.run({ name: 'Grace' }, HERS, { move: 'reject', reason: 'No name.' });
    expect(storedListing()).toMatchObject({ name: 'The Loud Paw', pendingChanges: null, rejectionReason: 'No name.' });
    await expect(decide.run({ name: 'Grace' }, HERS, { move: 'requestRevision', reason: 'x' })).rejects.toMatchObject({
      code: 'APPROVAL_MOVE_REFUSED',
    });
  });
});

describe('the owner of a decided business', () => {
  const PAGE = { label: 'View your listing', path: `/business/${HERS}` };
  const EDIT = { label: 'Edit your listing', path: `/my-businesses/${HERS}/edit` };

  it.each([
    ['approve', {}, 'The Quiet Paw is approved', ['The Quiet Paw is approved and visible to everyone.'], PAGE],
    ['reject', {}, 'The Quiet Paw was not approved', ['The Quiet Paw was not approved for this reason:', 'Because.', 'You can edit it and submit it again.'], EDIT],
    ['requestRevision', {}, 'The Quiet Paw needs revision', ['Before we can publish The Quiet Paw, please revise this:', 'Because.', 'Then submit it again.'], EDIT],
    ['approve', { approvalStatus: 'approved', pendingChanges: { city: 'Dallas' } }, 'Your change to The Quiet Paw is approved', ['Your change to The Quiet Paw is approved and visible to everyone.'], PAGE],
    ['reject', { approvalStatus: 'approved', pendingChanges: { city: 'Dallas' } }, 'Your change to The Quiet Paw was not approved',
      ['Your change to The Quiet Paw was not approved for this reason:', 'Because.', 'You can edit it and submit it again.'], EDIT],
  ] as const)('gets an email after %s, %j', async (move, more, subject, paragraphs, action) => {
    given(more);
    await decide.run({ name: 'Grace' }, HERS, { move, reason: 'Because.' });
    expect(memory.state.outbox).toEqual([
      {
        ...{ kind: 'mail', dedupeKey: `business:${HERS}:${move}:${clock.now().getTime()}`, memberId: ADA, service: false, to: null },
        content: { subject, paragraphs, action },
      },
    ]);
  }); // prettier-ignore

  it('gets no reason if none was given for the decision', async () => {
    given({});
    await decide.run({ name: 'Grace' }, HERS, { move: 'requestRevision' });
    const [mail] = memory.state.outbox;
    expect(mail?.kind === 'mail' && mail.content.paragraphs).toHaveLength(2);
    expect(storedListing()?.rejectionReason).toBeNull();
  });
});

describe('the notice of a decision on a business', () => {
  const change = { approvalStatus: 'approved', pendingChanges: { city: 'Dallas' } } as const;

  it.each([
    ['approve', {}, 'business_approved'],
    ['reject', {}, 'business_rejected'],
    ['requestRevision', {}, 'business_needs_revision'],
    ['approve', change, 'change_approved'],
    ['reject', change, 'change_rejected'],
  ] as const)('is stored for the owner with the reason: %s, %j', async (move, more, kind) => {
    given(more);
    await decide.run({ name: 'Grace' }, HERS, { move, reason: 'Because.' });
    expect(memory.state.decisionNotices).toMatchObject([
      {
        ...{ memberId: ADA, kind, businessId: HERS, name: 'The Quiet Paw', reason: 'Because.' },
        ...{ decidedBy: 'Grace', createdAt: clock.now() },
      },
    ]);
  });

  it('is not stored when a review only starts, or if nobody owns the business', async () => {
    given({});
    await decide.run({ name: 'Grace' }, HERS, { move: 'takeUp' });
    memory.state.listings = memory.state.listings.map((each) => ({ ...each, ownerId: null }));
    await approve();
    expect(memory.state.decisionNotices).toEqual([]);
  });
});

describe('the email that a business is Premium', () => {
  const premiumMails = () =>
    memory.state.outbox.filter((mail) => mail.kind === 'mail' && mail.content.subject === 'The Quiet Paw is Premium');
  const asPremium = (more: Partial<Subscription> = {}) =>
    void memory.state.subscriptions.push({
      subscription: {
        ...{ ...noSubscription(HERS, 'stripe'), payerId: ADA, wishedTier: 'premium', state: 'active' },
        ...{ subscriptionId: 'sub_1', paidUntil: new Date('2026-06-01'), announcementDue: true, ...more },
      },
      ...{ granted: 'premium', revision: 1 },
    });

  it('is sent with the approval if Premium was paid before, and not again when the owner relists the business', async () => {
    given({});
    asPremium();
    await decide.run({ name: 'Grace' }, HERS, { move: 'takeUp' });
    expect(premiumMails()).toEqual([]);
    await approve();
    expect(premiumMails()).toMatchObject([{ memberId: ADA, dedupeKey: `billing:${HERS}:sub_1:active:2026-06-01T00:00:00.000Z` }]);
    memory.state.outbox = [];
    await withdraw.run(ada, HERS);
    await withdraw.undo(ada, HERS);
    expect(premiumMails()).toEqual([]);
  }); // prettier-ignore

  it('waits for the owner to relist a business that was withdrawn when it was approved', async () => {
    given({ isActive: false });
    asPremium();
    await approve();
    expect(premiumMails()).toEqual([]);
    await withdraw.undo(ada, HERS);
    expect(premiumMails()).toHaveLength(1);
  });

  it.each([
    ['Premium has ended', { state: 'ended' }],
    ['the account of the payer is erased', { payerId: null }],
    ['it was sent before', { announcementDue: false }],
  ] as const)('is not sent with the approval if %s', async (_, more) => {
    given({});
    asPremium(more);
    await approve();
    expect(premiumMails()).toEqual([]);
    expect(memory.state.subscriptions).toMatchObject([{ subscription: { announcementDue: false } }]);
  });
});

describe('VerifyBusiness', () => {
  const verify = (decision: Parameters<VerifyBusiness['run']>[2], id = HERS) => {
    const { transaction, businesses } = fakeWorld(memory);
    return new VerifyBusiness(transaction, businesses, new FakeAuditLog(memory), clock).run(
      { name: 'Grace' },
      id,
      decision,
    );
  };
  const NEVER = { name: 'The Quiet Paw', isVerified: false, lastVerifiedAt: null, verificationSource: null };

  it('stores and logs a verification with its source, and can withdraw it', async () => {
    given({ approvalStatus: 'approved' });
    await verify({ decision: 'verify', source: 'A call.', notes: 'To Ada.' });
    const verified = { ...NEVER, isVerified: true, lastVerifiedAt: clock.now(), verificationSource: 'A call.' };
    expect(storedListing()).toMatchObject({ ...verified, verificationNotes: 'To Ada.', verifiedBy: 'Grace' });
    await verify({ decision: 'refuse', notes: 'It moved.' });
    expect(storedListing()).toMatchObject({ ...NEVER, verificationNotes: 'It moved.', verifiedBy: 'Grace' });
    const entry = { actor: 'Grace', targetType: 'business', targetId: String(HERS) };
    expect(memory.state.audit).toEqual([
      { ...entry, action: 'business.verify', before: NEVER, after: verified, reason: null },
      { ...entry, action: 'business.refuseVerification', before: verified, after: NEVER, reason: 'It moved.' },
    ]);
  });

  it("throws unless the business exists, is approved, and wasn't decided since", async () => {
    const decision = { decision: 'verify', source: 'A call.', notes: null } as const;
    given({ version: 3 });
    await expect(verify(decision, 999)).rejects.toMatchObject({
      ...{ code: 'BUSINESS_NOT_FOUND', message: 'Business not found' },
    });
    await expect(verify(decision)).rejects.toMatchObject({
      ...{ code: 'APPROVAL_MOVE_REFUSED', message: 'Only an approved business can be verified.' },
    });
    await approve();
    await expect(verify({ ...decision, version: 3 })).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await verify({ ...decision, version: 4 });
    await expect(verify(decision)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });
});
