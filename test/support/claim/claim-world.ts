import { CheckWebsite } from '../../../application/claim/check-website.js';
import { ClaimBusiness } from '../../../application/claim/claim-business.js';
import { DecideOnClaim, type DecisionOnClaim } from '../../../application/claim/decide-on-claim.js';
import { ExpireClaims } from '../../../application/claim/expire-claims.js';
import { ClaimMessageLimit } from '../../../application/claim/message-limit.js';
import type { ClaimInput, ClaimRecord, ClaimsOverdue } from '../../../application/claim/ports.js';
import { ResendCode } from '../../../application/claim/resend-code.js';
import { SendCode } from '../../../application/claim/send-code.js';
import { VerifyClaim } from '../../../application/claim/verify-claim.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { UploadFile } from '../../../application/upload/upload-file.js';
import { FakeAuditLog } from '../fakes/business/businesses.js';
import { FakeClaimCodes, FakeSharedLimits, FakeWebsiteProofs } from '../fakes/claim.js';
import { fakeWorld } from '../fakes/fake-world.js';
import { aBusiness, seededMemory, type MemoryBusiness } from '../fakes/memory.js';
import { ownerChanging } from '../ownership/owner-changing.js';
import { FakeClock, FakeJobs, FakeOutbox, FakeSecrets } from '../fakes/shared.js';
import { FakeFileStore, FakePictureMaker } from '../fakes/upload.js';
import { ADA } from '../search/seeded.js';

/** ID of the business that the claims are about. */
export const PLACE = 40;

export const INPUT: ClaimInput = {
  ...{ claimantName: 'Ada', claimantEmail: 'ada@example.com', claimantPhone: '512 555 0199', businessRole: 'owner' },
  ...{ ownershipProof: 'The lease.', verificationMethod: 'email_verification', verificationDocuments: [] },
};

export const REFUSED = {
  claim: { code: 'CLAIM_NOT_FOUND', message: 'Claim not found' },
  place: { code: 'BUSINESS_NOT_FOUND', message: 'Business not found' },
  exists: { code: 'CLAIM_EXISTS', message: 'You already have an open claim for this business.' },
};

/** The use cases of claims with fakes of their ports. Each test has its own. */
export class ClaimWorld {
  readonly memory = seededMemory();
  readonly clock = new FakeClock();
  readonly limits = new FakeSharedLimits();
  readonly proofs = new FakeWebsiteProofs();

  /** Adds the business, or replaces it. */
  place(contact: MemoryBusiness['contact'] = {}, more: Partial<MemoryBusiness> = {}): void {
    const others = this.memory.state.businesses.filter(({ id }) => id !== PLACE);
    this.memory.state.businesses = [...others, aBusiness({ id: PLACE, name: 'Patio', contact, ...more })];
  }

  claimAs(given: Partial<ClaimInput> = {}, actor = { userId: ADA }) {
    return this.useCases().claim.run(actor, PLACE, { ...INPUT, ...given });
  }

  /** Changes all claims. */
  change(given: Partial<ClaimRecord>): void {
    this.memory.state.claims = this.memory.state.claims.map((each) => ({ ...each, ...given }));
  }

  useCases() {
    const { memory, clock, limits, proofs } = this;
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
    return {
      claim: new ClaimBusiness(transaction, claims, places, pictures, send, limit, outbox, secrets, clock),
      verify: new VerifyClaim(transaction, claims, places, codes, outbox, clock),
      resend: new ResendCode(transaction, claims, places, send, limit, clock),
      check: new CheckWebsite(transaction, claims, places, proofs, outbox, clock),
      decide: (id: number, decision: DecisionOnClaim) =>
        new DecideOnClaim({
          ...{ transaction, claims, businesses: places, notices: decisionNotices, outbox, clock },
          audit: new FakeAuditLog(memory),
          changeOwner: ownerChanging(memory),
        }).run({ name: 'Walter' }, id, decision),
      expire: (overdue: ClaimsOverdue) => new ExpireClaims(transaction, overdue, claims, places, outbox, clock).run(),
    };
  }
}
