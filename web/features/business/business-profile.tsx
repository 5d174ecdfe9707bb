import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { BusinessDetail } from '../../../interfaces/contract/business.js';
import type { InteractionType } from '../../../interfaces/contract/words.js';
import { interactionOf, trackInteraction } from '../../lib/track-interaction.js';
import { About, PetPerks } from './about.js';
import { ContactInformation } from './contact-information.js';
import { Attribution } from './attribution.js';
import { Extras } from './extras.js';
import { BusinessHero } from './business-hero.js';
import { OwnThisBusiness } from './own-this-business.js';
import { Photos } from './photo/photos.js';
import { QuickActions } from './quick-actions.js';
import { QuickStats } from './quick-stats.js';

const Gallery = lazy(async () => ({ default: (await import('./photo/gallery.js')).Gallery }));

interface BusinessProfileProps {
  readonly business: BusinessDetail;
  /** What can be done with the business, beside its name: saving it. */
  readonly actions?: ReactNode;
  readonly reviews: ReactNode;
  /** The way to report what is wrong. */
  readonly report: ReactNode;
}

/** Everything there is to know of a business; what it says in its own words comes before what others say. */
export function BusinessProfile({ business, actions, reviews, report }: BusinessProfileProps) {
  const [photo, setPhoto] = useState<number | null>(null);
  const { images, imageAlts, name, category } = business;
  const track = useTracking(business);
  const openPhoto = (index: number): void => {
    track('image_click');
    setPhoto(index);
  };
  return (
    <article
      // What links and buttons stand for is written on them: see `data-interaction`.
      onClick={({ target }) => {
        const interaction = interactionOf(target);
        if (interaction !== null) track(interaction);
      }}
    >
      <BusinessHero business={business} onOpenPhoto={openPhoto} actions={actions} />
      <QuickActions business={business} />
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-10">
          <About business={business} />
          <PetPerks business={business} />
          {reviews}
        </div>
        <div className="flex flex-col gap-6">
          <ContactInformation business={business} />
          <QuickStats business={business} />
          <Photos business={business} onOpenPhoto={openPhoto} />
          <OwnThisBusiness business={business} />
          <Extras business={business} />
          <Attribution business={business} />
          {report}
        </div>
      </div>
      {photo !== null && (
        <Suspense fallback={null}>
          <Gallery
            images={images}
            alts={imageAlts}
            name={name}
            category={category}
            ownerId={business.ownerId}
            index={photo}
            onMove={setPhoto}
            onClose={() => setPhoto(null)}
          />
        </Suspense>
      )}
    </article>
  );
}

/** Counts that the business was seen, and what else is told. Owners do not count, and only they see what is not public. */
function useTracking(business: BusinessDetail): (interaction: InteractionType) => void {
  const { id } = business;
  const isOwn = 'moves' in business;
  const track = (interaction: InteractionType): void => {
    if (!isOwn) trackInteraction(id, interaction);
  };
  useEffect(() => {
    if (!isOwn) trackInteraction(id, 'view');
  }, [id, isOwn]);
  return track;
}
