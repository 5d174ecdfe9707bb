import { PerchedBird, SittingCat, SittingDog, SittingRabbit } from './animals.js';
import { PawPrint } from './paw-print.js';

export function HeroDrawn() {
  return (
    <g>
      <path d="M-400-200h1520v900H-400Z" className="fill-art-sky" />
      <circle cx="548" cy="118" r="54" className="fill-art-sun" />
      <Clouds />
      <path
        d="M-400 300c160-92 320-100 470-48 130-74 290-84 420-16 120-60 260-70 630 10v240H-400Z"
        className="fill-art-hill"
      />
      <Town />
      <path d="M-400 392c200-52 420-58 640-40 190 16 360 10 880-26v220H-400Z" className="fill-art-meadow" />
      <path d="M-400 458c260-36 480-40 700-28 260 14 480 6 820-24v100H-400Z" className="fill-art-forest" />
      <Sign />
      <SittingDog at="translate(300 462) scale(1.12)" bandana />
      <SittingCat at="translate(410 464) scale(1)" />
      <SittingRabbit at="translate(500 462) scale(.85)" />
      <path
        d="M60 446h6m110 6h6m380 4h6m70-12h6m-560 18h6"
        className="stroke-art-sun"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </g>
  );
}

function Clouds() {
  return (
    <g className="fill-art-cream">
      <path d="M96 92c4-22 36-26 46-7 15-10 36 0 33 17 15 2 15 22 0 24H90c-20-2-18-31 6-34Z" />
      <path d="M372 64c3-15 24-18 31-5 10-7 24 0 22 11 10 2 10 15 0 16h-57c-13-1-12-20 4-22Z" />
    </g>
  );
}

function Town() {
  return (
    <g>
      <Cafe />
      <Inn />
      <Cottage />
      <path d="M40 290h10v70H40ZM668 286h10v72h-10Z" className="fill-art-bark" />
      <path
        d="M45 206c24 0 40 18 36 40 16 12 12 44-12 48-14 8-34 8-48 0-24-4-28-36-12-48-4-22 12-40 36-40ZM673 200c24 0 40 18 36 40 16 12 12 44-12 48-14 8-34 8-48 0-24-4-28-36-12-48-4-22 12-40 36-40Z"
        className="fill-art-forest"
      />
    </g>
  );
}

function Cafe() {
  return (
    <g>
      <path d="M96 216h130v146H96Z" className="fill-art-cream" />
      <path d="M88 204h146v16H88Z" className="fill-art-bark" />
      <path d="M92 240h138l10 30H82Z" className="fill-art-blush" />
      <path d="M92 240h28l-5 30H82ZM148 240h27l1 30h-30ZM203 240h27l10 30h-31Z" className="fill-art-coral" />
      <path
        d="M82 270h33c0 8-6 13-16 13s-17-5-17-13ZM146 270h30c0 8-6 13-15 13s-15-5-15-13ZM209 270h31c0 8-6 13-16 13s-15-5-15-13Z"
        className="fill-art-coral"
      />
      <path d="M108 292h56v40h-56Z" className="fill-art-water" />
      <path d="M180 292h34v70h-34Z" className="fill-art-forest" />
      <path d="M104 332h64v9h-64Z" className="fill-art-fur" />
    </g>
  );
}

function Inn() {
  return (
    <g>
      <path d="M256 138h150v224H256Z" className="fill-art-blush" />
      <path d="M246 140c24-44 50-62 85-62s61 18 85 62Z" className="fill-art-forest" />
      <path
        d="M272 164h32v40h-32ZM315 164h32v40h-32ZM358 164h32v40h-32ZM272 228h32v40h-32ZM315 228h32v40h-32ZM358 228h32v40h-32Z"
        className="fill-art-cream"
      />
      <path
        d="M277 169h22v30h-22ZM320 169h22v30h-22ZM363 169h22v30h-22ZM277 233h22v30h-22ZM320 233h22v30h-22ZM363 233h22v30h-22Z"
        className="fill-art-sun"
      />
      <path
        d="M268 204h40v7h-40ZM311 204h40v7h-40ZM354 204h40v7h-40ZM268 268h40v7h-40ZM311 268h40v7h-40ZM354 268h40v7h-40Z"
        className="fill-art-bark"
      />
      <path d="M308 318a23 23 0 0 1 46 0v44h-46Z" className="fill-art-bark" />
      <circle cx="331" cy="112" r="17" className="fill-art-cream" />
      <PawPrint at="translate(331 113) scale(.92)" className="fill-art-coral" />
    </g>
  );
}

function Cottage() {
  return (
    <g>
      <path d="M590 196h22v50h-22Z" className="fill-art-bark" />
      <path d="M444 262h182v100H444Z" className="fill-art-cream" />
      <path d="m535 176 112 84c5 4 3 11-4 11H427c-7 0-9-7-4-11Z" className="fill-art-coral" />
      <path d="M514 300a21 21 0 0 1 42 0v62h-42Z" className="fill-art-forest" />
      <path d="M462 290h34v34h-34ZM574 290h34v34h-34Z" className="fill-art-water" />
      <path d="M479 290v34m-17-17h34m95-17v34m-17-17h34" className="stroke-art-cream" strokeWidth="4" />
      <path d="M457 326h44v10h-44ZM569 326h44v10h-44Z" className="fill-art-fur" />
      <circle cx="535" cy="234" r="14" className="fill-art-cream" />
      <path d="M535 229c3-5 10-4 10 2s-6 8-10 11c-4-3-10-5-10-11s7-7 10-2Z" className="fill-art-coral" />
    </g>
  );
}

function Sign() {
  return (
    <g>
      <path d="M186 330v132" className="stroke-art-bark" strokeWidth="10" strokeLinecap="round" />
      <path d="M118 346h112l22 21-22 21H118a7 7 0 0 1-7-7v-28a7 7 0 0 1 7-7Z" className="fill-art-sand" />
      <PawPrint at="translate(140 368)" className="fill-art-coral" />
      <PawPrint at="translate(172 368)" className="fill-art-forest" />
      <PawPrint at="translate(204 368)" className="fill-art-coral" />
      <PerchedBird at="translate(186 326) scale(1)" />
    </g>
  );
}
