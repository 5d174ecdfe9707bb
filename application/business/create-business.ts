import {
  withChange,
  EMPTY_CONTENT,
  requireFittingKind,
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
import type { Facts, HoursReader } from '../policy/ports.js';
import { requireReadableHours } from '../policy/require-readable-hours.js';
import { asOwner, sayInForm } from '../policy/say-in-form.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Secrets } from '../shared/secrets.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { keepFiles, photosOf } from './keep-files.js';
import { withLocation } from './with-location.js';
import type { Businesses } from './ports.js';

/** The content of a new business, with at least a name and category. */
export type NewBusiness = BusinessChange & Pick<BusinessContent, 'name' | 'category'>;

interface ListingPorts {
  readonly transaction: Transaction;
  readonly businesses: Businesses;
  readonly subscriptions: Subscriptions;
  readonly pictures: TakePictures;
  readonly gazetteer: Gazetteer;
  readonly hours: HoursReader;
  readonly facts: Facts;
  readonly providers: BillingProviders;
  readonly checkout: StartCheckout;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** Any member may list a business; other refusals were checked before. */
const ANY_MEMBER = (): Promise<void> => Promise.resolve();

/**
 * Lists a business. The member owns it at once; it is public after an administrator approves it. A request for Premium
 * is stored and granted once it is paid, or at once if nothing is charged.
 */
export class CreateBusiness {
  constructor(private readonly ports: ListingPorts) {}

  /**
   * Returns the id. Throws INVALID_INPUT if the content exceeds the tier or the pin is far from its town, and the
   * errors of `TakePictures`.
   */
  async run(actor: Actor, input: NewBusiness, tier: ListingTier): Promise<number> {
    const requested: BusinessContent = withChange(
      { ...EMPTY_CONTENT, name: input.name, category: input.category },
      input,
    );
    requireFittingKind(requested);
    requireWithinTier(requested, tier);
    requireReadableHours(this.ports.hours, requested, null);
    const { transaction, businesses, facts, pictures, gazetteer, checkout, clock } = this.ports;
    const place = await withLocation(tidyContent(requested), gazetteer);
    const images = await pictures.receive(photosOf(actor.userId), requested.images, ANY_MEMBER);
    const content = { ...place, images };
    const id = await transaction.run(async () => {
      await keepFiles(pictures, actor.userId, null, content);
      const added = await businesses.add({ ...content, ownerId: actor.userId, tier: 'free' }, clock.now());
      await sayInForm(facts, { id: added, before: null, after: content, change: content }, asOwner(actor.userId));
      if (tier === 'premium') await this.#order(actor, added);
      return added;
    });
    if (tier === 'premium') await checkout.runWhereFree(actor, id);
    return id;
  }

  async #order({ userId: payerId }: Actor, businessId: number): Promise<void> {
    const { subscriptions, providers, secrets } = this.ports;
    const { provider } = providers.current;
    const order = { provider, payerId, order: secrets.newId() };
    await subscriptions.save(ordered(noSubscription(businessId, provider), order), 'free');
  }
}
