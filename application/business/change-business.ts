import {
  locationSourceAfter,
  requireWithinTier,
  splitChange,
  type BusinessChange,
} from '../../domain/business/content.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { ListingTier } from '../../domain/business/listing-tier.js';
import type { Subscriptions } from '../billing/ports.js';
import type { Gazetteer } from '../gazetteer/ports.js';
import type { Facts, HoursReader } from '../policy/ports.js';
import { requireReadableHours } from '../policy/require-readable-hours.js';
import { asOwner, sayInForm } from '../policy/say-in-form.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { keepFiles, photosOf } from './keep-files.js';
import { ownBusiness } from './own-business.js';
import type { BusinessRoles } from './people/ports.js';
import { isSameAddress, wantedContent } from './wanted-content.js';
import { withLocation } from './with-location.js';
import type { Businesses, BusinessRecord } from './ports.js';

/**
 * Changes a business's content. If it is approved, changes of name, address, category, and website wait for an
 * administrator while the old values stay public; all others apply at once.
 */
export class ChangeBusiness {
  constructor(
    private readonly transaction: Transaction,
    private readonly businesses: Businesses,
    private readonly subscriptions: Subscriptions,
    private readonly pictures: TakePictures,
    private readonly gazetteer: Gazetteer,
    private readonly hours: HoursReader,
    private readonly facts: Facts,
    private readonly roles: BusinessRoles,
  ) {}

  /** Throws BUSINESS_NOT_FOUND, FORBIDDEN, CHANGED_MEANWHILE, and the errors of `CreateBusiness`. */
  async run(actor: Actor, id: number, change: BusinessChange): Promise<void> {
    // The gazetteer is asked between two transactions, because a transaction must not take a second connection.
    const { before, requestedTier } = await this.transaction.run(async () => {
      const found = await this.#own(actor, id);
      return { before: found, requestedTier: await this.#requestedTier(found) };
    });
    const place = await withLocation(wantedOf(before, change), this.gazetteer);
    requireWithinTier(place, requestedTier, before);
    requireReadableHours(this.hours, place, before);
    const images = await this.pictures.receive(photosOf(actor.userId), change.images ?? [], () =>
      this.transaction.run(() => this.#own(actor, id)),
    );
    const wanted = change.images === undefined ? change : { ...change, images };
    await this.transaction.run(async () => {
      const business = await this.#own(actor, id);
      const content = wantedOf(business, wanted);
      if (!isSameAddress(content, place))
        refuse('CHANGED_MEANWHILE', 'This was changed somewhere else. Please reload and try again.');
      requireWithinTier(content, await this.#requestedTier(business), business);
      const moved = { ...content, latitude: place.latitude, longitude: place.longitude };
      await keepFiles(this.pictures, actor.userId, business, moved);
      await this.businesses.save(savedAs(business, moved));
      await sayInForm(this.facts, { id, before: business, after: moved, change }, asOwner(actor.userId));
      await this.roles.record({ businessId: id, actorId: actor.userId, action: 'listing_changed' });
    });
  }

  #own(actor: Actor, id: number): Promise<BusinessRecord> {
    return ownBusiness({ businesses: this.businesses, roles: this.roles }, actor, id, 'listing');
  }

  /** Returns the requested tier, whose limits apply. The paid tier decides what is shown. */
  async #requestedTier({ id, tier }: BusinessRecord): Promise<ListingTier> {
    const { subscription } = await this.subscriptions.find(id);
    return subscription?.wishedTier ?? tier;
  }
}

/** Returns the business with the changes that apply at once, and those that wait for an administrator. */
function savedAs(business: BusinessRecord, content: BusinessRecord): BusinessRecord {
  if (business.approvalStatus !== 'approved') {
    const locationSource = locationSourceAfter(business.locationSource, content, business);
    return { ...business, ...content, locationSource };
  }
  const { atOnce, waiting } = splitChange(business, content);
  // Without a waiting change, the owner has given up the refused one. Otherwise, the next decision clears the reason.
  const rejectionReason = waiting === null ? null : business.rejectionReason;
  return { ...business, ...atOnce, pendingChanges: waiting, rejectionReason };
}

/** Returns the content after the change, including earlier changes that wait for approval. */
function wantedOf(business: BusinessRecord, change: BusinessChange): BusinessRecord {
  return wantedContent({ ...business, ...business.pendingChanges }, change);
}
