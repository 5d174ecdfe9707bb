import { SittingDog, SittingRabbit } from './animals.js';

/** A fair in the park: bunting, a tent, balloons. */
export function EventsScene() {
  return (
    <g>
      <path d="M-100-100h600v500h-600Z" className="fill-art-sky" />
      <circle cx="330" cy="62" r="26" className="fill-art-sun" />
      <path d="M-100 186c80-44 170-50 260-22 90 28 190 24 340-26v262h-600Z" className="fill-art-hill" />
      <Tent />
      <path d="M-100 244c120-30 230-34 330-16 90 16 180 14 270-6v178h-600Z" className="fill-art-meadow" />
      <Bunting />
      <Balloons />
      <SittingDog at="translate(240 282) scale(.86)" bandana />
      <SittingRabbit at="translate(330 284) scale(.7)" />
      <path
        d="M24 262h4m30 18h4m60-10h4m44 14h4m220-18h4"
        className="stroke-art-cream"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  );
}

function Tent() {
  return (
    <g>
      <path d="M118 72v-26" className="stroke-art-bark" strokeWidth="4" strokeLinecap="round" />
      <path d="M118 44l26 8-26 9Z" className="fill-art-coral" />
      <path d="M118 70c-16 34-46 52-76 60h152c-30-8-60-26-76-60Z" className="fill-art-cream" />
      <path
        d="M118 70c-6 34-18 50-34 60h22c6-10 10-30 12-60Zm0 0c6 34 18 50 34 60h-22c-6-10-10-30-12-60ZM118 70C102 104 72 122 42 130h18c24-10 48-28 58-60Zm0 0c16 34 46 52 76 60h-18c-24-10-48-28-58-60Z"
        className="fill-art-coral"
      />
      <path d="M50 130h136v96H50Z" className="fill-art-cream" />
      <path d="M50 130h22v100H50ZM94 130h24v100H94ZM142 130h22v100h-22Z" className="fill-art-blush" />
      <path d="M96 230c2-40 10-70 22-90 12 20 20 50 22 90Z" className="fill-art-bark" />
      <path
        d="M42 128h152c0 10-6 16-13 16s-12-6-12-6-6 8-13 8-12-8-12-8-6 8-13 8-13-8-13-8-6 8-13 8-12-8-12-8-6 8-13 8-13-6-12-8-6 6-12 6-12-6-12-16Z"
        className="fill-art-sun"
      />
    </g>
  );
}

function Bunting() {
  return (
    <g>
      <path
        d="M-20 18c90 44 180 48 270 18 60-20 110-24 170-8"
        className="fill-none stroke-art-bark"
        strokeWidth="2.5"
      />
      <path d="m34 42 24 5-16 22ZM126 56l25-2-10 25ZM216 44l24-8-3 26ZM304 22l25-3-10 24Z" className="fill-art-coral" />
      <path d="m80 51 25 3-14 23ZM172 53l24-4-7 25ZM260 32l24-6-5 26ZM348 19l24 2-14 22Z" className="fill-art-forest" />
    </g>
  );
}

function Balloons() {
  return (
    <g>
      <path
        d="M374 148c-2 40-14 60-24 96M346 132c6 40 6 70 4 112M362 112c-4 50-10 90-12 132"
        className="fill-none stroke-art-bark/50"
        strokeWidth="1.8"
      />
      <ellipse cx="346" cy="112" rx="17" ry="21" className="fill-art-coral" />
      <ellipse cx="376" cy="128" rx="17" ry="21" className="fill-art-water" />
      <ellipse cx="364" cy="92" rx="17" ry="21" className="fill-art-cream" />
    </g>
  );
}
