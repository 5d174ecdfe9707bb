/*
 * The house's animals, to be placed in scenes. Each stands with the middle of its feet on (0, 0) and
 * is about 150 units tall; `at` is an SVG transform.
 */
interface Placed {
  readonly at?: string | undefined;
}

const LINE = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export function SittingDog({ at, bandana = false }: Placed & { readonly bandana?: boolean }) {
  return (
    <g transform={at}>
      <path d="M32-16c22-2 32-22 25-42" className="stroke-art-fur" strokeWidth="12" {...LINE} />
      <ellipse cx="-36" cy="-5" rx="15" ry="7" className="fill-art-fur" />
      <ellipse cx="36" cy="-5" rx="15" ry="7" className="fill-art-fur" />
      <path d="M-27-92c-8 28-22 54-19 78 1 8 8 12 16 12h60c8 0 15-4 16-12 3-24-11-50-19-78Z" className="fill-art-fur" />
      <path d="M-17-86c-5 24-1 44 17 52 18-8 22-28 17-52Z" className="fill-art-cream" />
      <path
        d="M-19-46c1 14 1 28 0 42M19-46c-1 14-1 28 0 42"
        className="stroke-art-bark/35"
        strokeWidth="2.5"
        {...LINE}
      />
      <path d="M0-34v32" className="stroke-art-bark/35" strokeWidth="2.5" {...LINE} />
      <path
        d="M-20-4c0-5 4-9 10-9s10 4 10 9-4 5-10 5-10 0-10-5ZM0-4c0-5 4-9 10-9s10 4 10 9-4 5-10 5-10 0-10-5Z"
        className="fill-art-cream"
      />
      <DogHead />
      {bandana ? (
        <path
          d="M-27-88c9 7 18 9 27 9s18-2 27-9l3 7c-6 5-10 7-16 9L0-54l-14-18c-6-2-10-4-16-9Z"
          className="fill-art-coral"
        />
      ) : (
        <g>
          <path d="M-24-87c8 6 16 8 24 8s16-2 24-8" className="stroke-art-forest" strokeWidth="7" {...LINE} />
          <circle cx="0" cy="-74" r="5.5" className="fill-art-sun" />
        </g>
      )}
    </g>
  );
}

/** Centred on (0, -112), for bodies and for portraits. */
export function DogHead() {
  return (
    <g>
      <path d="M0-150c24 0 36 16 36 36 0 22-15 35-36 35s-36-13-36-35c0-20 12-36 36-36Z" className="fill-art-fur" />
      <path
        d="M-7-149c2 14 0 26-6 34-5 6-7 11-7 16 0 12 9 20 20 20s20-8 20-20c0-5-2-10-7-16-6-8-8-20-6-34-4-1-10-1-14 0Z"
        className="fill-art-cream"
      />
      <path
        d="M-24-144c-19-6-32 12-31 34 0 13 6 21 13 19 9-2 11-15 13-28 1-9 6-17 5-25ZM24-144c19-6 32 12 31 34 0 13-6 21-13 19-9-2-11-15-13-28-1-9-6-17-5-25Z"
        className="fill-art-bark"
      />
      <path d="M-5-96v6a5 5 0 0 0 10 0v-6Z" className="fill-art-coral" />
      <path d="M0-104v5m-9 0c1 5 7 6 9 1 2 5 8 4 9-1" className="stroke-art-night" strokeWidth="2.6" {...LINE} />
      <path d="M-7-110c0-3 3-4 7-4s7 1 7 4c0 4-4 7-7 7s-7-3-7-7Z" className="fill-art-night" />
      <circle cx="-16" cy="-119" r="4.2" className="fill-art-night" />
      <circle cx="16" cy="-119" r="4.2" className="fill-art-night" />
      <circle cx="-14.5" cy="-120.5" r="1.3" className="fill-art-cream" />
      <circle cx="17.5" cy="-120.5" r="1.3" className="fill-art-cream" />
    </g>
  );
}

export function SittingCat({ at }: Placed) {
  return (
    <g transform={at}>
      <path d="M30-10c26 4 40-8 36-30-2-11-12-14-17-7" className="stroke-art-stone" strokeWidth="11" {...LINE} />
      <path
        d="M-20-78C-32-56-40-34-38-14c1 9 6 14 14 14h48c8 0 13-5 14-14 2-20-6-42-18-64Z"
        className="fill-art-stone"
      />
      <path d="M-13-72c-4 20-2 36 13 44 15-8 17-24 13-44Z" className="fill-art-cream" />
      <path
        d="M-37-30c5-2 9-2 13 0M-35-42c4-2 8-2 11 0M37-30c-5-2-9-2-13 0M35-42c-4-2-8-2-11 0"
        className="stroke-art-night/35"
        strokeWidth="3.5"
        {...LINE}
      />
      <path d="M0-28v26" className="stroke-art-night/25" strokeWidth="2.5" {...LINE} />
      <path
        d="M-18-3c0-5 4-8 9-8s9 3 9 8-4 4-9 4-9 1-9-4ZM0-3c0-5 4-8 9-8s9 3 9 8-4 4-9 4-9 1-9-4Z"
        className="fill-art-cream"
      />
      <CatHead />
      <path d="M-20-73c7 5 13 7 20 7s13-2 20-7" className="stroke-art-coral" strokeWidth="6" {...LINE} />
      <circle cx="0" cy="-62" r="4.5" className="fill-art-sun" />
    </g>
  );
}

/** Centred on (0, -98). */
export function CatHead() {
  return (
    <g>
      <path
        d="M-31-104c-4-13-5-25-2-34 1-4 4-4 7-2l17 13c6-1 12-1 18 0l17-13c3-2 6-2 7 2 3 9 2 21-2 34 5 21-8 35-31 35s-36-14-31-35Z"
        className="fill-art-stone"
      />
      <path
        d="M-28-130l12 9c-5 2-9 6-11 11-2-8-2-14-1-20ZM28-130l-12 9c5 2 9 6 11 11 2-8 2-14 1-20Z"
        className="fill-art-blush"
      />
      <path d="M-16-86c0-6 8-9 16-9s16 3 16 9c0 8-8 14-16 14s-16-6-16-14Z" className="fill-art-cream" />
      <path d="M0-126v10M-8-124l2 8M8-124l-2 8" className="stroke-art-night/35" strokeWidth="3.5" {...LINE} />
      <path d="M-4.5-91h9L0-86Z" className="fill-art-coral stroke-art-coral" strokeWidth="2" strokeLinejoin="round" />
      <path d="M0-85c-1 4-6 5-8 2M0-85c1 4 6 5 8 2" className="stroke-art-night" strokeWidth="2.3" {...LINE} />
      <ellipse cx="-15" cy="-101" rx="3.8" ry="4.8" className="fill-art-night" />
      <ellipse cx="15" cy="-101" rx="3.8" ry="4.8" className="fill-art-night" />
      <circle cx="-13.8" cy="-103" r="1.3" className="fill-art-cream" />
      <circle cx="16.2" cy="-103" r="1.3" className="fill-art-cream" />
      <path
        d="M-22-88l-17-4M-22-83l-17 2M22-88l17-4M22-83l17 2"
        className="stroke-art-night/40"
        strokeWidth="1.6"
        {...LINE}
      />
    </g>
  );
}

/** A small bird, 40 units tall. */
export function PerchedBird({ at }: Placed) {
  return (
    <g transform={at}>
      <path d="M-18-10-36-4l4-12Z" className="fill-art-forest" />
      <path d="M-22-14c0-12 10-22 22-22 10 0 16 7 16 15 0 13-9 21-21 21-9 0-17-5-17-14Z" className="fill-art-water" />
      <path d="M4-4c6-3 10-8 11-15-8-1-14 3-15 9 0 3 1 5 4 6Z" className="fill-art-cream" />
      <path d="M-18-12c4-8 12-10 18-7-2 9-9 13-18 7Z" className="fill-art-forest" />
      <path d="m14-26 11 4-11 4Z" className="fill-art-sun" />
      <circle cx="7" cy="-26" r="2.5" className="fill-art-night" />
      <path d="M-4 0v5M3 0v5" className="stroke-art-bark" strokeWidth="2" {...LINE} />
    </g>
  );
}

/** A rabbit that sits sideways, 84 units tall. */
export function SittingRabbit({ at }: Placed) {
  return (
    <g transform={at}>
      <circle cx="-34" cy="-14" r="9" className="fill-art-cream" />
      <path
        d="M-34-12c0-26 18-40 38-40 16 0 26 10 26 26v20c0 4-2 6-6 6h-46c-8 0-12-4-12-12Z"
        className="fill-art-sand"
      />
      <path
        d="M10-78c-5-14-4-28 3-30 7-1 10 12 10 26ZM24-80c0-14 5-27 12-25 7 1 5 16-2 28Z"
        className="fill-art-sand"
      />
      <path d="M14-80c-3-9-3-18 1-20 4 0 5 9 5 18Z" className="fill-art-blush" />
      <path d="M6-58c0-15 9-24 21-24 13 0 22 9 22 21s-9 20-22 20S6-47 6-58Z" className="fill-art-sand" />
      <circle cx="33" cy="-64" r="3.3" className="fill-art-night" />
      <path d="M47-60c-2 2-4 2-6 1" className="stroke-art-coral" strokeWidth="3" {...LINE} />
      <path d="M-26-2c0-12 9-20 20-20S10-14 10-2" className="stroke-art-bark/35" strokeWidth="2.5" {...LINE} />
      <path d="M20 0c0-4 4-6 9-6s9 2 9 6Z" className="fill-art-cream" />
    </g>
  );
}
