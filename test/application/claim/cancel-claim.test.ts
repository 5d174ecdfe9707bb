import { beforeEach, describe, expect, it } from '@jest/globals';
import { CancelClaim } from '../../../application/claim/cancel-claim.js';
import { ClaimBusiness } from '../../../application/claim/claim-business.js';
import { ClaimMessageLimit } from '../../../application/claim/message-limit.js';
import type { ClaimInput, ClaimRecord } from '../../../application/claim/ports.js';
import { ResendCode } from '../../../application/claim/resend-code.js';
import { SendCode } from '../../../application/claim/send-code.js';
import { VerifyClaim } from '../../../application/claim/verify-claim.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { UploadFile } from '../../../application/upload/upload-file.js';
import { FakeClaimCodes, FakeSharedLimits } from '../../support/fakes/claim.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { aBusiness, seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeJobs, FakeOutbox, FakeSecrets } from '../../support/fakes/shared.js';
import { FakeFileStore, FakePictureMaker } from '../../support/fakes/upload.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

const [ada, olive] = [{ userId: ADA }, { userId: OLIVE }];
const PLACE = 40;

const INPUT: ClaimInput = {
  ...{ claimantName: 'Ada', claimantEmail: 'ada@example.com', claimantPhone: '512 555 0199', businessRole: 'owner' },
  ...{ ownershipProof: 'My name is on the lease.', verificationMethod: 'email_verification' },
  verificationDocuments: [],
};
const by = (verificationMethod: ClaimInput['verificationMethod']): ClaimInput => ({ ...INPUT, verificationMethod });

/** A claim that its claimant canceled. */
const CANCELED = { status: 'expired', rejectionReason: 'Cancelled by claimant', verificationCode: null };

let memory: Memory;
let clock: FakeClock;
let limits: FakeSharedLimits;
let claim: ClaimBusiness;
let verify: VerifyClaim;
let resend: ResendCode;
let cancel: CancelClaim;

beforeEach(() => {
  memory = seededMemory();
  const address = { address: '12 Elm Street', city: 'Austin', state: 'TX' };
  const contact = { ...address, email: 'desk@patio.example.com', website: 'https://patio.example.com' };
  memory.state.businesses.push(aBusiness({ id: PLACE, name: 'Patio', contact }));
  [clock, limits] = [new FakeClock(), new FakeSharedLimits()];
  const { transaction, claims, claimedBusinesses: places, uploadRecords, mailboxes } = fakeWorld(memory);
  const [outbox, codes, secrets] = [new FakeOutbox(memory), new FakeClaimCodes(), new FakeSecrets()];
  const upload = new UploadFile(transaction, uploadRecords, new FakeFileStore(), new FakePictureMaker(), secrets);
  const pictures = new TakePictures(upload, uploadRecords, new FakeJobs(memory));
  const send = new SendCode(codes, outbox, secrets, 'Welcome Paws');
  const limit = new ClaimMessageLimit(limits, mailboxes);
  claim = new ClaimBusiness(transaction, claims, places, pictures, send, limit, outbox, secrets, clock);
  verify = new VerifyClaim(transaction, claims, places, codes, outbox, clock);
  resend = new ResendCode(transaction, claims, places, send, limit, clock);
  cancel = new CancelClaim(transaction, claims);
});

const stored = (id: number) => memory.state.claims.find((each) => each.id === id);
const change = (id: number, given: Partial<ClaimRecord>): void => {
  memory.state.claims = memory.state.claims.map((each) => (each.id === id ? { ...each, ...given } : each));
};
const wrongly = async (id: number, times: number): Promise<void> => {
  for (let n = 0; n < times; n += 1) {
    await expect(verify.run(ada, id, '999999')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  }
};

describe('CancelClaim', () => {
  it.each(['pending', 'under_review'] as const)(
    'cancels a claim that is %s, makes its code useless, sends nothing, and lets the member claim again',
    async (status) => {
      const id = await claim.run(ada, PLACE, INPUT);
      change(id, { status });
      const sent = memory.state.outbox.length;
      await cancel.run(ada, id);
      expect(stored(id)).toMatchObject(CANCELED);
      expect(memory.state.outbox).toHaveLength(sent);
      await expect(verify.run(ada, id, '000001')).rejects.toMatchObject({ code: 'CLAIM_CODE_EXPIRED' });
      await claim.run(ada, PLACE, by('document_upload'));
    },
  );

  it("refuses to cancel another member's claim like an unknown one", async () => {
    const id = await claim.run(ada, PLACE, INPUT);
    for (const [actor, which] of [
      [olive, id],
      [ada, 999],
    ] as const) {
      await expect(cancel.run(actor, which)).rejects.toMatchObject({ code: 'CLAIM_NOT_FOUND' });
    }
    expect(stored(id)).toMatchObject({ status: 'pending' });
  });

  it('changes nothing when a claim is canceled twice', async () => {
    const id = await claim.run(ada, PLACE, INPUT);
    await cancel.run(ada, id);
    await cancel.run(ada, id);
    expect(stored(id)).toMatchObject(CANCELED);
  });

  it.each(['approved', 'rejected', 'expired'] as const)('refuses to cancel a claim that is %s', async (status) => {
    const id = await claim.run(ada, PLACE, INPUT);
    change(id, { status, rejectionReason: null });
    await expect(cancel.run(ada, id)).rejects.toMatchObject({ code: 'CLAIM_MOVE_REFUSED' });
    expect(stored(id)).toMatchObject({ status, rejectionReason: null });
  });
});

describe('replacing a claim with one by another method', () => {
  it('cancels the open claim and makes the new one', async () => {
    const first = await claim.run(ada, PLACE, INPUT);
    const second = await claim.run(ada, PLACE, by('website_verification'), first);
    expect(stored(first)).toMatchObject(CANCELED);
    expect(stored(second)).toMatchObject({ status: 'pending', verificationMethod: 'website_verification' });
  });

  it('leaves the open claim as it is when the new one is refused', async () => {
    const first = await claim.run(ada, PLACE, INPUT);
    limits.full.set('5125550199', 600);
    await expect(claim.run(ada, PLACE, by('phone_verification'), first)).rejects.toMatchObject({
      code: 'CLAIM_CODE_LIMIT',
    });
    const document = { ...by('document_upload'), verificationDocuments: ['/uploads/private/not-mine.pdf'] };
    await expect(claim.run(ada, PLACE, document, first)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(stored(first)).toMatchObject({ status: 'pending', verificationCode: 'hash of 000001' });
  });

  it('refuses a second claim that names no claim, or one that is not the open claim of the member', async () => {
    const [first, others] = [await claim.run(ada, PLACE, INPUT), await claim.run(olive, PLACE, INPUT)];
    for (const replaces of [null, others, 999]) {
      await expect(claim.run(ada, PLACE, by('document_upload'), replaces)).rejects.toMatchObject({
        code: 'CLAIM_EXISTS',
      });
    }
    expect([stored(first), stored(others)]).toMatchObject([{ status: 'pending' }, { status: 'pending' }]);
  });

  it('refuses to replace a claim that is already proven', async () => {
    const first = await claim.run(ada, PLACE, INPUT);
    await verify.run(ada, first, '000001');
    await expect(claim.run(ada, PLACE, by('document_upload'), first)).rejects.toMatchObject({
      code: 'CLAIM_MOVE_REFUSED',
    });
    expect(stored(first)).toMatchObject({ status: 'under_review' });
  });
});

describe('the limits of codes of claims that are canceled or replaced', () => {
  const REFUSED = { code: 'CLAIM_CODE_LIMIT', retryAfter: 86_400 };

  it('sends a member three codes a day to claim a business, however often claims are canceled', async () => {
    const first = await claim.run(ada, PLACE, INPUT);
    const second = await claim.run(ada, PLACE, by('phone_verification'), first);
    await resend.run(ada, second);
    await expect(resend.run(ada, second)).rejects.toMatchObject(REFUSED);
    await cancel.run(ada, second);
    for (const method of ['email_verification', 'phone_verification', 'postcard_verification'] as const) {
      await expect(claim.run(ada, PLACE, by(method))).rejects.toMatchObject(REFUSED);
    }
    const third = await claim.run(ada, PLACE, by('website_verification'));
    await expect(claim.run(ada, PLACE, INPUT, third)).rejects.toMatchObject(REFUSED);
    clock.time = new Date(clock.time.getTime() + 86_400_000);
    await claim.run(ada, PLACE, INPUT, third);
  });

  it('counts codes separately for each member and each business', async () => {
    const first = await claim.run(ada, PLACE, INPUT);
    await resend.run(ada, first);
    await resend.run(ada, first);
    await cancel.run(ada, first);
    await claim.run(olive, PLACE, INPUT);
    memory.state.businesses.push(aBusiness({ id: 41, name: 'Garden' }));
    await claim.run(ada, 41, INPUT);
  });

  it("a refused claim doesn't count toward the limit of its recipient", async () => {
    const first = await claim.run(ada, PLACE, INPUT);
    await resend.run(ada, first);
    await resend.run(ada, first);
    await cancel.run(ada, first);
    const taken: string[] = [];
    limits.take = async (_kind: string, who: string) => {
      taken.push(who);
      return { wait: 0, counted: null };
    };
    await expect(claim.run(ada, PLACE, INPUT)).rejects.toMatchObject(REFUSED);
    expect(taken).toEqual([]);
  });

  it('a member can guess at most fifteen times a day, whether claims expire or are canceled', async () => {
    let guesses = 0;
    for (let n = 0; n < 3; n += 1) {
      const id = await claim.run(ada, PLACE, INPUT);
      await wrongly(id, n === 1 ? 5 : 4);
      guesses += n === 1 ? 5 : 4;
      if (n !== 1) await cancel.run(ada, id);
    }
    expect(guesses).toBeLessThanOrEqual(15);
    await expect(claim.run(ada, PLACE, INPUT)).rejects.toMatchObject(REFUSED);
  });

  it('a postcard after a canceled one continues its five attempts', async () => {
    const first = await claim.run(ada, PLACE, by('postcard_verification'));
    await wrongly(first, 4);
    await cancel.run(ada, first);
    const second = await claim.run(ada, PLACE, by('postcard_verification'));
    expect(stored(second)).toMatchObject({ status: 'pending', verificationAttempts: 4 });
    await wrongly(second, 1);
    expect(stored(second)).toMatchObject({ status: 'expired', rejectionReason: null });
  });
});
