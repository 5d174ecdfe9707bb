import { Svg } from '../../illustrations/drawing.js';
import { classNames } from '../../lib/page/class-names.js';

export type StarSize = 'sm' | 'md' | 'lg';

/** Height of the row of stars, in pixels. */
const HEIGHT: Readonly<Record<StarSize, number>> = { sm: 16, md: 20, lg: 28 };

const STAR =
  'M10 1.9c.5 0 .9.3 1.1.7l1.9 4c.1.3.4.5.7.5l4.3.6c1 .2 1.4 1.4.7 2.1l-3.2 3.1c-.2.2-.3.5-.3.8l.8 4.4c.2 1-.9 1.8-1.8 1.3l-3.7-2a1 1 0 0 0-1 0l-3.8 2c-.9.5-1.9-.3-1.7-1.3l.7-4.4c.1-.3 0-.6-.2-.8L1.3 9.8c-.7-.7-.3-1.9.7-2.1l4.3-.6c.3 0 .6-.2.7-.5l1.9-4c.2-.4.6-.7 1.1-.7Z';

const PLACES = [0, 1, 2, 3, 4] as const;
const STEP = 21;
const WIDTH = STEP * 4 + 20;

/** Returns a rating (a number, or a decimal as text in the API) as a number from 0 to 5; 0 if invalid. */
function ratingOf(value: number | string): number {
  const rating = Number(value);
  return Number.isFinite(rating) ? Math.min(5, Math.max(0, rating)) : 0;
}

/** Five stars, filled to the nearest half, as one image named 'Rated 4.5 out of 5'. */
export function Stars({
  value,
  size = 'md',
}: {
  readonly value: number | string;
  readonly size?: StarSize | undefined;
}) {
  const rating = ratingOf(value);
  const halves = Math.round(rating * 2) / 2;
  const whole = Math.floor(halves);
  const left = whole * STEP;
  return (
    <svg
      role="img"
      aria-label={`Rated ${Number(rating.toFixed(1))} out of 5`}
      viewBox={`0 0 ${WIDTH} 20`}
      height={HEIGHT[size]}
      width={(HEIGHT[size] * WIDTH) / 20}
      className="shrink-0"
    >
      {whole < 5 && (
        <svg x={left} width={WIDTH - left} height="20">
          <use href="#stars" x={-left} className="fill-sunken stroke-star" />
        </svg>
      )}
      {halves > 0 && (
        // A nested viewport cuts a star in half; clip paths would need IDs.
        <svg width={left + (halves - whole) * 20} height="20">
          <use href="#stars" className="fill-star stroke-star" />
        </svg>
      )}
    </svg>
  );
}

/** The end of the shape of the stars. The server adds further shapes that pictures share (web/ui/show/shared-shapes.ts). */
export const SHAPES_END = '<!--shapes-->';

const STARS = PLACES.map((place) => `<use href="#star" x="${place * STEP}"/>`).join('');
const SHAPE = `<path id="star" d="${STAR}" stroke-width="1.3"/><g id="stars">${STARS}</g>${SHAPES_END}`;

/** The shape of the stars, once on each page: a list draws it a hundred times. */
export function StarShape() {
  return <Svg className="absolute size-0" viewBox="0 0 1 1" shapes={SHAPE} />;
}

interface RatingProps {
  readonly value: number | string;
  /** The number of reviews; without it, the rating is a single review's, in whole stars. */
  readonly count?: number | undefined;
  readonly size?: StarSize | undefined;
  readonly className?: string | undefined;
}

/** Stars, the number, and '(12 reviews)'; 'No reviews yet' if there are none. */
export function Rating({ value, count, size = 'md', className }: RatingProps) {
  const row = classNames('inline-flex flex-wrap items-center gap-x-2', TEXT[size], className);
  if (count === 0) return <span className={classNames(row, 'text-muted')}>No reviews yet</span>;
  return (
    <span className={row}>
      <Stars value={value} size={size} />
      <span aria-hidden="true" className="font-bold tabular-nums">
        {count === undefined ? ratingOf(value) : ratingOf(value).toFixed(1)}
      </span>
      {count !== undefined && (
        <span className="text-muted">
          ({count.toLocaleString('en-US')} {count === 1 ? 'review' : 'reviews'})
        </span>
      )}
    </span>
  );
}

const TEXT: Readonly<Record<StarSize, string>> = { sm: 'text-sm', md: 'text-base', lg: 'text-lg' };
