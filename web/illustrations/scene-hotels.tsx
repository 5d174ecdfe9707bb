import { CatHead } from './animals.js';

/** A room with a view, and the guest who has already chosen the bed. */
export function HotelsScene() {
  return (
    <g>
      <path d="M-100-100h600v500h-600Z" className="fill-art-blush" />
      <path d="M-100 236h600v170h-600Z" className="fill-art-sand" />
      <path d="M-100 230h600v10h-600Z" className="fill-art-cream" />
      <View />
      <Lamp />
      <Bed />
      <g transform="translate(262 184)">
        <path
          d="M-62 18c-6-24 14-44 44-44 32 0 60 14 60 36 0 6-4 10-10 10h-84c-5 0-9-1-10-2Z"
          className="fill-art-stone"
        />
        <path
          d="M38 16c10 6 4 14-10 12h-44"
          className="fill-none stroke-art-stone"
          strokeWidth="11"
          strokeLinecap="round"
        />
        <path
          d="M-8-24c-3 8-3 14 0 20M10-22c-3 8-3 14 0 20M27-14c-3 6-3 12 0 16"
          className="fill-none stroke-art-night/30"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <g transform="translate(-46 98) rotate(-6)">
          <CatHead />
        </g>
      </g>
      <Suitcase />
    </g>
  );
}

function View() {
  return (
    <g>
      <path d="M40 40a10 10 0 0 1 10-10h100a10 10 0 0 1 10 10v116H40Z" className="fill-art-cream" />
      <path d="M50 46a6 6 0 0 1 6-6h88a6 6 0 0 1 6 6v100H50Z" className="fill-art-sky" />
      <circle cx="122" cy="66" r="14" className="fill-art-sun" />
      <path d="m50 124 34-46 26 32 14-16 26 34v18H50Z" className="fill-art-hill" />
      <path d="M50 132c26-14 62-14 100-2v16H50Z" className="fill-art-meadow" />
      <path d="M97 40h6v106h-6ZM50 90h100v5H50Z" className="fill-art-cream" />
      <path d="M28 26h36c-2 54-10 98-36 134ZM172 26h-36c2 54 10 98 36 134Z" className="fill-art-coral" />
      <path d="M20 20h160" className="stroke-art-bark" strokeWidth="6" strokeLinecap="round" />
      <path d="M34 156h132v9H34Z" className="fill-art-fur" />
    </g>
  );
}

function Lamp() {
  return (
    <g>
      <path d="M352 214h44v70h-44Z" className="fill-art-fur" />
      <path d="M352 214h44v10h-44Z" className="fill-art-bark" />
      <path d="M374 168v46m-12 0h24" className="stroke-art-bark" strokeWidth="5" strokeLinecap="round" />
      <path d="M362 130h24l12 42h-48Z" className="fill-art-sun" />
    </g>
  );
}

function Bed() {
  return (
    <g>
      <path d="M108 270v24M340 270v24" className="stroke-art-bark" strokeWidth="10" strokeLinecap="round" />
      <path d="M310 122a16 16 0 0 1 32 0v150h-32Z" className="fill-art-bark" />
      <path d="M96 216a10 10 0 0 1 20 0v56H96Z" className="fill-art-bark" />
      <path d="M108 214h220v58H108Z" className="fill-art-cream" />
      <path d="M258 214c-4-20 4-30 26-30h28c10 0 14 8 14 30Z" className="fill-art-cream" />
      <path
        d="M104 222c0-12 8-18 20-18h170c12 0 16 6 16 16v30c-34 10-66-4-102 4-36 8-68 2-104 0Z"
        className="fill-art-forest"
      />
      <path
        d="M104 236c34 6 70 2 104-4 36-6 68 6 102-2v12c-34 10-66-4-102 4-36 8-70 4-104 2Z"
        className="fill-art-sun"
      />
    </g>
  );
}

function Suitcase() {
  return (
    <g>
      <path d="M38 226v-10a8 8 0 0 1 8-8h18a8 8 0 0 1 8 8v10" className="fill-none stroke-art-bark" strokeWidth="5" />
      <path
        d="M20 226h70a8 8 0 0 1 8 8v46a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8v-46a8 8 0 0 1 8-8Z"
        className="fill-art-coral"
      />
      <path d="M28 226h8v62h-8ZM74 226h8v62h-8Z" className="fill-art-bark" />
      <path d="M50 250c2-5 10-4 10 2 0 5-6 8-10 11-4-3-10-6-10-11 0-6 8-7 10-2Z" className="fill-art-cream" />
    </g>
  );
}
