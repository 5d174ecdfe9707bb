import { SittingCat } from './animals.js';

/** A house with room for everybody: its own door, and a kennel beside it. */
export function HomesScene() {
  return (
    <g>
      <path d="M-100-100h600v500h-600Z" className="fill-art-sky" />
      <circle cx="62" cy="58" r="25" className="fill-art-sun" />
      <path d="M286 62c2-12 20-14 25-4 8-6 20 0 18 9 8 1 8 12 0 13h-46c-11-1-10-17 3-18Z" className="fill-art-cream" />
      <path d="M-100 214c80-40 190-52 300-32 100 18 200 12 300-20v238h-600Z" className="fill-art-hill" />
      <Tree />
      <House />
      <path d="M-100 252c140-16 270-18 400-8 70 5 140 3 200-4v170h-600Z" className="fill-art-meadow" />
      <path d="M176 248c-6 20-16 36-40 54h84c-4-20-8-36-8-54Z" className="fill-art-sand" />
      <Fence />
      <Kennel />
      <SittingCat at="translate(258 286) scale(.66)" />
    </g>
  );
}

function House() {
  return (
    <g>
      <path d="M246 58h24v50h-24Z" className="fill-art-bark" />
      <path d="M92 136h200v112H92Z" className="fill-art-cream" />
      <path
        d="M192 48a8 8 0 0 1 10 1l108 88c6 5 2 11-4 11H78c-6 0-10-6-4-11L182 49a14 14 0 0 1 10-1Z"
        className="fill-art-coral"
      />
      <path
        d="M192 48a8 8 0 0 1 10 1l108 88c6 5 2 11-4 11h-14l-100-84-100 84H78c-6 0-10-6-4-11L182 49a14 14 0 0 1 10-1Z"
        className="fill-art-bark"
      />
      <circle cx="192" cy="112" r="15" className="fill-art-cream" />
      <path d="M192 106c3-5 10-4 10 2 0 5-6 9-10 12-4-3-10-7-10-12 0-6 7-7 10-2Z" className="fill-art-coral" />
      <path d="M172 186a22 22 0 0 1 44 0v62h-44Z" className="fill-art-forest" />
      <path d="M182 230a12 12 0 0 1 24 0v18h-24Z" className="fill-art-night" />
      <circle cx="208" cy="206" r="3.5" className="fill-art-sun" />
      <path d="M110 166h44v42h-44ZM234 166h44v42h-44Z" className="fill-art-water" />
      <path
        d="M110 166h44v42h-44ZM234 166h44v42h-44ZM132 166v42m-22-21h44m102-21v42m-22-21h44"
        className="fill-none stroke-art-bark"
        strokeWidth="4"
      />
      <path d="M104 210h56v13h-56ZM228 210h56v13h-56Z" className="fill-art-fur" />
      <g className="fill-art-coral">
        <circle cx="114" cy="207" r="6" />
        <circle cx="150" cy="207" r="6" />
        <circle cx="256" cy="207" r="6" />
      </g>
      <g className="fill-art-sun">
        <circle cx="132" cy="206" r="6" />
        <circle cx="238" cy="207" r="6" />
        <circle cx="274" cy="207" r="6" />
      </g>
    </g>
  );
}

function Tree() {
  return (
    <g>
      <path d="M332 180h12v70h-12Z" className="fill-art-bark" />
      <path
        d="M338 96c24 0 40 16 38 36 14 10 14 38-6 46-16 12-48 12-64 0-20-8-20-36-6-46-2-20 14-36 38-36Z"
        className="fill-art-forest"
      />
      <path
        d="M318 132c2-12 10-18 20-20M342 160c12 0 20-6 24-16"
        className="fill-none stroke-art-meadow"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}

function Fence() {
  return (
    <g className="fill-art-cream">
      <path d="M-4 236l8-9 8 9v44H-4ZM22 236l8-9 8 9v44H22ZM48 236l8-9 8 9v44H48ZM-30 246h100v8H-30ZM-30 264h100v8H-30ZM372 236l8-9 8 9v44h-16ZM398 236l8-9 8 9v44h-16ZM366 246h100v8H366ZM366 264h100v8H366Z" />
    </g>
  );
}

function Kennel() {
  return (
    <g>
      <path d="M306 244h60v44h-60Z" className="fill-art-fur" />
      <path d="m336 208 42 34c3 3 1 8-3 8h-78c-4 0-6-5-3-8Z" className="fill-art-forest" />
      <path d="M320 266a16 16 0 0 1 32 0v22h-32Z" className="fill-art-night" />
      <path d="M328 256h16" className="stroke-art-sun" strokeWidth="5" strokeLinecap="round" />
    </g>
  );
}
