// Things to do together.
import { FURS, catLoaf, catSit, flock, rabbit } from './cats.mjs';
import { leap, lie, sit, sitSide, walk } from './dog-poses.mjs';
import { COATS } from './dogs.mjs';
import { bush, cloud, fir, flowers, grass, hill, moon, peaks, sky, snowfall, stars, sun, tree } from './nature.mjs';
import { C, lit, shade } from './palette.mjs';
import { at, box, each, oval, tufts } from './pen.mjs';
import { balloons, block, confetti, stall } from './places.mjs';
import { ball, beam, bowl, bulbs, bunting, cup, rug } from './rooms.mjs';

/** @typedef {import('./pen.mjs').Pen} Pen */

const market = (/** @type {Pen} */ p) =>
  [
    sky(p, C.sky, '#fdf3de', 520) +
      cloud(p, 260, 110, 0.9) +
      cloud(p, 900, 90, 1.1) +
      hill(p, 430, '#a9cba0', 26) +
      tree(p, 90, 560, 1.2) +
      tree(p, 610, 540, 1.05, '#6ba878', 9) +
      tree(p, 1120, 560, 1.25, C.leafMid, 6),
    p.wash(box(0, 540, 1200, 260), '#a9cc85', '#86b873') +
      p.fill('M300,800C380,700 460,600 470,545H730C760,620 880,700 960,800Z', '#f1dcb0') +
      grass(p, 570, 790, 30),
    stall(p, 270, 650, 1.1, C.terracotta, [C.marigold, C.terracotta, C.leafMid]) +
      stall(p, 940, 650, 1.1, C.teal, [C.rose, C.white, C.honey]) +
      stall(p, 606, 590, 0.66, C.marigold, [C.leafMid, C.lime, C.coral]),
    bunting(p, 0, 180, 420, 190, 50, 8) + bunting(p, 790, 190, 1200, 170, 50, 8),
    at(450, 750, walk(p, COATS.golden), 0.82) +
      at(
        890,
        772,
        p.mirrored(() => walk(p, COATS.corgi)),
        0.8,
      ) +
      at(180, 776, sit(p, { ...COATS.terrier, scarf: true }), 0.6) +
      flowers(p, 1030, 780, 150, 8),
  ].join('');

const agility = (/** @type {Pen} */ p) =>
  [
    sky(p, '#b5dfe6', '#f7f3dc', 480) +
      cloud(p, 760, 120, 1.1) +
      cloud(p, 240, 90, 0.7) +
      sun(p, 1050, 110, 48) +
      hill(p, 400, '#9cc79c', 24, 1) +
      each(8, (i) => bush(p, i * 170, 470, 110, 80 + (i % 3) * 20, i % 2 ? C.leafMid : '#6ba878', i + 2)),
    p.wash(box(0, 465, 1200, 340), '#8fc27c', '#6fab68') +
      each(5, (i) =>
        p.fill(`M${i * 300 - 120},800L${i * 200 + 140},466H${i * 200 + 240}L${i * 300 + 40},800Z`, '#a3d08c', 0.4),
      ) +
      grass(p, 500, 790, 26),
    bunting(p, 0, 330, 1200, 330, 20, 20, [C.marigold, C.white, C.terracotta]) + p.fill(box(590, 330, 8, 150), C.wood),
    each(
      6,
      (i) =>
        p.ground(120 + i * 62, 580, 18, 4) +
        p.form(box(114 + i * 62, 450, 13, 130, 6), i % 2 ? C.white : C.terracotta, 4),
    ),
    p.ground(1000, 640, 170, 14) +
      p.form('M860,640V560C860,470 1000,470 1010,550L1200,540V640Z', C.marigold, 14) +
      each(4, (i) =>
        p.line(
          `M${1010 + i * 54},500C${1040 + i * 54},540 ${1040 + i * 54},600 ${1010 + i * 54},640`,
          shade(C.marigold),
          6,
        ),
      ) +
      p.fill(oval(930, 570, 66, 70), '#6b4038'),
    p.ground(560, 744, 230, 16) +
      p.form(box(350, 500, 20, 246, 6), C.white, 6) +
      p.form(box(760, 500, 20, 246, 6), C.white, 6) +
      each(8, (i) => p.fill(box(360 + i * 51, 600, 51, 18), i % 2 ? C.white : C.teal)) +
      each(8, (i) => p.fill(box(360 + i * 51, 680, 51, 18), i % 2 ? C.teal : C.white)),
    at(560, 560, leap(p, { ...COATS.beagle, scarf: true, collar: C.marigold }), 1.08),
    at(960, 640, sit(p, COATS.shadow, { pant: true }), 0.46) +
      at(150, 760, sit(p, COATS.poodle), 0.66) +
      p.form('M1040,770L1070,690L1100,770Z', C.terracotta, 5) +
      p.form(box(1026, 764, 88, 12, 4), C.clay, 3),
  ].join('');

const parade = (/** @type {Pen} */ p) =>
  [
    sky(p, '#ffe0b8', '#fff4e0', 560) + p.glow(600, 300, 400, '#ffe9b8', 0.8),
    [
      [-30, 230, 400, C.coral],
      [190, 190, 340, C.tealLight],
      [370, 150, 270, C.honey],
      [690, 160, 280, C.rose],
      [840, 190, 350, C.leafLight],
      [1020, 230, 410, C.marigold],
    ]
      .map(([x, w, h, c], i) => block(p, Number(x), 570, Number(w), Number(h), String(c), 3, 4, 0, i + 1))
      .join(''),
    p.wash(box(0, 560, 1200, 240), '#dcc3a8', '#ecd9bf') +
      p.fill(box(0, 556, 1200, 16), '#c5a98c') +
      p.line('M40,800L330,572M1160,800L870,572', C.paper, 8, 0.8),
    bunting(p, 0, 130, 600, 100, 60, 13) +
      bunting(p, 600, 100, 1200, 130, 60, 13) +
      bunting(p, 130, 280, 1080, 280, 60, 18),
    at(560, 574, sit(p, COATS.golden), 0.36),
    at(220, 730, walk(p, { ...COATS.dachshund, scarf: true, collar: C.tealLight }, { stride: 14 }), 0.95) +
      at(600, 764, walk(p, { ...COATS.spotty, scarf: true, collar: C.terracotta }), 0.92) +
      at(950, 724, walk(p, { ...COATS.shiba, scarf: true }), 0.85) +
      balloons(p, 610, 580, [C.terracotta, C.honey, C.tealLight], 0.9),
    confetti(p, 60, 620),
  ].join('');

const picnic = (/** @type {Pen} */ p) =>
  [
    sky(p, C.sky, '#fbf4e0', 480) +
      cloud(p, 820, 120, 1) +
      cloud(p, 1060, 200, 0.6) +
      hill(p, 370, '#b9d6a0', 36, 0.4) +
      hill(p, 440, '#9bc687', 26, 2) +
      flock(p, 700, 210),
    p.wash(box(0, 520, 1200, 280), '#8fc27a', '#a9d08a') +
      tree(p, 260, 600, 1.85, '#5fa06e', 12) +
      grass(p, 560, 790, 34) +
      flowers(p, 20, 660, 140, 8) +
      flowers(p, 1010, 640, 170, 9, [C.white, C.honey, C.rose], 9),
    p.fill('M330,690L560,600H1060L1010,770H250Z', C.terracotta) +
      p.inside(
        'M330,690L560,600H1060L1010,770H250Z',
        each(9, (i) => p.fill(`M${300 + i * 100},560h44L${230 + i * 100},800h-50Z`, C.cream, 0.55)) +
          each(4, (i) => p.fill(box(200, 612 + i * 44, 900, 20), C.cream, 0.5)),
      ),
    p.ground(890, 660, 110, 12) +
      p.line('M810,560C810,440 960,440 960,560', C.woodDark, 12) +
      p.form('M780,556H990L966,660H804Z', C.woodLight, 10) +
      each(3, (i) => p.line(`M${788 + i * 6},${582 + i * 26}H${982 - i * 6}`, C.wood, 4)) +
      p.form('M780,556H880L850,610L800,580Z', C.white, 5) +
      p.form(oval(920, 546, 40, 18), '#d9974f', 5),
    at(580, 700, lie(p, { ...COATS.corgi, scarf: true, collar: C.teal }), 0.92) +
      at(1060, 766, catSit(p, FURS.grey), 0.76) +
      at(170, 770, rabbit(p), 0.76) +
      p.form(oval(740, 724, 46, 11), C.white, 0) +
      p.form('M716,722L760,722L744,688Z', '#e0574f', 4) +
      cup(p, 830, 742, C.leaf, 0.9),
    balloons(p, 1130, 560, [C.marigold, C.terracotta, C.tealLight], 1),
    beam(p, 'M500,0H760L1200,520V760Z', 0.1),
  ].join('');

const poolParty = (/** @type {Pen} */ p) =>
  [
    sky(p, '#ffd6b8', '#fff1d8', 330) +
      sun(p, 980, 110, 52, '#ffc877') +
      each(7, (i) =>
        bush(
          p,
          i * 200 + 10,
          350,
          130,
          110 + (i % 3) * 24,
          i % 2 ? C.leaf : C.leafMid,
          i + 6,
          i % 3 === 1 ? C.rose : '',
        ),
      ),
    p.wash(box(0, 330, 1200, 470), '#f3dfbd', '#e9cda2') +
      p.form(box(90, 410, 1020, 350, 150), C.white, 8) +
      p.wash(box(118, 436, 964, 300, 130), '#8fd6d8', '#57b4bf') +
      p.inside(
        box(118, 436, 964, 300, 130),
        p.fill(box(118, 436, 964, 30), '#3f97a5', 0.5) +
          each(16, (i) =>
            p.line(`M${150 + ((i * 173) % 880)},${490 + ((i * 67) % 230)}q20,-12 40,0t40,0`, C.white, 4, 0.55),
          ),
      ),
    p.fill(oval(400, 640, 170, 26), '#2f8793', 0.35) +
      p.form(oval(400, 626, 172, 46), C.terracotta, 6) +
      p.fill(oval(400, 618, 118, 24), '#2f8793') +
      p.inside(box(0, 0, 1200, 634), at(400, 690, sit(p, COATS.golden, { pant: true }), 0.95)) +
      p.form(
        'M228,626a172,48 0 0 0 344,0L518,620a118,24 0 0 1 -236,0Z',
        C.terracotta,
        8,
        each(4, (i) => p.fill(`M${272 + i * 74},620h34L${296 + i * 70},690h-36Z`, C.white)),
      ),
    p.fill(oval(800, 600, 120, 18), '#2f8793', 0.35) +
      at(790, 604, lie(p, { ...COATS.spotty, scarf: true, collar: C.marigold }), 0.56) +
      p.form(box(660, 586, 290, 34, 17), C.honey, 8) +
      p.line('M700,590V616M760,590V616M820,590V616M880,590V616', C.coral, 8),
    ball(p, 980, 540, 40, C.marigold) +
      p.form(oval(610, 520, 30, 14), C.honey, 4) +
      p.form(oval(626, 496, 16), C.honey, 4) +
      p.fill('M640,494l18,6l-18,6Z', C.terracotta) +
      p.fill(oval(630, 492, 3), C.ink),
    bulbs(p, 0, 90, 600, 120, 40, 9, false) +
      bulbs(p, 600, 120, 1200, 80, 40, 9, false) +
      at(
        1090,
        450,
        p.mirrored(() => sitSide(p, COATS.terrier)),
        0.62,
      ) +
      at(120, 440, catLoaf(p, FURS.calico), 0.6) +
      at(1070, 780, bowl(p, 0, 0, C.teal, 1.1, C.sky)),
  ].join('');

const cinema = (/** @type {Pen} */ p) =>
  [
    sky(p, '#343a6e', '#b486a6', 560) +
      stars(p, 60, 300, 5) +
      hill(p, 450, '#5d6f86', 24, 1) +
      tree(p, 70, 590, 1.3, '#4d7a78', 5) +
      tree(p, 1140, 590, 1.4, '#4d7a78', 8),
    p.wash(box(0, 540, 1200, 260), '#5f8a70', '#7fa577') + p.glow(600, 320, 520, '#fff0c4', 0.45),
    bulbs(p, 0, 70, 290, 130, 40, 5) + bulbs(p, 910, 130, 1200, 60, 40, 5),
    rug(p, 420, 720, 330, 58, C.terracotta) + rug(p, 900, 736, 250, 46, C.teal),
    p.evening('#b3a6dc', 0.45) + p.glow(600, 320, 560, '#fff0c4', 0.4),
    p.fill(box(290, 120, 18, 470) + box(892, 120, 18, 470), C.woodDark) +
      p.form(box(270, 110, 660, 390, 10), C.white, 8) +
      p.inside(
        box(292, 132, 612, 344),
        p.wash(box(292, 132, 612, 344), '#fbd7a0', '#fff2d2') +
          p.fill(oval(640, 300, 74), '#f8b95e') +
          p.fill('M280,430C400,340 520,380 620,410S820,350 920,400V490H280Z', '#7fb27a') +
          at(430, 430, sitSide(p, COATS.shadow), 0.5) +
          at(700, 440, catSit(p, FURS.ginger), 0.5),
      ),
    at(300, 730, sitSide(p, COATS.golden), 0.78) +
      at(560, 744, lie(p, COATS.beagle), 0.72) +
      at(
        910,
        752,
        p.mirrored(() => sitSide(p, COATS.poodle)),
        0.7,
      ) +
      at(1060, 764, catLoaf(p, FURS.white), 0.6),
    p.form('M690,720L700,660H748L758,720Z', C.white, 5) +
      p.fill('M706,660h10l-2,60h-12ZM728,660h10l6,60h-12Z', C.terracotta) +
      p.form(tufts(724, 654, 32, 18, 3, 8), '#fbe6ae', 4),
    p.evening('#a79ad4', 0.12) + p.glow(600, 300, 460, '#fff0c4', 0.25),
  ].join('');

const hut = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  s = 1,
  goods = [C.terracotta, C.honey],
) =>
  at(
    x,
    y,
    p.ground(0, 0, 160, 14) +
      p.form(box(-130, -230, 260, 230, 4), C.wood, 10) +
      p.fill(box(-104, -190, 208, 100, 4), '#ffd98a') +
      p.glow(0, -140, 150, '#ffc46b', 0.7) +
      each(7, (i) => p.form(oval(-84 + i * 28, -102, 14, 16), goods[i % 2] ?? C.honey, 4)) +
      p.form(box(-120, -92, 240, 18, 4), C.woodLight, 4) +
      p.line('M-124,-56H124M-124,-28H124', C.woodDark, 3, 0.6) +
      p.form('M-164,-222L0,-330L164,-222Z', C.clay, 12) +
      p.fill(
        'M-170,-218L0,-344L170,-218C150,-206 140,-240 112,-230C90,-214 70,-262 40,-258C20,-270 -30,-280 -44,-258C-70,-246 -90,-220 -112,-230C-140,-240 -150,-206 -170,-218Z',
        C.white,
      ),
    s,
  );

const winterFair = (/** @type {Pen} */ p) =>
  [
    sky(p, '#4a5796', '#e9b7b0', 560) +
      stars(p, 40, 240, 8) +
      moon(p, 220, 110, 38) +
      peaks(
        p,
        [
          [300, 250, 320],
          [900, 210, 380],
        ],
        540,
        '#7d8cb8',
      ) +
      hill(p, 500, '#c9d3e8', 20),
    each(8, (i) => fir(p, i * 170 + 10, 580, 0.7 + ((i * 3) % 4) * 0.14, '#3f6d73', true)) +
      p.wash(box(0, 560, 1200, 240), '#dfe5f1', '#f4f4f4'),
    hut(p, 200, 640, 1.05, [C.terracotta, C.honey]) + hut(p, 1000, 640, 1.05, [C.leafMid, C.coral]),
    fir(p, 600, 650, 1.75, '#2e6a5c', true) +
      each(13, (i) => {
        const y = 300 + i * 24;
        const x = 600 + Math.sin(i * 2.3) * (y - 270) * 0.34;
        return (
          p.glow(x, y, 34, '#ffd98a', 0.7) +
          p.fill(oval(x, y, 9), [C.marigold, C.terracotta, '#fff0b8'][i % 3] ?? C.marigold)
        );
      }) +
      p.glow(600, 186, 90, '#ffe9a8', 0.9) +
      p.fill('M600,156l9,22l23,2l-18,15l6,23l-20,-13l-20,13l6,-23l-18,-15l23,-2Z', C.honey),
    bulbs(p, 0, 200, 560, 200, 60, 10) + bulbs(p, 640, 200, 1200, 200, 60, 10),
    p.evening('#b7b2e0', 0.4) + p.glow(200, 500, 200, '#ffc46b', 0.4) + p.glow(1000, 500, 200, '#ffc46b', 0.4),
    at(390, 760, sit(p, { ...COATS.husky, scarf: true, collar: C.terracotta }), 0.86) +
      at(
        800,
        766,
        p.mirrored(() => walk(p, { ...COATS.shiba, scarf: true })),
        0.8,
      ) +
      at(1070, 772, sit(p, { ...COATS.poodle, scarf: true, collar: C.teal }), 0.6) +
      snowfall(p, 70, 4),
  ].join('');

const rosette = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {string} */ colour,
  s = 1,
) =>
  at(
    x,
    y,
    p.form('M-14,10L-26,70L-8,58L0,72L8,58L26,70L14,10Z', shade(colour, 0.12), 3) +
      p.form(tufts(0, 0, 36, 36, 2, 14), colour, 5) +
      p.fill(oval(0, 0, 20), C.paper) +
      p.fill(oval(0, 4, 8, 6) + oval(-9, -5, 3.6) + oval(-3, -10, 3.6) + oval(4, -10, 3.6) + oval(10, -5, 3.6), colour),
    s,
  );

const petShow = (/** @type {Pen} */ p) =>
  [
    p.wash(box(0, 0, 1200, 800), '#f8d58f', '#fbe7be') +
      each(14, (i) => p.fill(`M600,-40L${i * 190 - 700},620H${i * 190 - 605}Z`, C.terracotta, 0.75)) +
      p.fill(
        'M0,0H1200V70C1100,130 1050,60 1000,110C950,60 900,130 800,90C700,140 650,70 600,110C550,70 500,140 400,90C300,130 250,60 200,110C150,60 100,130 0,70Z',
        C.clay,
      ),
    p.fill(box(0, 590, 1200, 220), '#93bf7c') +
      p.wash(oval(600, 700, 640, 150), '#b2d597', '#8cbd78') +
      grass(p, 620, 790, 18),
    [C.marigold, C.teal, C.leaf]
      .map((c, i) => {
        const x = [600, 340, 860][i] ?? 0;
        const h = [190, 130, 100][i] ?? 0;
        return (
          p.form(box(x - 130, 700 - h, 260, h, 6), lit(c, 0.1), 12) +
          p.form(box(x - 138, 692 - h, 276, 20, 6), lit(c, 0.35), 5) +
          rosette(p, x, 740 - h, [C.terracotta, C.marigold, C.rose][i] ?? C.rose, 0.9)
        );
      })
      .join(''),
    p.ground(600, 704, 430, 20) +
      at(600, 504, sit(p, { ...COATS.beagle, scarf: true, collar: C.teal }, { pant: true }), 0.92) +
      at(330, 566, rabbit(p, '#fbf4e8', '#f6e4d6'), 0.95) +
      at(866, 596, catSit(p, FURS.ginger), 0.84),
    balloons(p, 110, 600, [C.leafMid, C.white, C.tealLight], 1.15) +
      balloons(p, 1090, 600, [C.white, C.tealLight, C.leafMid], 1.15) +
      bunting(p, 0, 150, 600, 150, 40, 12, [C.leaf, C.white, C.teal]) +
      bunting(p, 600, 150, 1200, 150, 40, 12, [C.leaf, C.white, C.teal]),
    at(120, 780, sit(p, COATS.terrier), 0.56) +
      at(
        1080,
        784,
        p.mirrored(() => sitSide(p, COATS.corgi)),
        0.6,
      ) +
      confetti(p, 26, 480, 5),
  ].join('');

export const events = [
  { name: 'events-1', alt: 'Dogs strolling between the striped stalls of a park market', draw: market },
  { name: 'events-2', alt: 'A beagle leaping over a bar on an agility course while others watch', draw: agility },
  {
    name: 'events-3',
    alt: 'Three dogs with scarves parading through a street of coloured houses and confetti',
    draw: parade,
  },
  { name: 'events-4', alt: 'A corgi, a cat and a rabbit at a picnic under a big tree', draw: picnic },
  {
    name: 'events-5',
    alt: 'A golden dog in a swim ring and a spotted dog on a float at a pool party',
    draw: poolParty,
  },
  { name: 'events-6', alt: 'Dogs and a cat on blankets at an open-air cinema at dusk', draw: cinema },
  { name: 'events-7', alt: 'Three dogs with scarves at a winter fair around a lit tree in the snow', draw: winterFair },
  { name: 'events-8', alt: 'A beagle, a rabbit and a cat on the podium of a pet show', draw: petShow },
];
