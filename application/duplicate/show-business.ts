import { BusinessMerged } from '../../domain/duplicate/merge.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { ApprovalReads, BusinessReads } from '../business/ports.js';
import type { Actor, AdministratorActor } from '../shared/actor.js';
import type { JsonText } from '../shared/page.js';
import type { DuplicateReads } from './ports.js';

/** The viewers of a business. One browser can be signed in as a member and as an administrator. */
export interface BusinessViewers {
  readonly member: Actor | null;
  readonly administrator: AdministratorActor | null;
}

/**
 * Returns one business as its viewer sees it: the owner's view for the member's own business, else the administrator's
 * view, else the public one.
 */
export class ShowBusiness {
  constructor(
    private readonly businesses: Pick<BusinessReads, 'detail' | 'isGone'>,
    private readonly approvals: Pick<ApprovalReads, 'shown'>,
    private readonly duplicates: Pick<DuplicateReads, 'keptInstead'>,
  ) {}

  /**
   * Returns null if the viewers may see none. Throws BusinessMerged for a merged business, and BUSINESS_GONE for a place
   * that closed long ago.
   */
  async run({ member, administrator }: BusinessViewers, id: number): Promise<JsonText | null> {
    const memberId = member?.userId ?? null;
    const inFull = administrator === null ? null : await this.approvals.shown(id, memberId);
    const business = inFull ?? (await this.businesses.detail(id, memberId));
    if (business !== null) return business;
    const keptId = await this.duplicates.keptInstead(id);
    if (keptId !== null) throw new BusinessMerged(keptId);
    if (await this.businesses.isGone(id)) refuse('BUSINESS_GONE', 'This place has closed permanently.');
    return null;
  }
}
