import { ALREADY_CLAIMED } from '../../domain/claim/claim.js';
import { claimEnd, codeWay, requireMethodFits, type CodeWay } from '../../domain/claim/verification.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Secrets } from '../shared/secrets.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import type { ClaimMessageLimit } from './message-limit.js';
import { codeInformsClaimant, claimEmail } from './messages.js';
import type { ClaimedBusiness, ClaimedBusinesses, ClaimInput, Claims } from './ports.js';
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
   * Returns the claim's id. Throws BUSINESS_NOT_FOUND, BUSINESS_ALREADY_CLAIMED, CLAIM_EXISTS, CLAIM_CODE_LIMIT,
   * INVALID_INPUT if the listing doesn't support the method, and the errors of `TakePictures`.
   */
  async run(actor: Actor, businessId: number, input: ClaimInput): Promise<number> {
    const business = await this.transaction.run(() => this.#claimable(actor, businessId), 'preparation');
    requireMethodFits(input.verificationMethod, business);
    const way = codeWay(input.verificationMethod, business, input);
    // Before the transaction that locks the business, because the limiter uses another connection.
    await this.limit.takeCode(way?.address ?? null);
    const isInformed = codeInformsClaimant(input.verificationMethod, way?.sentTo ?? null);
    const notice = !isInformed && (await this.limit.takeNotice(input.claimantEmail));
    return this.transaction.run(() => this.#add(actor, businessId, input, way, notice));
  }

  async #claimable(actor: Actor, businessId: number): Promise<ClaimedBusiness> {
    const business = requireClaimable(await this.businesses.find(businessId));
    const open = await this.claims.openOf(businessId);
    if (open.some(({ claimantUserId }) => claimantUserId === actor.userId)) refuse('CLAIM_EXISTS', CLAIM_EXISTS);
    return business;
  }

  async #add(
    { userId }: Actor,
    businessId: number,
    input: ClaimInput,
    way: CodeWay | null,
    notice: boolean,
  ): Promise<number> {
    const business = requireClaimable(await this.businesses.hold(businessId));
    const { verificationMethod, verificationDocuments: after } = input;
    await this.pictures.keep(userId, 'claim_document', { before: [], after, path: 'verificationDocuments' });
    const now = this.clock.now();
    const newCode = way === null ? null : this.sendCode.make(way, { ...input, ...NO_CODE }, now);
    const claim = {
      ...input,
      ...(newCode?.kept ?? NO_CODE),
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

/** Throws BUSINESS_NOT_FOUND if the business isn't public, or BUSINESS_ALREADY_CLAIMED. */
function requireClaimable(business: ClaimedBusiness | null): ClaimedBusiness {
  if (business === null || !business.isPublic) return refuse('BUSINESS_NOT_FOUND', 'Business not found');
  if (business.isClaimed || business.ownerId !== null) refuse('BUSINESS_ALREADY_CLAIMED', ALREADY_CLAIMED);
  return business;
}
