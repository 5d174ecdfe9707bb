import { DogHead } from './animals.js';

/** Bath day at the groomer's. */
export function ServicesScene() {
  return (
    <g>
      <path d="M-100-100h600v500h-600Z" className="fill-art-sky" />
      <path
        d="M-100 84h600M-100 144h600M-100 24h600M20-20v260M110-20v260M200-20v260M290-20v260M380-20v260"
        className="stroke-art-cream/60"
        strokeWidth="3"
      />
      <path d="M-100 236h600v170h-600Z" className="fill-art-sand" />
      <path d="M-100 230h600v9h-600Z" className="fill-art-cream" />
      <Shelf />
      <Shower />
      <g transform="translate(196 308) scale(1.24)">
        <path d="M-28-92h56l12 40h-80Z" className="fill-art-fur" />
        <DogHead />
        <path
          d="M-20-146c-6-2-8-12 0-15 2-8 14-9 17-2 6-6 18-2 17 6 8 1 9 11 1 13-10 4-26 3-35-2Z"
          className="fill-art-cream"
        />
      </g>
      <Tub />
      <Bubbles />
    </g>
  );
}

function Shelf() {
  return (
    <g>
      <path d="M26 108h104v9H26Z" className="fill-art-fur" />
      <path d="M40 117v12M116 117v12" className="stroke-art-bark" strokeWidth="4" strokeLinecap="round" />
      <path d="M38 72a6 6 0 0 1 6-6h14a6 6 0 0 1 6 6v36H38ZM46 54h10v12H46Z" className="fill-art-coral" />
      <path d="M38 80h26v14H38Z" className="fill-art-cream" />
      <path d="M72 82a6 6 0 0 1 6-6h12a6 6 0 0 1 6 6v26H72ZM79 66h10v10H79Z" className="fill-art-forest" />
      <path d="M104 92h18v16h-18Z" className="fill-art-cream" />
      <path
        d="M108 92c-2-14 0-22 4-30M114 92c1-10 3-18 7-24"
        className="fill-none stroke-art-bark"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}

function Shower() {
  return (
    <g>
      <path
        d="M352 236V72c0-22-14-34-34-34-18 0-30 10-30 28"
        className="fill-none stroke-art-stone"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M264 80c0-12 10-18 24-18s24 6 24 18Z" className="fill-art-stone" />
      <path
        d="M272 92l-4 16M284 92l-2 20M296 92l2 18M306 92l5 15"
        className="stroke-art-water"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M338 150h28" className="stroke-art-coral" strokeWidth="9" strokeLinecap="round" />
    </g>
  );
}

function Tub() {
  return (
    <g>
      <path
        d="M96 278c-8 4-12 12-8 16 6 4 16-2 20-10ZM304 278c8 4 12 12 8 16-6 4-16-2-20-10Z"
        className="fill-art-sun"
      />
      <path d="M70 210h260c-2 50-18 76-52 76H122c-34 0-50-26-52-76Z" className="fill-art-cream" />
      <path d="M78 226h244c-1 8-2 15-4 20H82c-2-5-3-12-4-20Z" className="fill-art-coral" />
      <path d="M64 200h272a8 8 0 0 1 0 18H64a8 8 0 0 1 0-18Z" className="fill-art-cream" />
      <path
        d="M64 212h272a8 8 0 0 0 7-4 8 8 0 0 1-7 14H64a8 8 0 0 1-7-14 8 8 0 0 0 7 4Z"
        className="fill-art-stone/70"
      />
      <path
        d="M156 206c0-9 6-14 13-14s13 5 13 14-6 13-13 13-13-4-13-13ZM212 206c0-9 6-14 13-14s13 5 13 14-6 13-13 13-13-4-13-13Z"
        className="fill-art-fur"
      />
    </g>
  );
}

function Bubbles() {
  return (
    <g>
      <g className="fill-art-cream">
        <circle cx="104" cy="194" r="15" />
        <circle cx="126" cy="186" r="12" />
        <circle cx="86" cy="202" r="10" />
        <circle cx="276" cy="190" r="15" />
        <circle cx="298" cy="198" r="12" />
        <circle cx="258" cy="200" r="10" />
      </g>
      <g className="fill-none stroke-art-water" strokeWidth="2.5">
        <circle cx="94" cy="158" r="8" />
        <circle cx="118" cy="148" r="5" />
        <circle cx="294" cy="152" r="9" />
        <circle cx="316" cy="170" r="5" />
        <circle cx="148" cy="38" r="7" />
        <circle cx="226" cy="46" r="5" />
      </g>
    </g>
  );
}
