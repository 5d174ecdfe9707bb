import { beforeEach, describe, expect, it } from '@jest/globals';
import { CheckWebsite } from '../../../application/claim/check-website.js';
import { ClaimBusiness } from '../../../application/claim/claim-business.js';
import { DecideOnClaim } from '../../../application/claim/decide-on-claim.js';
import { ClaimMessageLimit } from '../../../application/claim/message-limit.js';
import type { ClaimInput } from '../../../application/claim/ports.js';
import { ResendCode } from '../../../application/claim/resend-code.js';
import { SendCode } from '../../../application/claim/send-code.js';
import { VerifyClaim } from '../../../application/claim/verify-claim.js';
import type { AuditEntry } from '../../../application/administration/audit.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { UploadFile } from '../../../application/upload/upload-file.js';
import { FakeClaimCodes, FakeSharedLimits, FakeWebsiteProofs } from '../../support/fakes/claim.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { aBusiness, seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeJobs, FakeOutbox, FakeSecrets } from '../../support/fakes/shared.js';
import { FakeFileStore, FakePictureMaker } from '../../support/fakes/upload.js';
import { ownerChanging } from '../../support/ownership/owner-changing.js';
import { ADA, HIDDEN, OLIVE } from '../../support/search/seeded.js';

const [ada, olive] = [{ userId: ADA }, { userId: OLIVE }];
const [PLACE, OWNED] = [40, 5];

const INPUT: ClaimInput = {
  ...{ claimantName: 'Ada', claimantEmail: 'ada@example.com', claimantPhone: null, businessRole: 'owner' },
  ...{
    ownershipProof: 'My name is on the lease.',
    verificationMethod: 'email_verification',
    verificationDocuments: [],
  },
};

let memory: Memory;
let clock: FakeClock;
let limits: FakeSharedLimits;
let proofs: FakeWebsiteProofs;
let entries: AuditEntry[];
let claim: ClaimBusiness;
let verify: VerifyClaim;
let resend: ResendCode;
let check: CheckWebsite;
let decide: DecideOnClaim;

beforeEach(() => {
  memory = seededMemory();
  const contact = { email: 'desk@patio.example.com', website: 'https://patio.example.com' };
  memory.state.businesses.push(aBusiness({ id: PLACE, name: 'Patio', contact }));
  [clock, limits, proofs, entries] = [new FakeClock(), new FakeSharedLimits(), new FakeWebsiteProofs(), []];
  const {
    transaction,
    claims,
    claimedBusinesses: places,
    uploadRecords,
    decisionNotices,
    mailboxes,
  } = fakeWorld(memory);
  const [outbox, codes, secrets] = [new FakeOutbox(memory), new FakeClaimCodes(), new FakeSecrets()];
  const upload = new UploadFile(transaction, uploadRecords, new FakeFileStore(), new FakePictureMaker(), secrets);
  const pictures = new TakePictures(upload, uploadRecords, new FakeJobs(memory));
  const send = new SendCode(codes, outbox, secrets, 'Welcome Paws');
  const limit = new ClaimMessageLimit(limits, mailboxes);
  claim = new ClaimBusiness(transaction, claims, places, pictures, send, limit, outbox, secrets, clock);
  verify = new VerifyClaim(transaction, claims, places, codes, outbox, clock);
  resend = new ResendCode(transaction, claims, places, send, limit, clock);
  check = new CheckWebsite(transaction, claims, places, proofs, outbox, clock);
  const audit = { write: async (entry: AuditEntry) => void entries.push(entry) };
  decide = new DecideOnClaim({
    ...{ transaction, claims, businesses: places, audit, outbox, notices: decisionNotices, clock },
    changeOwner: ownerChanging(memory),
  });
});

const recipients = () => memory.state.outbox.map(({ to }) => to);
const statuses = () => memory.state.claims.map(({ status }) => status);

describe('ClaimBusiness', () => {
  it('sends the claim code to the business and a notice to the claimant', async () => {
    await claim.run(ada, PLACE, INPUT);
    expect(memory.runs).toEqual(['preparation', 'work']);
    expect(recipients()).toEqual(['desk@patio.example.com', 'ada@example.com']);
    expect(memory.state.claims).toMatchObject([{ codeSentTo: 'listing', verificationCode: 'hash of 000001' }]);
  });

  it.each([
    [HIDDEN.pending, 'BUSINESS_NOT_FOUND'],
    [999, 'BUSINESS_NOT_FOUND'],
    [OWNED, 'BUSINESS_ALREADY_CLAIMED'],
  ])('refuses to claim business %s: %s', async (id, code) => {
    await expect(claim.run(ada, id, INPUT)).rejects.toMatchObject({ code });
  });

  it("refuses a claim if the code's recipient has reached the limit; a notice is only left out", async () => {
    limits.full.set('desk@patio.example.com', 600);
    await expect(claim.run(ada, PLACE, INPUT)).rejects.toMatchObject({ code: 'CLAIM_CODE_LIMIT', retryAfter: 600 });
    expect([memory.state.claims, memory.state.outbox]).toEqual([[], []]);
    limits.full.clear();
    limits.full.set('ada@example.com', 600);
    await claim.run(ada, PLACE, { ...INPUT, claimantEmail: 'Ada@Example.com' });
    expect(recipients()).toEqual(['desk@patio.example.com']);
  });
});

describe('a claim code', () => {
  it('a claim code becomes invalid when a new one is sent', async () => {
    const id = await claim.run(ada, PLACE, INPUT);
    await resend.run(ada, id);
    expect(memory.runs.slice(2)).toEqual(['preparation', 'work']);
    await expect(verify.run(ada, id, '000001')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await verify.run(ada, id, '000002');
    expect(memory.state.claims).toMatchObject([
      { status: 'under_review', provenAt: clock.time, verificationCode: null },
    ]);
  });

  it('counts wrong attempts at a claim code even though they throw, and the fifth one expires the claim', async () => {
    const id = await claim.run(ada, PLACE, INPUT);
    for (let n = 1; n <= 5; n += 1) {
      await expect(verify.run(ada, id, '999999')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
      expect(memory.state.claims).toMatchObject([{ verificationAttempts: n, status: n < 5 ? 'pending' : 'expired' }]);
    }
    await expect(verify.run(ada, id, '000001')).rejects.toMatchObject({ code: 'CLAIM_CODE_EXPIRED' });
  });
});

describe('the website proof of a claim', () => {
  it("looks for a claim's proof on the business's website, and counts it like a code sent to the business", async () => {
    const id = await claim.run(ada, PLACE, { ...INPUT, verificationMethod: 'website_verification' });
    await check.run(ada, id);
    expect([proofs.asked, statuses()]).toEqual([['https://patio.example.com'], ['pending']]);
    expect(memory.runs).toEqual(['preparation', 'work', 'preparation']);
    proofs.place = 'file';
    await expect(check.run(olive, id)).rejects.toMatchObject({ code: 'CLAIM_NOT_FOUND' });
    await check.run(ada, id);
    expect(memory.state.claims).toMatchObject([{ status: 'under_review', websiteFound: 'file' }]);
  });

  it("looks for a website proof with the claim's token, and finds nothing with an empty token", async () => {
    const id = await claim.run(ada, PLACE, { ...INPUT, verificationMethod: 'website_verification' });
    const [own, tokens] = [memory.state.claims[0]?.websiteToken, [] as string[]];
    proofs.find = async (_website: string, token = '?') => {
      tokens.push(token);
      return null;
    };
    await check.run(ada, id);
    memory.state.claims = memory.state.claims.map((each) => ({ ...each, websiteToken: null }));
    await check.run(ada, id);
    expect(own).toMatch(/^secret-/);
    expect(tokens).toEqual([own, '']);
  });

  it("a website proof doesn't count if the business's website changed in the meantime", async () => {
    const id = await claim.run(ada, PLACE, { ...INPUT, verificationMethod: 'website_verification' });
    proofs.find = async () => {
      memory.state.businesses = memory.state.businesses.map((each) =>
        each.id === PLACE ? { ...each, contact: { website: 'https://other.example.com' } } : each,
      );
      return 'tag';
    };
    await check.run(ada, id);
    expect(statuses()).toEqual(['pending']);
  });
});

describe('approving a claim', () => {
  it('approving a claim transfers the business, rejects the other claims, adds notices, and is logged once', async () => {
    const [first, second] = [await claim.run(ada, PLACE, INPUT), await claim.run(olive, PLACE, INPUT)];
    await decide.run({ name: 'Walter' }, second, { decision: 'approve', reason: 'We know her.' });
    expect(statuses()).toEqual(['rejected', 'approved']);
    expect(memory.state.businesses.find(({ id }) => id === PLACE)).toMatchObject({ ownerId: OLIVE, isClaimed: true });
    expect(entries).toMatchObject([{ actor: 'Walter', targetId: String(second), after: { rejectedClaims: [first] } }]);
    const told = { businessId: PLACE, name: 'Patio', decidedBy: 'Walter', createdAt: clock.time };
    expect(memory.state.decisionNotices).toMatchObject([
      {
        ...told,
        memberId: ADA,
        kind: 'claim_rejected',
        reason: 'Another member’s claim for this business was approved.',
      },
      { ...told, memberId: OLIVE, kind: 'claim_approved', reason: null },
    ]);
    await expect(decide.run({ name: 'Wanda' }, first, { decision: 'approve' })).rejects.toMatchObject({
      ...{ code: 'CLAIM_MOVE_REFUSED', message: expect.stringContaining('Walter') },
    });
    expect(entries).toHaveLength(1);
  });
});
