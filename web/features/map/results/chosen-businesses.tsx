import { useEffect, useRef, type KeyboardEvent } from 'react';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MapPoint } from '../../../../interfaces/contract/business/business.js';
import { placeDrawing } from '../../../../interfaces/contract/shared/words.js';
import { businessPath } from '../../../lib/path/browse-search.js';
import { kindName } from '../../../lib/words/kind-name.js';
import { placeName, type Place } from '../../../lib/words/town-name.js';
import { OpenLine } from '../../../ui/business/open-state.js';
import { FitBadge, PremiumBadge } from '../../../ui/show/badge.js';
import { IconButton } from '../../../ui/button.js';
import { Picture } from '../../../ui/show/picture.js';
import { Rating } from '../../../ui/show/stars.js';
import { useChosenBusiness } from './map.queries.js';

interface ChosenBusinessesProps {
  readonly points: readonly MapPoint[];
  /** Address of the map's list, for the link back from a business; undefined if it is a secret. */
  readonly from: string | undefined;
  readonly onClose: () => void;
}

/**
 * The selection on the map: a small card for one business, or a list for several at the same spot. Escape and 'Close'
 * end it.
 */
export function ChosenBusinesses({ points, from, onClose }: ChosenBusinessesProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [first, ...more] = points;
  useEffect(() => panel.current?.focus(), [first?.id]);
  if (first === undefined) return null;
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onClose();
  };
  return (
    <div
      ref={panel}
      role="group"
      aria-label={more.length === 0 ? first.name : `${points.length} places`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="absolute inset-x-3 bottom-9 z-10 max-h-[70%] animate-rise overflow-y-auto rounded-md border border-line bg-card p-3 pr-12 shadow-lift sm:mx-auto sm:max-w-md"
    >
      {more.length === 0 ? (
        <OneBusiness point={first} from={from} />
      ) : (
        <ul className="divide-y divide-line">
          {points.map((point) => (
            <li key={point.id}>
              <Link to={businessPath(point.id, from)} className="flex min-h-11 flex-wrap items-center gap-x-3 py-2">
                <span className="font-semibold hover:underline">{point.name}</span>
                <span className="text-sm text-muted">
                  {kindName(point)}
                  {point.reviewCount > 0 && ` · ${Number(point.avgRating).toFixed(1)} stars`}
                </span>
                <FitBadge fit={point.fit} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <IconButton label="Close" onClick={onClose} className="absolute top-1 right-1">
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function OneBusiness({ point, from }: { readonly point: MapPoint; readonly from: string | undefined }) {
  const { data: business } = useChosenBusiness(point.id);
  return (
    <div className="relative flex gap-4">
      <Picture
        src={business?.images[0]}
        drawing={business && placeDrawing(point)}
        alt=""
        width={400}
        height={300}
        sizes="6rem"
        className="size-24 shrink-0 rounded-sm"
      />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="text-sm text-muted">{kindName(point)}</p>
        <p className="line-clamp-2 font-bold">
          <Link to={businessPath(point.id, from)} className="stretched-link">
            {point.name}
          </Link>
        </p>
        <Rating value={point.avgRating} count={point.reviewCount} size="sm" />
        <p className="text-sm text-muted">{whereText(business, point.distance)}</p>
        {business !== undefined && business.hours !== null && (
          <p className="text-sm text-muted">
            <OpenLine hours={business.hours} />
          </p>
        )}
        <p className="flex flex-wrap gap-2 empty:hidden">
          <FitBadge fit={point.fit} />
          {point.tier === 'premium' && <PremiumBadge />}
        </p>
      </div>
    </div>
  );
}

/** Returns text such as 'Austin, TX · 0.4 miles away'. */
export function whereText(place: Place | undefined, distance: number | undefined): string {
  const away = distance === undefined ? '' : `${distance.toFixed(1)} miles away`;
  return [place === undefined ? '' : placeName(place), away].filter(Boolean).join(' · ');
}
