import { SittingDog } from './animals.js';

/** A café's front in the morning, a table set, and somebody who hopes. */
export function RestaurantsScene() {
  return (
    <g>
      <path d="M-100-100h600v500h-600Z" className="fill-art-dawn" />
      <path d="M46 62h308v190H46Z" className="fill-art-cream" />
      <path d="M46 232h308v20H46Z" className="fill-art-sand" />
      <Window />
      <path d="M76 128h62v124H76Z" className="fill-art-forest" />
      <path d="M86 138h42v50H86Z" className="fill-art-sky" />
      <circle cx="128" cy="206" r="3.5" className="fill-art-sun" />
      <Awning />
      <path d="M-100 250h600v150h-600Z" className="fill-art-sand" />
      <path d="M-100 250h600v7h-600Z" className="fill-art-bark/25" />
      <Planter />
      <Table />
      <SittingDog at="translate(316 276) scale(.82)" />
      <path d="M244 282c0-6 4-10 8-10h22c4 0 8 4 8 10Z" className="fill-art-coral" />
      <ellipse cx="263" cy="272" rx="13" ry="3.5" className="fill-art-bark" />
    </g>
  );
}

function Awning() {
  return (
    <g>
      <path d="M40 58h320l14 48H26Z" className="fill-art-cream" />
      <path
        d="M40 58h46l-6 48H26ZM131 58h46l-1 48h-50ZM223 58h46l5 48h-50ZM314 58h46l14 48h-50Z"
        className="fill-art-coral"
      />
      <path
        d="M26 106h54c0 14-10 22-27 22s-27-8-27-22ZM126 106h50c0 14-9 22-25 22s-25-8-25-22ZM224 106h50c0 14-9 22-25 22s-25-8-25-22ZM324 106h50c0 14-9 22-25 22s-25-8-25-22Z"
        className="fill-art-coral"
      />
      <path
        d="M80 106h46c0 14-8 22-23 22s-23-8-23-22ZM176 106h48c0 14-8 22-24 22s-24-8-24-22ZM274 106h50c0 14-9 22-25 22s-25-8-25-22Z"
        className="fill-art-cream"
      />
      <path d="M40 46h320v14H40Z" className="fill-art-forest" />
    </g>
  );
}

function Window() {
  return (
    <g>
      <path d="M166 134h160v84H166Z" className="fill-art-forest" />
      <path d="M174 142h68v68h-68ZM250 142h68v68h-68Z" className="fill-art-sky" />
      <path d="m180 204 40-56h12l-40 56ZM290 204l22-32v18l-10 14Z" className="fill-art-cream/70" />
      <path d="M192 142v14M284 142v14" className="stroke-art-bark" strokeWidth="2" />
      <path d="M182 168c0-7 4-12 10-12s10 5 10 12ZM274 168c0-7 4-12 10-12s10 5 10 12Z" className="fill-art-sun" />
    </g>
  );
}

function Planter() {
  return (
    <g>
      <path
        d="M28 214c-14-6-18-22-10-34 12 4 17 16 14 28 2-18 10-30 22-34 6 16 0 32-16 40Z"
        className="fill-art-meadow"
      />
      <path d="M34 214c-2-22 2-38 8-48 6 12 6 32 0 48Z" className="fill-art-forest" />
      <path d="M12 212h48l-6 48H18Z" className="fill-art-coral" />
      <path d="M9 206h54v12H9Z" className="fill-art-bark" />
    </g>
  );
}

function Table() {
  return (
    <g>
      <path d="M187 214h8v56h-8Z" className="fill-art-bark" />
      <path d="M164 276c4-8 16-10 27-10s23 2 27 10Z" className="fill-art-bark" />
      <ellipse cx="191" cy="212" rx="58" ry="9" className="fill-art-fur" />
      <ellipse cx="191" cy="209" rx="58" ry="9" className="fill-art-cream" />
      <path d="M154 186h28v12c0 6-5 10-14 10s-14-4-14-10Z" className="fill-art-water" />
      <path d="M182 190c9-2 10 11 0 11" className="fill-none stroke-art-water" strokeWidth="3.5" />
      <path
        d="M162 180c-4-5 4-7 0-13M172 180c-4-5 4-7 0-13"
        className="fill-none stroke-art-bark/45"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <ellipse cx="214" cy="207" rx="22" ry="4.5" className="fill-art-stone" />
      <path d="M198 204c0-10 8-16 17-16s16 6 16 16Z" className="fill-art-sun" />
      <path
        d="M206 194l5 4m4-7 4 5m3-3 3 5"
        className="fill-none stroke-art-bark/50"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  );
}
