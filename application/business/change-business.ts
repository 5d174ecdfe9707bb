import {
  changed,
  requireWithinTier,
  splitChange,
  tidyContent,
  type BusinessChange,
  type BusinessContent,
} from '../../domain/business/content.js';
import type { Gazetteer } from '../gazetteer/ports.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { keepFiles } from './keep-files.js';
import { ownBusiness } from './own-business.js';
import { placed } from './placed.js';
import type { Businesses } from './ports.js';

/**
 * An owner changes what the business says of itself. Of an approved one, a new name, address, category or website waits
 * for an administrator while the old one stays public; everything else counts at once.
 */
export class ChangeBusiness {
  constructor(
    private readonly transaction: Transaction,
    private readonly businesses: Businesses,
    private readonly pictures: TakePictures,
    private readonly gazetteer: Gazetteer,
  ) {}

  /** Refuses with BUSINESS_NOT_FOUND, FORBIDDEN, CHANGED_MEANWHILE, and as `CreateBusiness`. */
  async run(actor: Actor, id: number, change: BusinessChange): Promise<void> {
    const images = await this.pictures.receive(actor.userId, 'business_photo', change.images ?? [], 'images');
    const wanted = change.images === undefined ? change : { ...change, images };
    await this.transaction.run(async () => {
      const business = await ownBusiness(this.businesses, actor, id);
      const content = tidyContent(changed({ ...business, ...business.pendingChanges }, wanted));
      requireWithinTier(content, business.tier);
      const moved = await placed(withPinOf(content, business, change), this.gazetteer);
      await keepFiles(this.pictures, actor.userId, business, moved);
      if (business.approvalStatus !== 'approved') return this.businesses.save({ ...business, ...moved });
      const { atOnce, waiting } = splitChange(business, moved);
      return this.businesses.save({ ...business, ...atOnce, pendingChanges: waiting });
    });
  }
}

/** A business that moves to another town without a new pin leaves the old pin behind. */
function withPinOf(content: BusinessContent, before: BusinessContent, change: BusinessChange): BusinessContent {
  const moves = content.zipCode !== before.zipCode || content.city !== before.city || content.state !== before.state;
  return moves && change.latitude === undefined ? { ...content, latitude: null, longitude: null } : content;
}
