import {
  changed,
  requireWithinTier,
  splitChange,
  tidyContent,
  type BusinessChange,
  type BusinessContent,
} from '../../domain/business/content.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { ListingTier } from '../../domain/business/listing-tier.js';
import type { Subscriptions } from '../billing/ports.js';
import type { Gazetteer } from '../gazetteer/ports.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { keepFiles, photosOf } from './keep-files.js';
import { ownBusiness } from './own-business.js';
import { placed } from './placed.js';
import type { Businesses, BusinessRecord } from './ports.js';

/**
 * An owner changes what the business says of itself. Of an approved one, a new name, address, category or website waits
 * for an administrator while the old one stays public; everything else counts at once.
 */
export class ChangeBusiness {
  constructor(
    private readonly transaction: Transaction,
    private readonly businesses: Businesses,
    private readonly subscriptions: Subscriptions,
    private readonly pictures: TakePictures,
    private readonly gazetteer: Gazetteer,
  ) {}

  /** Refuses with BUSINESS_NOT_FOUND, FORBIDDEN, CHANGED_MEANWHILE, and as `CreateBusiness`. */
  async run(actor: Actor, id: number, change: BusinessChange): Promise<void> {
    // The gazetteer is asked between two transactions: whoever holds one takes no second connection.
    const { before, wished } = await this.transaction.run(async () => {
      const found = await ownBusiness(this.businesses, actor, id);
      return { before: found, wished: await this.#wishedTier(found) };
    });
    const place = await placed(wantedOf(before, change), this.gazetteer);
    requireWithinTier(place, wished, before);
    const images = await this.pictures.receive(photosOf(actor.userId), change.images ?? [], () =>
      this.transaction.run(() => ownBusiness(this.businesses, actor, id)),
    );
    const wanted = change.images === undefined ? change : { ...change, images };
    await this.transaction.run(async () => {
      const business = await ownBusiness(this.businesses, actor, id);
      const content = wantedOf(business, wanted);
      if (!isSameAddress(content, place)) refuse('CHANGED_MEANWHILE', CHANGED_MEANWHILE);
      requireWithinTier(content, await this.#wishedTier(business), business);
      const moved = { ...content, latitude: place.latitude, longitude: place.longitude };
      await keepFiles(this.pictures, actor.userId, business, moved);
      if (business.approvalStatus !== 'approved') return this.businesses.save({ ...business, ...moved });
      const { atOnce, waiting } = splitChange(business, moved);
      return this.businesses.save({ ...business, ...atOnce, pendingChanges: waiting });
    });
  }

  /** What is checked is the tier that is wished for; what is shown is the one that is paid. */
  async #wishedTier({ id, tier }: BusinessRecord): Promise<ListingTier> {
    const { subscription } = await this.subscriptions.find(id);
    return subscription?.wishedTier ?? tier;
  }
}

const CHANGED_MEANWHILE = 'This was changed somewhere else in the meantime. Please reload and try again.';

/** What the business says of itself with the change made, over what waits of it already. */
function wantedOf(business: BusinessRecord, change: BusinessChange): BusinessRecord {
  const now = { ...business, ...business.pendingChanges };
  return withPinOf(tidyContent(changed(now, change)), now, change);
}

type Address = Pick<BusinessContent, 'zipCode' | 'city' | 'state'>;

function isSameAddress(one: Address, other: Address): boolean {
  return one.zipCode === other.zipCode && one.city === other.city && one.state === other.state;
}

/** A business that moves to another town without a new pin leaves the old pin behind. */
function withPinOf<T extends BusinessContent>(content: T, before: Address, change: BusinessChange): T {
  return !isSameAddress(content, before) && change.latitude === undefined
    ? { ...content, latitude: null, longitude: null }
    : content;
}
