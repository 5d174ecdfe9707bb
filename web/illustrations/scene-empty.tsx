import type { ReactNode } from 'react';
import { PerchedBird, SittingCat, SittingDog } from './animals.js';
import { PawPrint } from './paw-print.js';

/** The ground on which each of these stands. */
function Ground({ children }: { readonly children: ReactNode }) {
  return (
    <g>
      <path
        d="M30 118C22 66 66 22 124 28c26-22 78-18 96 14 34 10 46 50 26 80 8 34-22 52-62 48H84c-36 4-62-18-54-52Z"
        className="fill-art-sky"
      />
      <ellipse cx="140" cy="182" rx="112" ry="9" className="fill-art-hill" />
      {children}
    </g>
  );
}

export function NoResults() {
  return (
    <Ground>
      <SittingDog at="translate(112 180) scale(.86)" />
      <path d="m196 132 26 34" className="stroke-art-bark" strokeWidth="11" strokeLinecap="round" />
      <circle cx="180" cy="108" r="34" className="fill-art-cream/70 stroke-art-forest" strokeWidth="8" />
      <PawPrint at="translate(180 109) rotate(18) scale(1.3)" className="fill-art-coral" />
      <path d="M158 100c3-9 9-14 17-16" className="fill-none stroke-art-cream" strokeWidth="5" strokeLinecap="round" />
      <PawPrint at="translate(232 84) rotate(30) scale(.6)" className="fill-art-meadow" />
      <PawPrint at="translate(250 56) rotate(12) scale(.6)" className="fill-art-meadow" />
    </Ground>
  );
}

export function NoFavorites() {
  return (
    <Ground>
      <path
        d="M186 98c-2 34-10 52-38 62"
        className="fill-none stroke-art-bark"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        d="M186 44c7-17 38-15 38 11 0 20-24 32-38 44-14-12-38-24-38-44 0-26 31-28 38-11Z"
        className="fill-art-coral"
      />
      <path d="M160 54c0-7 4-11 10-12" className="fill-none stroke-art-blush" strokeWidth="5" strokeLinecap="round" />
      <path d="M186 96l-5 8h10Z" className="fill-art-coral" />
      <SittingCat at="translate(112 180) scale(.94)" />
      <path d="M236 118c2-5 11-4 11 2s-7 9-11 12c-4-3-11-6-11-12s9-7 11-2Z" className="fill-art-sun" />
      <path d="M52 62c2-5 11-4 11 2s-7 9-11 12c-4-3-11-6-11-12s9-7 11-2Z" className="fill-art-blush" />
    </Ground>
  );
}

export function NoGuideDogs() {
  return (
    <Ground>
      <SittingDog at="translate(138 180) scale(.96)" bandana />
      <path
        d="m58 66 5 10 11 2-8 8 2 11-10-6-10 6 2-11-8-8 11-2ZM222 52l5 10 11 2-8 8 2 11-10-6-10 6 2-11-8-8 11-2Z"
        className="fill-art-sun stroke-art-sun"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <PawPrint at="translate(216 150) rotate(-18) scale(.7)" className="fill-art-forest" />
      <PawPrint at="translate(238 128) rotate(20) scale(.7)" className="fill-art-forest" />
      <PawPrint at="translate(52 148) rotate(14) scale(.7)" className="fill-art-forest" />
    </Ground>
  );
}

export function NoReviews() {
  return (
    <Ground>
      <path
        d="M76 50h122a18 18 0 0 1 18 18v58a18 18 0 0 1-18 18h-72l-30 28c-4 4-8 1-8-4v-24H76a18 18 0 0 1-18-18V68a18 18 0 0 1 18-18Z"
        className="fill-art-cream"
      />
      <path
        d="m98 76 5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1ZM138 76l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1Z"
        className="fill-art-sun stroke-art-sun"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="m178 76 5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1Z"
        className="fill-none stroke-art-sand"
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
      <path d="M84 124h78" className="stroke-art-sand" strokeWidth="7" strokeLinecap="round" />
      <PerchedBird at="translate(188 49) scale(1.15)" />
      <SittingCat at="translate(226 182) scale(.56)" />
    </Ground>
  );
}
