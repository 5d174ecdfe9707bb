import { SittingCat } from './animals.js';
import { PawPrint } from './paw-print.js';

export function NotFoundDrawn() {
  return (
    <g>
      <path
        d="M40 156C22 86 92 38 180 46c44-34 140-26 172 16 70 4 106 60 74 104 4 44-40 58-104 52H130c-50 6-84-16-90-62Z"
        className="fill-art-sky"
      />
      <ellipse cx="240" cy="232" rx="200" ry="11" className="fill-art-hill" />
      <path
        d="M120 84 70 178h78M126 140v88"
        className="fill-none stroke-leaf"
        strokeWidth="28"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Wool />
      <path
        d="M388 84l-50 94h78M394 140v88"
        className="fill-none stroke-leaf"
        strokeWidth="28"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <SittingCat at="translate(300 234) scale(.62)" />
      <PawPrint at="translate(40 214) rotate(40) scale(.8)" className="fill-art-meadow" />
      <PawPrint at="translate(66 240) rotate(64) scale(.8)" className="fill-art-meadow" />
    </g>
  );
}

function Wool() {
  return (
    <g>
      <path
        d="M236 226c-30 14-60 4-84 12-20 6-38 2-50-6"
        className="fill-none stroke-art-coral"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="222" cy="162" r="68" className="fill-art-coral" />
      <path
        d="M170 128c34-28 76-26 104-4M160 150c40-34 92-32 126-4M156 172c30-20 60-28 96-24M190 104c-20 36-18 80 4 118M216 96c-24 44-20 92 10 132M248 100c-30 36-28 90 0 120M176 210c20-30 62-50 112-44M206 226c14-22 46-38 78-38"
        className="fill-none stroke-art-blush"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}
