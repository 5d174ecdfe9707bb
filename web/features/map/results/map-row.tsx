import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { BusinessCard, MapPoint } from '../../../../interfaces/contract/business/business.js';
import { placeDrawing } from '../../../../interfaces/contract/shared/words.js';
import { classNames } from '../../../lib/page/class-names.js';
import { highlightBusiness, useHighlightedId } from '../../../lib/page/highlighted-business.store.js';
import { businessPath } from '../../../lib/path/browse-search.js';
import { kindName } from '../../../lib/words/kind-name.js';
import { Picture } from '../../../ui/show/picture.js';
import { OpenLine } from '../../../ui/business/open-state.js';
import { FitBadge } from '../../../ui/show/badge.js';
import { Rating } from '../../../ui/show/stars.js';
import { whereText } from './chosen-businesses.js';
import { useCardsOnMap } from './map.queries.js';
import type { Mark } from './marks.js';

/** Maximum number of cards in the row. Nobody swipes further, and the list has all businesses. */
const MAX_CARDS = 12;

interface MapRowProps {
  readonly marks: readonly Mark[];
  /** The selection on the map; scrolled into view. */
  readonly chosen: readonly MapPoint[];
  readonly from: string;
  readonly isReady: boolean;
}

/** The best businesses on the map as swipeable cards. The card in front is highlighted on the map. */
export function MapRow({ marks, chosen, from, isReady }: MapRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const points = rowOf(marks, chosen);
  const { data: cards } = useCardsOnMap(points.map(({ id }) => id));
  const lit = useHighlightedId(points.map(({ id }) => id));
  const wanted = chosen[0]?.id;
  useEffect(() => {
    const card = wanted === undefined ? null : row.current?.querySelector<HTMLElement>(`[data-business="${wanted}"]`);
    card?.scrollIntoView({ inline: 'start', block: 'nearest' });
    card?.querySelector('a')?.focus({ preventScroll: true });
  }, [wanted]);
  const onScroll = (): void => {
    const front = row.current === null ? undefined : frontOf(row.current);
    if (front !== undefined) highlightBusiness(front, 'list');
  };
  if (points.length === 0) return <NoCards marks={marks} isReady={isReady} />;
  return (
    <ul
      ref={row}
      aria-label="Places on the map"
      onScroll={onScroll}
      className="relative flex shrink-0 snap-x snap-mandatory scroll-px-3 gap-3 overflow-x-auto overscroll-x-contain border-t border-line bg-paper p-3"
    >
      {points.map((point) => (
        <li
          key={point.id}
          data-business={point.id}
          className={classNames(
            'w-[82%] max-w-80 max-[25rem]:w-[90%] max-[23rem]:w-[93%] shrink-0 snap-start rounded-md border bg-card p-3',
            point.id === lit ? 'border-leaf' : 'border-line',
          )}
        >
          <RowCard point={point} card={cards?.find(({ id }) => id === point.id)} from={from} />
        </li>
      ))}
    </ul>
  );
}

/** One line of parts. If they don't fit, the last ones are hidden as a whole. */
const WHOLE_PARTS = 'flex h-[1lh] min-w-0 flex-wrap gap-x-1 overflow-hidden';

/** Returns the best-rated individual businesses on the map, always including the selection. */
function rowOf(marks: readonly Mark[], chosen: readonly MapPoint[]): readonly MapPoint[] {
  const best = marks
    .flatMap(({ points }) => points)
    .toSorted((one, other) => Number(other.avgRating) - Number(one.avgRating) || other.reviewCount - one.reviewCount)
    .slice(0, MAX_CARDS);
  const missing = chosen.filter(({ id }) => best.every((point) => point.id !== id));
  return [...missing, ...best];
}

/** Returns the ID of the card closest to the left edge of the row. */
function frontOf(row: HTMLElement): number | undefined {
  const cards = [...row.querySelectorAll<HTMLElement>('[data-business]')];
  const offset = (card: HTMLElement): number => Math.abs(card.offsetLeft - row.scrollLeft);
  const front = cards.toSorted((one, other) => offset(one) - offset(other))[0];
  return front === undefined ? undefined : Number(front.dataset['business']);
}

interface RowCardProps {
  readonly point: MapPoint;
  /** Absent until loaded. */
  readonly card: BusinessCard | undefined;
  readonly from: string;
}

function RowCard({ point, card, from }: RowCardProps) {
  return (
    <div className="relative flex gap-3">
      <Picture
        src={card?.images[0]}
        drawing={card && placeDrawing(point)}
        alt=""
        width={400}
        height={300}
        sizes="5rem"
        className="size-18 shrink-0 rounded-sm max-[25rem]:size-15"
      />
      <div className="flex min-w-0 flex-col gap-0.5">
        <p className="truncate font-bold">
          <Link to={businessPath(point.id, from)} className="stretched-link">
            {point.name}
          </Link>
        </p>
        <Rating
          value={point.avgRating}
          count={point.reviewCount}
          size="sm"
          // If it doesn't fit, the review count is hidden as a whole.
          className="h-5 overflow-hidden"
        />
        <div className="flex h-5.5 items-center gap-2 text-sm text-muted">
          <FitBadge fit={point.fit} />
          <p className={WHOLE_PARTS}>
            <span className="max-w-full truncate">{kindName(point)}</span>{' '}
            {point.tier === 'premium' && <span>· Premium</span>}
          </p>
        </div>
        <p className="truncate text-sm text-muted">{whereText(card, point.distance)}</p>
        <p className={`text-xs text-muted ${WHOLE_PARTS}`}>{card?.hours && <OpenLine hours={card.hours} />}</p>
      </div>
    </div>
  );
}

function NoCards({ marks, isReady }: Pick<MapRowProps, 'marks' | 'isReady'>) {
  const text = marks.length === 0 ? 'No places here. Move the map or zoom out.' : 'Tap a number to see its places.';
  return (
    <p className="grid min-h-28 shrink-0 place-items-center border-t border-line bg-paper p-4 text-center text-muted">
      {isReady && text}
    </p>
  );
}
