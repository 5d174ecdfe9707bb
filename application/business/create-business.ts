import {
  changed,
  NOTHING_SAID,
  requireWithinTier,
  tidyContent,
  type BusinessChange,
  type BusinessContent,
} from '../../domain/business/content.js';
import type { ListingTier } from '../../domain/business/listing-tier.js';
import type { Gazetteer } from '../gazetteer/ports.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { keepFiles } from './keep-files.js';
import { placed } from './placed.js';
import type { Businesses } from './ports.js';

/** What is said of a new business: its name and category at least. */
export type NewBusiness = BusinessChange & Pick<BusinessContent, 'name' | 'category'>;

/** A member lists a business: it is theirs at once, and public once an administrator has approved it. */
export class CreateBusiness {
  constructor(
    private readonly transaction: Transaction,
    private readonly businesses: Businesses,
    private readonly pictures: TakePictures,
    private readonly gazetteer: Gazetteer,
    private readonly clock: Clock,
  ) {}

  /** Answers its id. Refuses with INVALID_INPUT what the tier does not grant and a pin far from its town, and pictures as `TakePictures`. */
  async run(actor: Actor, input: NewBusiness, tier: ListingTier): Promise<number> {
    const said: BusinessContent = changed({ ...NOTHING_SAID, name: input.name, category: input.category }, input);
    requireWithinTier(said, tier);
    const images = await this.pictures.receive(actor.userId, 'business_photo', said.images, 'images');
    const content = await placed(tidyContent({ ...said, images }), this.gazetteer);
    return this.transaction.run(async () => {
      await keepFiles(this.pictures, actor.userId, null, content);
      return this.businesses.add({ ...content, ownerId: actor.userId, tier }, this.clock.now());
    });
  }
}
