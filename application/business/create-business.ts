import {
  changed,
  NOTHING_SAID,
  requireWithinTier,
  tidyContent,
  type BusinessChange,
  type BusinessContent,
} from '../../domain/business/content.js';
import { ordered, noSubscription } from '../../domain/billing/subscription.js';
import type { ListingTier } from '../../domain/business/listing-tier.js';
import type { StartCheckout } from '../billing/start-checkout.js';
import type { Subscriptions } from '../billing/ports.js';
import type { BillingProviders } from '../billing/providers.js';
import type { Gazetteer } from '../gazetteer/ports.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Secrets } from '../shared/secrets.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { keepFiles, photosOf } from './keep-files.js';
import { placed } from './placed.js';
import type { Businesses } from './ports.js';

/** What is said of a new business: its name and category at least. */
export type NewBusiness = BusinessChange & Pick<BusinessContent, 'name' | 'category'>;

interface ListingPorts {
  readonly transaction: Transaction;
  readonly businesses: Businesses;
  readonly subscriptions: Subscriptions;
  readonly pictures: TakePictures;
  readonly gazetteer: Gazetteer;
  readonly providers: BillingProviders;
  readonly checkout: StartCheckout;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** Any member may list one; whatever else is refused was asked before. */
const ANY_MEMBER = (): Promise<void> => Promise.resolve();

/**
 * A member lists a business: it is theirs at once, and public once an administrator has approved it. Premium is a wish,
 * which is kept; it is granted once it is paid, or at once where nothing is charged.
 */
export class CreateBusiness {
  constructor(private readonly ports: ListingPorts) {}

  /** Answers its id. Refuses with INVALID_INPUT what the tier does not grant and a pin far from its town, and pictures as `TakePictures`. */
  async run(actor: Actor, input: NewBusiness, tier: ListingTier): Promise<number> {
    const said: BusinessContent = changed({ ...NOTHING_SAID, name: input.name, category: input.category }, input);
    requireWithinTier(said, tier);
    const { transaction, businesses, pictures, gazetteer, checkout, clock } = this.ports;
    const place = await placed(tidyContent(said), gazetteer);
    const images = await pictures.receive(photosOf(actor.userId), said.images, ANY_MEMBER);
    const content = { ...place, images };
    const id = await transaction.run(async () => {
      await keepFiles(pictures, actor.userId, null, content);
      const added = await businesses.add({ ...content, ownerId: actor.userId, tier: 'free' }, clock.now());
      if (tier === 'premium') await this.#order(actor, added);
      return added;
    });
    if (tier === 'premium') await checkout.runWhereFree(actor, id);
    return id;
  }

  async #order({ userId: payerId }: Actor, businessId: number): Promise<void> {
    const { subscriptions, providers, secrets } = this.ports;
    const { provider } = providers.current;
    const wish = { provider, payerId, order: secrets.newId() };
    await subscriptions.save(ordered(noSubscription(businessId, provider), wish), 'free');
  }
}
