import { isRunning } from '../../domain/billing/subscription.js';
import { afterListingMove, type ListingMove } from '../../domain/business/standing.js';
import type { DecisionKind } from '../../domain/moderation/decision-notice.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { AnnouncePremium } from '../billing/announce-premium.js';
import type { Subscriptions } from '../billing/ports.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { DecisionNotices } from '../shared/decision-notices.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import type { Businesses, BusinessRecord } from './ports.js';
import { tellOwner } from './tell-owner.js';

/** A move of an administrator on a listing. */
export interface ListingOrder {
  readonly move: Exclude<ListingMove, 'restore'>;
  /** Why. The owner reads it. Null only for a deletion. */
  readonly reason: string | null;
  /** The version the administrator saw, if given. */
  readonly version?: number | undefined;
}

export interface MovePorts {
  readonly transaction: Transaction;
  readonly businesses: Businesses;
  readonly subscriptions: Subscriptions;
  readonly audit: AuditLog;
  readonly outbox: Outbox;
  readonly notices: DecisionNotices;
  readonly premium: AnnouncePremium;
  readonly clock: Clock;
}

const NOTICE: Readonly<Record<ListingMove, DecisionKind>> = {
  hide: 'listing_hidden',
  unhide: 'listing_shown',
  close: 'listing_closed',
  reopen: 'listing_reopened',
  delete: 'listing_deleted',
  restore: 'listing_restored',
};

/** Hides, closes, or deletes any listing, or undoes that. Writes the audit log, and emails and notifies the owner. */
export class MoveListing {
  constructor(private readonly ports: MovePorts) {}

  /** Throws BUSINESS_NOT_FOUND, CHANGED_MEANWHILE, or LISTING_MOVE_REFUSED, also for deleting what is being paid for. */
  async run({ name: administrator }: AdministratorActor, id: number, order: ListingOrder): Promise<void> {
    const { transaction, businesses, subscriptions, audit, clock } = this.ports;
    const { move, reason, version } = order;
    await transaction.run(async () => {
      const business = (await businesses.find(id)) ?? refuse('BUSINESS_NOT_FOUND', 'Business not found');
      if (version !== undefined && version !== business.version) {
        refuse('CHANGED_MEANWHILE', 'This business has changed since you opened it. Please reload and try again.');
      }
      const at = clock.now();
      const moved = afterListingMove(business, move, at);
      const { subscription } = await subscriptions.find(id);
      if (move === 'delete' && subscription !== null && isRunning(subscription)) {
        refuse('LISTING_MOVE_REFUSED', 'This listing is Premium. Hide it, and end its Premium before you delete it.');
      }
      await saveMoved(this.ports, moved, { administrator, move, reason, at });
      await audit.write({
        ...{ actor: administrator, action: `business.${move}`, targetType: 'business', targetId: String(id) },
        ...{ before: shownOf(business), after: shownOf(moved), reason },
      });
    });
  }
}

/** Saves a listing after a move, and tells its owner. Runs in a transaction. */
export async function saveMoved(
  ports: Pick<MovePorts, 'businesses' | 'premium' | 'outbox' | 'notices'>,
  moved: BusinessRecord,
  { administrator, move, reason, at }: MovedBy,
): Promise<void> {
  await ports.businesses.save(moved);
  await ports.premium.run(moved);
  await tellOwner(ports, moved, { kind: NOTICE[move], administrator, reason: reason ?? '', at });
}

interface MovedBy {
  readonly administrator: string;
  readonly move: ListingMove;
  readonly reason: string | null;
  readonly at: Date;
}

function shownOf({ name, isActive, hiddenAt, closedAt, deletedAt }: BusinessRecord) {
  return { name, isActive, hiddenAt, closedAt, deletedAt };
}
