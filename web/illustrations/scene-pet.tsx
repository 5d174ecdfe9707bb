import type { ReactNode } from 'react';
import { CatHead, DogHead } from './animals.js';
import { PawPrint } from './paw-print.js';
import type { PetKind } from './scene-name.js';

const ROUND = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

interface Head {
  readonly ground: string;
  readonly head: () => ReactNode;
}

const PORTRAIT: Readonly<Record<PetKind, Head>> = {
  dog: {
    ground: 'fill-art-dawn',
    head: () => (
      <g transform="translate(60 176)">
        <DogHead />
      </g>
    ),
  },
  cat: {
    ground: 'fill-art-blush',
    head: () => (
      <g transform="translate(60 164)">
        <CatHead />
      </g>
    ),
  },
  bird: { ground: 'fill-art-sky', head: Bird },
  rabbit: { ground: 'fill-art-hill', head: Rabbit },
  fish: { ground: 'fill-art-dawn', head: Fish },
  reptile: { ground: 'fill-art-sky', head: Turtle },
  other: { ground: 'fill-art-cream', head: Other },
};

export function Portrait({ pet }: { readonly pet: PetKind }) {
  const { ground, head: Drawn } = PORTRAIT[pet];
  return (
    <g>
      <circle cx="60" cy="60" r="60" className={ground} />
      <Drawn />
    </g>
  );
}

function Bird() {
  return (
    <g>
      <path d="M52 22c-4-8 0-14 6-16 0 5 2 7 4 9 1-4 4-6 8-6-1 5-3 9-6 13Z" className="fill-art-sun" />
      <path d="M60 20c22 0 34 16 34 38 0 24-15 40-34 40S26 82 26 58c0-22 12-38 34-38Z" className="fill-art-sun" />
      <path d="M60 62c14 0 24 6 27 17-5 12-15 19-27 19s-22-7-27-19c3-11 13-17 27-17Z" className="fill-art-cream" />
      <path
        d="M26 58c-8 6-10 20-4 30 8-2 13-10 12-20ZM94 58c8 6 10 20 4 30-8-2-13-10-12-20Z"
        className="fill-art-coral"
      />
      <path d="M50 54c2-4 18-4 20 0 1 6-5 14-10 14s-11-8-10-14Z" className="fill-art-bark" />
      <path d="M50 54c6 3 14 3 20 0" className="stroke-art-night/40" strokeWidth="2" {...ROUND} />
      <circle cx="43" cy="46" r="5" className="fill-art-night" />
      <circle cx="77" cy="46" r="5" className="fill-art-night" />
      <circle cx="44.8" cy="44.4" r="1.6" className="fill-art-cream" />
      <circle cx="78.8" cy="44.4" r="1.6" className="fill-art-cream" />
      <ellipse cx="35" cy="58" rx="5" ry="3.4" className="fill-art-coral/70" />
      <ellipse cx="85" cy="58" rx="5" ry="3.4" className="fill-art-coral/70" />
      <path d="M52 98v7m-5 0h10M68 98v7m-5 0h10" className="stroke-art-bark" strokeWidth="3" {...ROUND} />
    </g>
  );
}

function Rabbit() {
  return (
    <g>
      <path
        d="M44 56C32 36 30 10 40 7c11-2 17 22 16 46ZM76 56c12-20 14-46 4-49-11-2-17 22-16 46Z"
        className="fill-art-cream"
      />
      <path d="M45 48c-7-14-8-30-4-32 5-1 9 16 9 32ZM75 48c7-14 8-30 4-32-5-1-9 16-9 32Z" className="fill-art-blush" />
      <path d="M60 46c22 0 34 13 34 30 0 19-14 31-34 31S26 95 26 76c0-17 12-30 34-30Z" className="fill-art-cream" />
      <circle cx="44" cy="72" r="4.6" className="fill-art-night" />
      <circle cx="76" cy="72" r="4.6" className="fill-art-night" />
      <circle cx="45.6" cy="70.4" r="1.5" className="fill-art-sky" />
      <circle cx="77.6" cy="70.4" r="1.5" className="fill-art-sky" />
      <path d="M55 82h10l-5 5Z" className="fill-art-coral stroke-art-coral" strokeWidth="2" strokeLinejoin="round" />
      <path d="M60 88v4m0 0c-2 4-8 4-9 0m9 0c2 4 8 4 9 0" className="stroke-art-night" strokeWidth="2.3" {...ROUND} />
      <ellipse cx="36" cy="84" rx="6" ry="4" className="fill-art-blush" />
      <ellipse cx="84" cy="84" rx="6" ry="4" className="fill-art-blush" />
      <path
        d="M40 88l-15-2m15 7-14 4m54-9 15-2m-15 7 14 4"
        className="stroke-art-bark/40"
        strokeWidth="1.8"
        {...ROUND}
      />
    </g>
  );
}

function Fish() {
  return (
    <g>
      <path d="M20 90c14-5 22 4 36 0s24-6 44 0" className="stroke-art-water" strokeWidth="4" {...ROUND} />
      <path
        d="M84 60c8-16 17-20 23-18 3 1 2 5 1 9-2 6-2 12 0 18 1 4 2 8-1 9-6 2-15-2-23-18Z"
        className="fill-art-coral"
      />
      <path d="M46 38c4-12 16-17 30-13l-6 16ZM48 81c4 9 13 13 22 11l-4-13Z" className="fill-art-coral" />
      <path d="M14 61c8-17 22-26 40-26 17 0 30 10 36 25-6 15-19 25-36 25-18 0-32-8-40-24Z" className="fill-art-sun" />
      <path
        d="M42 37c7 7 10 15 10 23s-3 17-10 24c6 1 13 1 19 0 5-7 7-15 7-24s-2-17-7-24c-7-1-13-1-19 1Z"
        className="fill-art-cream"
      />
      <path d="M56 58c5-4 12-3 15 1-3 6-10 7-15 3Z" className="fill-art-coral" />
      <circle cx="31" cy="56" r="6" className="fill-art-cream" />
      <circle cx="30" cy="56" r="4" className="fill-art-night" />
      <path d="M18 67c3 3 7 4 11 3" className="stroke-art-bark" strokeWidth="2.6" {...ROUND} />
      <g className="fill-art-cream">
        <circle cx="20" cy="38" r="4" />
        <circle cx="28" cy="26" r="5.5" />
        <circle cx="18" cy="22" r="2.6" />
      </g>
    </g>
  );
}

function Turtle() {
  return (
    <g>
      <path d="M24 84c-2 8-6 11-6 14h18l4-12ZM84 84c2 8 6 11 6 14H72l-4-12Z" className="fill-art-hill" />
      <path d="M18 78c-6 1-10 4-12 8 6 2 12 0 16-4Z" className="fill-art-hill" />
      <path d="M78 78c2-18 8-30 20-30 9 0 15 7 15 15 0 10-9 14-16 15-2 8-6 10-12 10Z" className="fill-art-hill" />
      <path d="M14 82c0-26 16-44 37-44s37 18 37 44c0 4-2 6-6 6H20c-4 0-6-2-6-6Z" className="fill-art-forest" />
      <path
        d="M51 48l13 9-5 15H43l-5-15ZM22 74l11-7 6 11-4 4H22ZM80 74l-11-7-6 11 4 4h13Z"
        className="fill-art-meadow"
      />
      <path d="M12 84h78" className="stroke-art-sand" strokeWidth="7" {...ROUND} />
      <circle cx="101" cy="58" r="3.6" className="fill-art-night" />
      <circle cx="102.2" cy="56.8" r="1.2" className="fill-art-cream" />
      <path d="M111 66c-3 3-7 4-11 3" className="stroke-art-forest" strokeWidth="2.4" {...ROUND} />
      <ellipse cx="95" cy="66" rx="3.6" ry="2.4" className="fill-art-coral/60" />
    </g>
  );
}

function Other() {
  return (
    <g>
      <PawPrint at="translate(58 66) scale(3.1)" className="fill-art-forest" />
      <path d="M93 20c3-6 12-5 12 2 0 6-8 10-12 13-4-3-12-7-12-13 0-7 9-8 12-2Z" className="fill-art-coral" />
    </g>
  );
}
