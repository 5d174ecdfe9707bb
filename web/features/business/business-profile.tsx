import { Suspense, useEffect, useState, type ReactNode } from 'react';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import type { InteractionType } from '../../../interfaces/contract/shared/words.js';
import { interactionOf, trackInteraction } from '../../lib/track-interaction.js';
import { About, PetPerks } from './about.js';
import { ContactInformation } from './contact-information.js';
import { Attribution } from './attribution.js';
import { Extras } from './extras.js';
import { BusinessHero } from './business-hero.js';
import { OwnThisBusiness } from './own-this-business.js';
import { QuickActions } from './quick-actions.js';
import { QuickStats } from './quick-stats.js';
import { Share } from './share.js';
import { part } from '../../ui/part.js';

const Gallery = part(async () => ({ default: (await import('./photo/gallery.js')).Gallery }));

interface BusinessProfileProps {
  readonly business: BusinessDetail;
  /** What can be done with the business, beside its name: saving it. */
  readonly actions?: ReactNode;
  readonly reviews: ReactNode;
  /** The way to report what is wrong. */
  readonly report: ReactNode;
  /** Where it is, below its address. */
  readonly map?: ReactNode;
}

/** Everything there is to know of a business; what it says in its own words comes before what others say. */
export function BusinessProfile({ business, actions, reviews, report, map }: BusinessProfileProps) {
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
      <BusinessHero
        business={business}
        onOpenPhoto={openPhoto}
        actions={
          <>
            <QuickActions business={business} />
            {actions}
            <Share business={business} />
          </>
        }
      />
      <Parts business={business} reviews={reviews} report={report} map={map} />
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

type PartsProps = Pick<BusinessProfileProps, 'business' | 'reviews' | 'report' | 'map'>;

/** What the place says of itself, how to reach it, and what others say of it: in this order on a phone. */
function Parts({ business, reviews, report, map }: PartsProps) {
  return (
    <div className="mt-8 grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-10">
        <About business={business} />
        <PetPerks business={business} />
      </div>
      {/* Beside all of the text, and in view as long as it is read. */}
      <div className="lg:sticky lg:top-20 lg:col-start-2 lg:row-span-3 lg:row-start-1">
        <ContactInformation business={business} />
        {map}
      </div>
      <div className="grid gap-6 empty:hidden sm:grid-cols-2">
        <Extras business={business} />
      </div>
      <div>{reviews}</div>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <QuickStats business={business} />
        <OwnThisBusiness business={business} />
        <Attribution business={business} />
        {report}
      </div>
    </div>
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
