import { Store } from 'lucide-react';
import { Fragment, Suspense, useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { CATEGORY_LABEL, LISTING_TIER, type InteractionType } from '../../../interfaces/contract/shared/words.js';
import { classNames } from '../../lib/page/class-names.js';
import { fullViewOf } from '../../lib/member/full-view.js';
import { interactionOf, trackInteraction } from '../../lib/member/track-interaction.js';
import { useViewer } from '../../lib/page/viewer.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { HydrationStep } from '../../ui/state/hydration-step.js';
import { About, PetPerks } from './about.js';
import { ContactInformation } from './contact-information.js';
import { OptionalSections } from './optional-sections.js';
import { BusinessHero } from './business-hero.js';
import { QuickActions } from './quick-actions.js';
import { Share } from './share/share.js';
import { useClosedByBack } from '../../ui/overlay/use-closed-by-back.js';
import { lazyPart } from '../../ui/state/lazy-part.js';

const Gallery = lazyPart(async () => ({ default: (await import('./photo/gallery.js')).Gallery }));

/** Links that sources require in their attribution. */
const LICENSES: readonly (readonly [source: RegExp, url: string])[] = [
  [/openstreetmap/i, 'https://www.openstreetmap.org/copyright'],
  [/overture/i, 'https://docs.overturemaps.org/attribution/'],
];

interface BusinessProfileProps {
  readonly business: BusinessDetail;
  /** Shown in place of photos. */
  readonly noPhoto?: ReactNode;
  /** Actions next to the name: saving the business. */
  readonly actions?: ReactNode;
  /** What people with pets must know before they go: the answer for theirs, the pet policy, and opening hours. */
  readonly visit?: ((part: 'fit' | 'policy' | 'hours') => ReactNode) | undefined;
  readonly reviews: ReactNode;
  readonly report: ReactNode;
  /** Invites visitors to name missing contact data. */
  readonly missing?: ReactNode;
  readonly map?: ReactNode;
  /** True if other people can't see this page, or the place has closed. It then can't be shared, claimed, or reported. */
  readonly isPreview?: boolean | undefined;
}

/** The content of a business page: the owner's information, then reviews. */
export function BusinessProfile({ business, isPreview = false, ...content }: BusinessProfileProps) {
  const { opened: photo, open, close } = useClosedByBack('photos');
  const track = useTracking(business);
  const share = isPreview ? null : <Share business={business} />;
  const openPhoto = (index: number): void => {
    track('image_click');
    open(index);
  };
  return (
    <article
      // Links and buttons name their interaction in `data-interaction`.
      onClick={({ target }) => {
        const interaction = interactionOf(target);
        if (interaction !== null) track(interaction);
      }}
    >
      <BusinessHero
        business={business}
        onOpenPhoto={openPhoto}
        noPhoto={content.noPhoto}
        actions={
          <>
            {business.closedAt === null && <QuickActions business={business} />}
            {content.actions}
            {share}
          </>
        }
      />
      <div className="mt-6 empty:hidden">{content.visit?.('fit')}</div>
      <Parts {...content} business={business} isPreview={isPreview} share={share} />
      {photo !== null && photo < business.images.length && (
        <Suspense fallback={null}>
          <Gallery business={business} isPreview={isPreview} start={photo} onClose={close} />
        </Suspense>
      )}
    </article>
  );
}

interface PartsProps extends Pick<
  BusinessProfileProps,
  'business' | 'visit' | 'reviews' | 'report' | 'missing' | 'map'
> {
  readonly isPreview: boolean;
  readonly share: ReactNode;
}

/**
 * Pet policy and hours, contact information, description, and reviews, in this order on phones. On wide screens, hours and
 * contact information are in a column of their own.
 */
function Parts({ business, isPreview, share, visit, reviews, report, missing, map }: PartsProps) {
  return (
    <div className="mt-8 grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      {visit && <div>{visit('policy')}</div>}
      {/* Next to all of the text. */}
      <div
        className={classNames(
          'flex flex-col gap-6 lg:col-start-2 lg:row-start-1 lg:self-stretch',
          visit && 'lg:row-span-2',
        )}
      >
        {visit?.('hours')}
        {/* Sticky while the text scrolls. */}
        <div className="lg:sticky lg:top-20">
          <HydrationStep>
            <ContactInformation business={business} share={share} missing={missing} />
            {map}
          </HydrationStep>
        </div>
      </div>
      <div className="flex flex-col gap-10">
        <HydrationStep>
          <About business={business} />
          <PetPerks business={business} />
        </HydrationStep>
        <div className="grid gap-6 empty:hidden sm:grid-cols-2">
          <OptionalSections business={business} />
        </div>
        <div>{reviews}</div>
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <HydrationStep>
            <QuickStats business={business} />
            {!isPreview && <OwnThisBusiness business={business} />}
            <Attribution business={business} />
            {report}
          </HydrationStep>
        </div>
      </div>
    </div>
  );
}

/**
 * Counts a view and returns a function that counts other interactions. Nothing is counted for a closed place, or for
 * owners and administrators, who are the only ones who can see businesses that aren't public.
 */
function useTracking(business: BusinessDetail): (interaction: InteractionType) => void {
  const { id, closedAt } = business;
  const isCounted = closedAt === null && fullViewOf(business) === null;
  const track = (interaction: InteractionType): void => {
    if (isCounted) trackInteraction(id, interaction);
  };
  useEffect(() => {
    if (isCounted) trackInteraction(id, 'view');
  }, [id, isCounted]);
  return track;
}

function QuickStats({ business }: Pick<BusinessProfileProps, 'business'>) {
  const { reviewCount, avgRating, category, tier } = business;
  const stats = [
    ['Average Rating', reviewCount === 0 ? 'No reviews yet' : Number(avgRating).toFixed(1)],
    ['Total Reviews', reviewCount.toLocaleString('en-US')],
    ['Category', CATEGORY_LABEL[category]],
    ['Listing Type', LISTING_TIER[tier].label],
  ] as const;
  return (
    <Card as="section" aria-labelledby="quick-stats">
      <h2 id="quick-stats" className="mb-3 text-xl">
        Quick Stats
      </h2>
      <dl className="divide-y divide-line">
        {stats.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-2.5">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Invites the owner to claim the business. If it is claimed, another member can ask its owner. */
function OwnThisBusiness({ business }: Pick<BusinessProfileProps, 'business'>) {
  const viewer = useViewer();
  if (business.isClaimed) {
    if (viewer !== null && viewer.id === business.ownerId) return null;
    return (
      <p className="text-sm text-muted">
        Is this your business?{' '}
        <Link to={`/claim-business/${business.id}`} className="text-link">
          Request ownership
        </Link>
      </p>
    );
  }
  return (
    <Card as="section" aria-labelledby="own" className="border-transparent bg-marigold-soft">
      <h2 id="own" className="flex items-center gap-2.5 text-xl">
        <Store aria-hidden="true" className="size-6 text-marigold-strong" />
        Own This Business?
      </h2>
      <p className="mt-2 mb-4">Claim it to respond to reviews and keep your listing up to date.</p>
      <ButtonLink to={`/claim-business/${business.id}`} variant="secondary" className="w-full">
        Claim This Listing
      </ButtonLink>
    </Card>
  );
}

/** The attribution that licenses of imported data require, one per source. */
function Attribution({ business }: Pick<BusinessProfileProps, 'business'>) {
  if (business.attribution === null) return null;
  const credits = business.attribution.split('; ');
  return (
    <p className="text-sm text-muted">
      {credits.length === 1 ? 'Source of this listing: ' : 'Sources of this listing: '}
      {credits.map((credit, index) => (
        <Fragment key={credit}>
          {index > 0 && '; '}
          <Credit credit={credit} />
        </Fragment>
      ))}
    </p>
  );
}

function Credit({ credit }: { readonly credit: string }) {
  const license = LICENSES.find(([source]) => source.test(credit))?.[1];
  if (license === undefined) return credit;
  return (
    <a href={license} target="_blank" rel="noopener noreferrer" className="text-link">
      {credit}
    </a>
  );
}
