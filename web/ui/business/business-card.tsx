import type { KeyboardEvent } from 'react';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { placeDrawing } from '../../../interfaces/contract/shared/words.js';
import { businessPath } from '../../lib/path/browse-search.js';
import { kindName } from '../../lib/words/kind-name.js';
import { placeName } from '../../lib/words/town-name.js';
import { FavoriteBadge, FitBadge, PremiumBadge, verifiedWords } from '../show/badge.js';
import { Card } from '../page/card.js';
import { useCardAction } from './card-action.js';
import type { CardBusiness } from './card-business.js';
import { CardPerks } from './card-perks.js';
import { OpenPart } from './open-line.js';
import { Picture } from '../show/picture.js';
import { Skeleton } from '../state/skeleton.js';
import { Rating } from '../show/stars.js';

interface BusinessCardProps {
  readonly business: CardBusiness;
  /** The list that contains the card, for the link back from the business. */
  readonly from?: string | undefined;
  /** True for cards above the fold: their pictures load first. */
  readonly eager?: boolean | undefined;
  readonly level?: 2 | 3 | undefined;
}

const SIZES = '(min-width: 75rem) 23rem, (min-width: 40rem) 45vw, 92vw';

/** Flatter in multi-column layouts, so that two rows fit on a screen. */
const SHAPE = 'aspect-3/2 lg:aspect-15/8 min-[90rem]:aspect-2/1';
const BODY = 'flex flex-1 flex-col gap-1 p-4 lg:p-3.5 min-[90rem]:gap-0.5';

/** A business in a list; the whole card links to its page. */
export function BusinessCard({ business, from, eager = false, level = 3 }: BusinessCardProps) {
  const Heading = `h${level}` as const;
  const { id, name, images, imageAlts, isFavorite, tier, fit } = business;
  const action = useCardAction();
  return (
    <Card
      as="article"
      padded={false}
      interactive
      onKeyDown={stepThroughLinks}
      className="flex h-full flex-col overflow-hidden"
    >
      <div className="relative">
        <Picture
          src={images[0]}
          drawing={placeDrawing(business)}
          alt={imageAlts?.[0] ?? ''}
          width={800}
          height={600}
          sizes={SIZES}
          eager={eager}
          className={SHAPE}
        />
        <div className="absolute top-3 right-14 left-3 flex flex-wrap gap-2">
          <FitBadge fit={fit} />
          {isFavorite === true && <FavoriteBadge />}
          {tier === 'premium' && <PremiumBadge />}
        </div>
      </div>
      <div className={BODY}>
        <p className="flex items-baseline justify-between gap-3 text-xs text-muted">
          <KindAndVerified business={business} />
          {business.priceRange && <PriceMark price={business.priceRange} />}
        </p>
        <Heading className="line-clamp-2 text-lg leading-6 tracking-[-0.012em]">
          <Link to={businessPath(id, from)} className="stretched-link">
            {name}
          </Link>
        </Heading>
        <Rating value={business.avgRating} count={business.reviewCount} size="sm" />
        <Where business={business} />
        <OpenPart hours={business.hours} />
        <CardPerks business={business} from={from} />
      </div>
      {action?.(business)}
    </Card>
  );
}

/** The left and right arrow keys go from a name to its perks: besides the heart, a card has one tab stop. */
function stepThroughLinks(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey, target, currentTarget } = event;
  const by = altKey || ctrlKey || metaKey ? 0 : key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const links = [...currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === target);
  const next = by === 0 || at < 0 ? undefined : links[at + by];
  if (next === undefined) return;
  // The key would also scroll a row of cards.
  event.preventDefault();
  next.focus();
}

/** 'Restaurants · Verified in May 2026' on one line. If it doesn't fit, the last words are hidden as a whole. */
function KindAndVerified({ business }: Pick<BusinessCardProps, 'business'>) {
  const { isVerified, lastVerifiedAt } = business;
  const [verified, ...since] = isVerified === true ? verifiedWords(lastVerifiedAt).split(' ') : [];
  return (
    <span className="flex h-[1lh] min-w-0 flex-wrap gap-x-1 overflow-hidden">
      <span className="max-w-full truncate">{kindName(business)}</span>{' '}
      {verified !== undefined && <span>· {verified}</span>} {since.length > 0 && <span>{since.join(' ')}</span>}
    </span>
  );
}

function PriceMark({ price }: { readonly price: string }) {
  return (
    <span className="font-semibold text-ink">
      <span className="sr-only">Price range </span>
      {price}
    </span>
  );
}

function Where({ business }: { readonly business: CardBusiness }) {
  const town = placeName(business);
  const { distance } = business;
  if (town === '' && distance === undefined) return null;
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted">
      <MapPin aria-hidden="true" className="size-4 shrink-0" />
      <span>
        {town}{' '}
        {distance !== undefined && (
          <span className="whitespace-nowrap">
            {town && '· '}
            {distance.toFixed(1)} miles away
          </span>
        )}
      </span>
    </p>
  );
}

export function BusinessCardSkeleton() {
  return (
    <Card padded={false} className="overflow-hidden">
      <Skeleton className={`${SHAPE} rounded-none`} />
      <div className={BODY}>
        <Skeleton className="my-0.5 h-3.5 w-1/3" />
        <Skeleton className="my-1 h-4 w-4/5" />
        <Skeleton className="my-1 h-3.5 w-1/2" />
        <Skeleton className="my-1 h-3.5 w-2/5" />
        <Skeleton className="mt-2 h-5.5 w-3/4 rounded-full" />
      </div>
    </Card>
  );
}
