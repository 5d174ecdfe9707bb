import { classNames } from '../lib/class-names.js';
import type { Tier } from './scene-name.js';

interface Shape {
  /** The medal's outline in a box of 40: round, square, six-sided, a flower. */
  readonly outline: string;
  readonly fill: string;
}

const MEDAL: Readonly<Record<Tier, Shape>> = {
  bronze: { outline: 'M20 3a17 17 0 1 1 0 34 17 17 0 0 1 0-34Z', fill: 'fill-bronze' },
  silver: {
    outline: 'M10 4h20a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6Z',
    fill: 'fill-silver',
  },
  gold: {
    outline:
      'M17 3.2a6 6 0 0 1 6 0l9.6 5.5a6 6 0 0 1 3 5.2v12.2a6 6 0 0 1-3 5.2L23 36.8a6 6 0 0 1-6 0l-9.6-5.5a6 6 0 0 1-3-5.2V13.9a6 6 0 0 1 3-5.2Z',
    fill: 'fill-gold',
  },
  platinum: {
    outline:
      'M20 3.6A4.6 4.6 0 0 1 28.2 5.8A4.6 4.6 0 0 1 34.2 11.8A4.6 4.6 0 0 1 36.4 20A4.6 4.6 0 0 1 34.2 28.2A4.6 4.6 0 0 1 28.2 34.2A4.6 4.6 0 0 1 20 36.4A4.6 4.6 0 0 1 11.8 34.2A4.6 4.6 0 0 1 5.8 28.2A4.6 4.6 0 0 1 3.6 20A4.6 4.6 0 0 1 5.8 11.8A4.6 4.6 0 0 1 11.8 5.8A4.6 4.6 0 0 1 20 3.6Z',
    fill: 'fill-platinum',
  },
};

export function Medal({ tier }: { readonly tier: Tier }) {
  const { outline, fill } = MEDAL[tier];
  return (
    <g>
      <path d={outline} className={classNames(fill, 'stroke-art-night/60')} strokeWidth="1.2" />
      <g className="fill-art-night">
        <ellipse cx="12.3" cy="18.3" rx="2.6" ry="3.4" transform="rotate(-22 12.3 18.3)" />
        <ellipse cx="17.2" cy="13.6" rx="2.7" ry="3.6" transform="rotate(-7 17.2 13.6)" />
        <ellipse cx="22.8" cy="13.6" rx="2.7" ry="3.6" transform="rotate(7 22.8 13.6)" />
        <ellipse cx="27.7" cy="18.3" rx="2.6" ry="3.4" transform="rotate(22 27.7 18.3)" />
        <path d="M20 19.5c3.5 0 7 3.6 7 6.9 0 2.3-1.7 3.4-3.5 3.4-1.4 0-2.3-.7-3.5-.7s-2.1.7-3.5.7c-1.8 0-3.5-1.1-3.5-3.4 0-3.3 3.5-6.9 7-6.9Z" />
      </g>
    </g>
  );
}
