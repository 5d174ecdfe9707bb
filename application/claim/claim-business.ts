import { afterClaimantMove, ALREADY_CLAIMED, isOpenClaim } from '../../domain/claim/claim.js';
import {
  claimEnd,
  codeWay,
  countsOfNextClaim,
  requireAnotherCode,
  requireMethodFits,
  type CodeCounts,
  type CodeWay,
} from '../../domain/claim/verification.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Secrets } from '../shared/secrets.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { canceledClaim } from './cancel-claim.js';
import type { ClaimMessageLimit } from './message-limit.js';
import { codeInformsClaimant, claimEmail } from './messages.js';
import type { ClaimedBusiness, ClaimedBusinesses, ClaimInput, ClaimRecord, Claims } from './ports.js';
import { NO_CODE, type SendCode } from './send-code.js';

const CLAIM_EXISTS = 'You already have an open claim for this business.';

/** Claims a business without an owner. */
export class ClaimBusiness {
  constructor(
    private readonly transaction: Transaction,
    private readonly claims: Claims,
    private readonly businesses: ClaimedBusinesses,
    private readonly pictures: TakePictures,
    private readonly sendCode: SendCode,
    private readonly limit: ClaimMessageLimit,
    private readonly outbox: Outbox,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the claim's id. `replaces` is the ID of the member's open claim to the business if the new one takes its
   * place. Throws BUSINESS_NOT_FOUND, BUSINESS_ALREADY_CLAIMED, CLAIM_EXISTS, CLAIM_MOVE_REFUSED if the replaced claim is
   * already proven, CLAIM_CODE_LIMIT, INVALID_INPUT if the listing doesn't support the method, and the errors of
   * `TakePictures`.
   */
  async run(actor: Actor, businessId: number, input: ClaimInput, replaces: number | null = null): Promise<number> {
    const way = await this.transaction.run(() => this.#wayOf(actor, businessId, input, replaces), 'preparation');
    // Before the transaction that locks the business, because the limiter uses another connection.
    const claimantId = actor.userId;
    // Postcards are not limited here: they have no recipient.
    if (way?.address != null) await this.limit.takeCode({ to: way.address, claimantId });
    const isInformed = codeInformsClaimant(input.verificationMethod, way?.sentTo ?? null);
    const notice = !isInformed && (await this.limit.takeNotice({ to: input.claimantEmail, claimantId }));
    return this.transaction.run(() => this.#add({ actor, businessId, input, replaces, way, notice }));
  }

  /** Returns the recipient of the code, or null if the method has none. Throws if the claim would be refused. */
  async #wayOf(actor: Actor, businessId: number, input: ClaimInput, replaces: number | null): Promise<CodeWay | null> {
    const business = requireClaimable(await this.businesses.find(businessId));
    const earlier = await this.claims.ofMember(businessId, actor.userId);
    replacedClaim(earlier, replaces);
    requireMethodFits(input.verificationMethod, business);
    const way = codeWay(input.verificationMethod, business, input);
    this.#requireCounts(earlier, way);
    return way;
  }

  /** Throws CLAIM_CODE_LIMIT if the claim needs a code and the earlier ones used up those of the day. */
  #requireCounts(earlier: readonly ClaimRecord[], way: CodeWay | null): CodeCounts {
    const now = this.clock.now();
    const counts = countsOfNextClaim(earlier, now);
    if (way !== null) requireAnotherCode(counts.codesSentAt, now);
    return counts;
  }

  async #add({ actor: { userId }, businessId, input, replaces, way, notice }: Adding): Promise<number> {
    const business = requireClaimable(await this.businesses.hold(businessId));
    const earlier = await this.claims.ofMember(businessId, userId);
    const replaced = replacedClaim(earlier, replaces);
    if (replaced !== null) await this.claims.save(replaced);
    const { verificationMethod, verificationDocuments: after } = input;
    await this.pictures.keep(userId, 'claim_document', { before: [], after, path: 'verificationDocuments' });
    const now = this.clock.now();
    const counts = this.#requireCounts(earlier, way);
    const newCode = way === null ? null : this.sendCode.make(way, { verificationMethod, ...counts }, now);
    const claim = {
      ...input,
      ...(newCode?.kept ?? { ...NO_CODE, codesSentAt: counts.codesSentAt }),
      businessId,
      claimantUserId: userId,
      websiteToken: verificationMethod === 'website_verification' ? this.secrets.newSecret() : null,
      claimedAt: now,
      expiresAt: claimEnd(now),
    };
    const id = (await this.claims.add(claim)) ?? refuse('CLAIM_EXISTS', CLAIM_EXISTS);
    if (newCode !== null) await this.sendCode.send(newCode, { ...claim, id }, business);
    if (notice) await this.outbox.record(claimEmail({ ...claim, id }, business, 'submitted'));
    return id;
  }
}

interface Adding {
  readonly actor: Actor;
  readonly businessId: number;
  readonly input: ClaimInput;
  readonly replaces: number | null;
  readonly way: CodeWay | null;
  /** Whether the claimant gets an email without a code. */
  readonly notice: boolean;
}

/**
 * Returns the member's open claim, canceled, if the new claim replaces it; null if there is none. Throws CLAIM_EXISTS if
 * another one is open, or CLAIM_MOVE_REFUSED if it is already proven.
 */
function replacedClaim(earlier: readonly ClaimRecord[], replaces: number | null): ClaimRecord | null {
  const open = earlier.find(({ status }) => isOpenClaim(status));
  if (open === undefined) return null;
  if (open.id !== replaces) refuse('CLAIM_EXISTS', CLAIM_EXISTS);
  return canceledClaim(open, afterClaimantMove(open, 'replace'));
}

/** Throws BUSINESS_NOT_FOUND if the business isn't public, or BUSINESS_ALREADY_CLAIMED. */
function requireClaimable(business: ClaimedBusiness | null): ClaimedBusiness {
  if (business === null || !business.isPublic) return refuse('BUSINESS_NOT_FOUND', 'Business not found');
  if (business.isClaimed || business.ownerId !== null) refuse('BUSINESS_ALREADY_CLAIMED', ALREADY_CLAIMED);
  return business;
}
