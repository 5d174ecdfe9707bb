import { beforeEach, describe, expect, it } from '@jest/globals';
import { CheckWebsite } from '../../../application/claim/check-website.js';
import { ClaimBusiness } from '../../../application/claim/claim-business.js';
import { DecideOnClaim, type DecisionOnClaim } from '../../../application/claim/decide-on-claim.js';
import { ExpireClaims } from '../../../application/claim/expire-claims.js';
import { ClaimMessageLimit } from '../../../application/claim/message-limit.js';
import type { ClaimInput, ClaimRecord, ClaimsOverdue } from '../../../application/claim/ports.js';
import { ResendCode } from '../../../application/claim/resend-code.js';
import { NO_CODE, SendCode } from '../../../application/claim/send-code.js';
import { VerifyClaim } from '../../../application/claim/verify-claim.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { UploadFile } from '../../../application/upload/upload-file.js';
import { FakeAuditLog } from '../../support/fakes/businesses.js';
import { FakeClaimCodes, FakeSharedLimits, FakeWebsiteProofs } from '../../support/fakes/claim.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { aBusiness, seededMemory, type Memory, type MemoryBusiness } from '../../support/fakes/memory.js';
import { FakeClock, FakeJobs, FakeOutbox, FakeSecrets } from '../../support/fakes/shared.js';
import { FakeFileStore, FakePictureMaker } from '../../support/fakes/upload.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

const [ada, olive] = [{ userId: ADA }, { userId: OLIVE }];
const PLACE = 40;
const INPUT: ClaimInput = {
  ...{ claimantName: 'Ada', claimantEmail: 'ada@example.com', claimantPhone: '512 555 0199', businessRole: 'owner' },
  ...{ ownershipProof: 'The lease.', verificationMethod: 'email_verification', verificationDocuments: [] },
};
const ADDRESS = { address: '1 Elm St', city: 'Austin', state: 'TX' };

let memory: Memory;
let clock: FakeClock;
let limits: FakeSharedLimits;
let proofs: FakeWebsiteProofs;

beforeEach(() => {
  [memory, clock, limits, proofs] = [seededMemory(), new FakeClock(), new FakeSharedLimits(), new FakeWebsiteProofs()];
});

const place = (contact: MemoryBusiness['contact'] = {}, more: Partial<MemoryBusiness> = {}) => {
  const others = memory.state.businesses.filter(({ id }) => id !== PLACE);
  memory.state.businesses = [...others, aBusiness({ id: PLACE, name: 'Patio', contact, ...more })];
};

function useCases() {
  const { transaction, claims, claimedBusinesses: places, uploadRecords, decisionNotices } = fakeWorld(memory);
  const [outbox, codes, secrets] = [new FakeOutbox(memory), new FakeClaimCodes(), new FakeSecrets()];
  const upload = new UploadFile(transaction, uploadRecords, new FakeFileStore(), new FakePictureMaker(), secrets);
  const pictures = new TakePictures(upload, uploadRecords, new FakeJobs(memory));
  const send = new SendCode(codes, outbox, secrets, 'Welcome Paws');
  const limit = new ClaimMessageLimit(limits);
  return {
    claim: new ClaimBusiness(transaction, claims, places, pictures, send, limit, outbox, secrets, clock),
    verify: new VerifyClaim(transaction, claims, places, codes, outbox, clock),
    resend: new ResendCode(transaction, claims, places, send, limit, clock),
    check: new CheckWebsite(transaction, claims, places, proofs, outbox, clock),
    decide: (id: number, decision: DecisionOnClaim) =>
      new DecideOnClaim({
        ...{ transaction, claims, businesses: places, notices: decisionNotices, outbox, clock },
        audit: new FakeAuditLog(memory),
      }).run({ name: 'Walter' }, id, decision),
    expire: (overdue: ClaimsOverdue) => new ExpireClaims(transaction, overdue, claims, places, outbox, clock).run(),
  };
}

const claimAs = (given: Partial<ClaimInput> = {}, actor = ada) =>
  useCases().claim.run(actor, PLACE, { ...INPUT, ...given });
const change = (given: Partial<ClaimRecord>) =>
  void (memory.state.claims = memory.state.claims.map((each) => ({ ...each, ...given })));

const OPEN = {
  ...{ ...INPUT, ...NO_CODE, businessId: PLACE, claimantUserId: ADA, websiteToken: null },
  ...{ claimedAt: new Date(), expiresAt: new Date() },
};

const REFUSED = {
  claim: { code: 'CLAIM_NOT_FOUND', message: 'Claim not found' },
  place: { code: 'BUSINESS_NOT_FOUND', message: 'Business not found' },
  exists: { code: 'CLAIM_EXISTS', message: 'You already have an open claim for this business.' },
};

describe('the code of a claim', () => {
  it.each([
    ['phone_verification', { phone: '(512) 555-0100' }, { kind: 'text', to: '(512) 555-0100' }, 'listing'],
    ['phone_verification', {}, { kind: 'text', to: '512 555 0199' }, 'claimant'],
    ['email_verification', {}, { kind: 'mail', to: 'ada@example.com' }, 'claimant'],
  ] as const)(
    'a claim code is sent for %s if the business has %j',
    async (verificationMethod, contact, message, codeSentTo) => {
      place(contact);
      const id = await claimAs({ verificationMethod });
      expect(memory.state.claims).toMatchObject([{ codeSentTo, codesSentAt: [clock.time], websiteToken: null }]);
      const [sent, ...others] = memory.state.outbox;
      expect(sent).toMatchObject({ ...message, memberId: ADA, service: true });
      expect([sent?.dedupeKey, JSON.stringify(sent)]).toEqual([
        expect.stringContaining(`:${id}:`),
        expect.stringMatching(/Welcome Paws.*000001|000001/),
      ]);
      expect(others.map(({ to }) => to)).toEqual(
        verificationMethod === 'email_verification' ? [] : ['ada@example.com'],
      );
    },
  );

  it.each([
    [{ ...ADDRESS, zipCode: '78701' }, '78701'],
    [ADDRESS, ''],
  ])('a claim code is sent by postcard when requested', async (contact, zipCode) => {
    place(contact);
    const id = await claimAs({ verificationMethod: 'postcard_verification' });
    expect(memory.state.outbox[0]).toEqual({
      ...{ kind: 'postcard', memberId: ADA, service: true, claimId: id, sealedCode: 'sealed 000001' },
      to: { name: 'Patio', street: '1 Elm St', city: 'Austin', state: 'TX', zipCode },
      ...{ dedupeKey: expect.any(String), text: expect.stringContaining('Ada wants to claim') },
    });
    expect(memory.state.outbox).toHaveLength(2);
  });

  it('no code is sent for a website claim, which has a token', async () => {
    place({ website: 'https://patio.example.com' });
    await claimAs({ verificationMethod: 'website_verification' });
    expect(memory.state.claims).toMatchObject([{ codeSentTo: null, codesSentAt: [], websiteToken: 'secret-1' }]);
    expect(memory.state.outbox).toMatchObject([{ dedupeKey: 'claim:1:submitted', to: 'ada@example.com' }]);
  });

  it("a claim code counts toward the recipient's limit in any spelling", async () => {
    const counted: unknown[] = [];
    limits.take = async (...what: unknown[]) => {
      counted.push(what);
      return { wait: 0, counted: null };
    };
    place({ phone: '+1 (512) 555-0100' });
    await claimAs({ verificationMethod: 'phone_verification', claimantEmail: 'Ada@Example.com' });
    const limit = [{ requests: 5, seconds: 86_400 }];
    expect(counted).toEqual(['5125550100', 'ada@example.com'].map((who) => ['claimMessages', who, limit]));
  });

  it('a claim code can be sent three times a day, and counts each time', async () => {
    place();
    const { claim, resend } = useCases();
    const id = await claim.run(ada, PLACE, INPUT);
    await resend.run(ada, id);
    await resend.run(ada, id);
    expect(memory.state.claims[0]?.codesSentAt).toHaveLength(3);
    await expect(resend.run(ada, id)).rejects.toMatchObject({ code: 'CLAIM_CODE_LIMIT' });
    clock.time = new Date(clock.time.getTime() + 86_400_000);
    await resend.run(ada, id);
    expect(memory.state.outbox).toHaveLength(4);
  });
});

describe('a claim', () => {
  it('a member can have one open claim per business, with documents that the member uploaded', async () => {
    place();
    await claimAs();
    await expect(claimAs()).rejects.toMatchObject(REFUSED.exists);
    await claimAs({}, olive);
    memory.state.claims = [];
    await expect(claimAs({ verificationDocuments: ['/uploads/nowhere.pdf'] })).rejects.toMatchObject({
      errors: [{ path: 'verificationDocuments' }],
    });
  });

  it('claiming throws CLAIM_EXISTS if another claim of the same member was added at the same time', async () => {
    place();
    const take = limits.take.bind(limits);
    limits.take = async (kind, who) => {
      if (memory.state.claims.length === 0) await memory.transact(() => fakeWorld(memory).claims.add(OPEN));
      return take(kind, who);
    };
    await expect(claimAs()).rejects.toMatchObject(REFUSED.exists);
  });

  it.each([
    [
      'postcard_verification',
      'This listing has no complete mailing address for a postcard. Please choose another method.',
    ],
    ['website_verification', 'This listing has no website. Please choose another method.'],
  ] as const)(
    'a claim by %s requires a suitable business, at the start and later',
    async (verificationMethod, message) => {
      place();
      await expect(claimAs({ verificationMethod })).rejects.toMatchObject({ code: 'INVALID_INPUT', message });
      place({ ...ADDRESS, website: 'https://patio.example.com' });
      const id = await claimAs({ verificationMethod });
      place();
      const { resend, check } = useCases();
      const again = verificationMethod === 'website_verification' ? check : resend;
      await expect(again.run(ada, id)).rejects.toMatchObject({ code: 'INVALID_INPUT', message });
    },
  );

  it('throws if a claim belongs to another member or its business is gone', async () => {
    place({ website: 'https://patio.example.com' });
    const id = await claimAs();
    for (const { run } of [
      { run: () => useCases().resend.run(olive, id) },
      { run: () => useCases().check.run(olive, id) },
    ])
      await expect(run()).rejects.toMatchObject(REFUSED.claim);
    await expect(useCases().verify.run(olive, id, '000001')).rejects.toMatchObject({
      ...{ code: 'INVALID_INPUT', errors: [{ path: 'verificationCode' }] },
    });
    const businesses = memory.state.businesses;
    memory.state.businesses = [];
    await expect(useCases().resend.run(ada, id)).rejects.toMatchObject(REFUSED.place);
    change({ verificationMethod: 'website_verification' });
    await expect(useCases().check.run(ada, id)).rejects.toMatchObject(REFUSED.place);
    await expect(useCases().verify.run(ada, id, '1')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    change({ verificationCode: null });
    memory.state.businesses = businesses;
    await expect(useCases().verify.run(ada, id, '1')).rejects.toMatchObject({ code: 'CLAIM_MOVE_REFUSED' });
    await expect(useCases().claim.run(ada, 999, INPUT)).rejects.toMatchObject(REFUSED.place);
  });

  it('emails the claimant when a claim is proven or expires after wrong codes, unless the business is gone', async () => {
    place();
    const { claim, verify } = useCases();
    const id = await claim.run(ada, PLACE, INPUT);
    const [kept, businesses] = [memory.state.claims, memory.state.businesses];
    await verify.run(ada, id, '000001');
    expect(memory.state.outbox.at(-1)).toMatchObject({ dedupeKey: `claim:${id}:under_review` });
    [memory.state.claims, memory.state.businesses] = [kept, []];
    const before = memory.state.outbox.length;
    await verify.run(ada, id, '000001');
    expect(memory.state.outbox).toHaveLength(before);
    memory.state.claims = kept.map((each) => ({ ...each, verificationAttempts: 4 }));
    memory.state.businesses = businesses;
    await expect(verify.run(ada, id, '9')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(memory.state.outbox.at(-1)).toMatchObject({ dedupeKey: `claim:${id}:expired` });
  });
});

describe('deciding a claim', () => {
  it('rejecting a claim keeps the business unclaimed and other claims open, logs, and emails', async () => {
    place();
    const [id] = [await claimAs(), await claimAs({}, olive)];
    change({ adminNotes: 'Called.', provenAt: clock.time });
    await useCases().decide(id, { decision: 'reject', reason: 'No lease.' });
    expect(memory.state.claims).toMatchObject([
      {
        status: 'rejected',
        rejectionReason: 'No lease.',
        adminNotes: 'Called.',
        approvedAt: null,
        verificationCode: null,
      },
      { status: 'pending' },
    ]);
    expect(memory.state.businesses.find((each) => each.id === PLACE)?.ownerId).toBeNull();
    const shown = { businessId: PLACE, verificationMethod: 'email_verification', proof: 'claimant' };
    expect(memory.state.audit).toEqual([
      {
        ...{ actor: 'Walter', action: 'claim.reject', targetType: 'claim', targetId: String(id), reason: 'No lease.' },
        before: { status: 'pending', ...shown },
        after: { status: 'rejected', ...shown, rejectedClaims: [] },
      },
    ]);
    expect(memory.state.outbox.at(-1)).toMatchObject({ dedupeKey: `claim:${id}:rejected` });
    expect(JSON.stringify(memory.state.outbox.at(-1))).toContain('No lease.');
  });

  it('approves a proven claim with date and notes, without a reason if none is given', async () => {
    place();
    const id = await claimAs();
    change({ provenAt: clock.time });
    await useCases().decide(id, { decision: 'approve', adminNotes: 'All well.' });
    expect(memory.state.claims).toMatchObject([
      { status: 'approved', approvedAt: clock.time, adminNotes: 'All well.', rejectionReason: null },
    ]);
    expect(memory.state.outbox.at(-1)).toMatchObject({ dedupeKey: `claim:${id}:approved` });
    expect(memory.state.audit).toMatchObject([{ action: 'claim.approve', reason: null }]);
  });

  it('approves a claim without proof only with a reason, which only the audit log contains', async () => {
    place();
    const id = await claimAs();
    for (const reason of [undefined, '']) {
      await expect(useCases().decide(id, { decision: 'approve', reason })).rejects.toMatchObject({
        ...{ code: 'INVALID_INPUT', message: 'This claim has no proof. Please say why you approve it.' },
      });
    }
    expect(memory.state.audit).toEqual([]);
    await useCases().decide(id, { decision: 'approve', reason: 'We called them.' });
    expect(memory.state.claims).toMatchObject([{ status: 'approved', rejectionReason: null }]);
    expect(memory.state.audit).toMatchObject([{ action: 'claim.approve', reason: 'We called them.' }]);
    expect(JSON.stringify([memory.state.outbox, memory.state.decisionNotices])).not.toContain('We called them.');
  });

  it('a claim decision throws unless the claim and its business exist and the business is unclaimed', async () => {
    place();
    const id = await claimAs();
    await expect(useCases().decide(99, { decision: 'reject' })).rejects.toMatchObject(REFUSED.claim);
    for (const owned of [{ ownerId: OLIVE }, { isClaimed: true }]) {
      place({}, owned);
      await expect(useCases().decide(id, { decision: 'approve' })).rejects.toMatchObject({
        code: 'BUSINESS_ALREADY_CLAIMED',
      });
    }
    memory.state.businesses = [];
    await expect(useCases().decide(id, { decision: 'reject' })).rejects.toMatchObject(REFUSED.claim);
    expect(memory.state.audit).toEqual([]);
  });
});

describe('ExpireClaims', () => {
  it('ExpireClaims expires due claims in batches of 100, emails the claimants, and deletes the codes', async () => {
    place();
    await claimAs();
    const [first] = memory.state.claims as [ClaimRecord];
    memory.state.claims = Array.from({ length: 150 }, (_, n) => ({
      ...first,
      id: n + 1,
      businessId: n === 7 ? 99 : PLACE,
    }));
    memory.state.outbox = [];
    const steps: unknown[] = [];
    const overdue = {
      due: async (now: Date, max: number) => {
        steps.push([now, max]);
        return memory.state.claims.filter(({ status }) => status === 'pending').slice(0, max);
      },
      forgetCodes: async (now: Date) => void steps.push(now),
    };
    expect(await useCases().expire(overdue)).toBe(150);
    expect(steps).toEqual([[clock.time, 100], [clock.time, 100], clock.time]);
    expect(new Set(memory.state.claims.map(({ status }) => status))).toEqual(new Set(['expired']));
    expect(memory.state.claims[0]?.verificationCode).toBeNull();
    expect(memory.state.outbox).toHaveLength(149);
    expect(memory.state.outbox[0]).toMatchObject({ dedupeKey: 'claim:1:expired' });
  });

  it('ExpireClaims looks for more claims after a batch of exactly 100', async () => {
    const rounds = [100, 0];
    place();
    await claimAs();
    const [first] = memory.state.claims as [ClaimRecord];
    const due = async () => Array.from({ length: rounds.shift() ?? 0 }, () => first);
    expect(await useCases().expire({ due, forgetCodes: async () => undefined })).toBe(100);
    expect(rounds).toEqual([]);
  });
});
