export function FooterHillsDrawn() {
  return (
    <g>
      <path d="M0 104c140-26 260-22 400-50 190-38 360-34 520 4 180 42 320 22 520 10v52H0Z" className="fill-leaf/30" />
      <path d="M0 112c210-30 400-34 640-18 260 18 520 16 800-14v42H0Z" className="fill-deep" />
      <g className="fill-deep">
        <WalkingDog />
        <WalkingCat />
        <path d="M508 99V70h4v29Zm2-66c15 0 24 12 24 24 0 10-9 18-24 18s-24-8-24-18c0-12 9-24 24-24ZM1010 106V76h4v30Zm2-60c14 0 22 11 22 22 0 9-8 17-22 17s-22-8-22-17c0-11 8-22 22-22Z" />
      </g>
    </g>
  );
}

function WalkingDog() {
  return (
    <g>
      <path d="M640 72c-5-4-9-12-8-20 0-2 3-2 4 0 2 6 6 10 12 12h36c4-8 8-15 13-17 1-4 4-5 6-3l4 4c6 0 11 2 15 6 2 2 1 5-2 6-4 2-8 2-11 1-3 6-5 10-7 15v24h-7l-2-16-4-6h-26l-6 8-1 16h-7l-1-14c-2-4-5-9-8-16Z" />
      <path d="m664 72-12 30h-7l8-28ZM694 74l8 28h-7l-10-26Z" />
    </g>
  );
}

function WalkingCat() {
  return (
    <g>
      <path d="M768 84c-8-4-11-14-9-26 0-2 3-2 3 0 0 10 3 16 10 18h24c2-6 4-10 7-12l0-8 6 5h5l6-5v9c1 6-2 10-7 11l-3 10v18h-5l-2-14h-20l-4 6-1 9h-5l-1-10c-2-3-3-7-4-11Z" />
      <path d="m783 84-7 21h-5l4-20ZM806 84l5 21h-5l-6-20Z" />
    </g>
  );
}
