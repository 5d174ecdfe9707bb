// Homes that welcome pets.
import { FURS, bird, catCurl, catLoaf, catSit, catWalk, rabbit } from './cats.mjs';
import { curl, lie, sit, sitSide, walk } from './dog-poses.mjs';
import { COATS } from './dogs.mjs';
import { bush, cloud, flowers, grass, hill, moon, plant, sky, stars, sun, tree } from './nature.mjs';
import { C, lit, shade } from './palette.mjs';
import { at, box, each, oval, seeded } from './pen.mjs';
import { block, door, fence, glazing, house, lantern } from './places.mjs';
import {
  ball,
  basket,
  basketRim,
  beam,
  boards,
  bone,
  bowl,
  cup,
  curtains,
  frame,
  pane,
  pendant,
  room,
  rug,
  shelf,
  sofa,
  tiles,
} from './rooms.mjs';

/** @typedef {import('./pen.mjs').Pen} Pen */

const porch = (/** @type {Pen} */ p) =>
  [
    sky(p, C.sky, '#fdf1d8', 600) +
      cloud(p, 120, 110, 0.8) +
      p.fill(box(0, 590, 1200, 210), '#a9d08a') +
      tree(p, 60, 640, 1.5, C.leafMid, 4) +
      tree(p, 1160, 640, 1.5, '#6ba878', 7),
    p.form(box(170, 170, 860, 470), '#f3d9a4', 0) +
      each(11, (i) => p.line(`M170,${210 + i * 40}H1030`, '#e0bf83', 3)) +
      p.form('M90,190L600,-40L1110,190Z', C.leaf, 20) +
      p.fill(box(110, 186, 980, 26, 4), C.white) +
      p.fill(box(170, 212, 860, 30), '#4a2840', 0.16),
    door(p, 600, 640, 150, 330, C.terracotta, C.white) +
      glazing(p, 270, 330, 170, 170, C.white) +
      glazing(p, 780, 330, 170, 170, C.white),
    p.form(box(120, 640, 960, 40, 4), C.woodLight, 6) +
      p.form(box(430, 680, 340, 36, 4), lit(C.wood, 0.2), 6) +
      p.form(box(390, 716, 420, 40, 4), C.woodLight, 6) +
      [190, 470, 706, 986].map((x) => p.form(box(x, 210, 26, 432), C.white, 6)).join(''),
    p.fill(box(0, 750, 1200, 50), '#8fc27a') +
      p.fill('M420,800L440,754H760L790,800Z', '#efd9b0') +
      bush(p, 230, 760, 170, 90, C.leafMid, 3, C.rose) +
      bush(p, 970, 760, 170, 90, C.leaf, 6, C.white),
    p.line('M850,212V520M960,212V520', C.woodDark, 4) +
      p.form(box(820, 520, 166, 22, 8), C.wood, 5) +
      at(900, 522, catSit(p, FURS.calico), 0.66) +
      plant(p, 350, 642, 0.9, 'fern', C.teal),
    at(590, 680, sit(p, { ...COATS.golden, scarf: true, collar: C.teal }, { pant: true }), 0.94) +
      at(
        756,
        770,
        p.mirrored(() => sitSide(p, COATS.terrier)),
        0.56,
      ) +
      beam(p, 'M170,240L460,640H200L170,560Z', 0.2),
  ].join('');

const living = (/** @type {Pen} */ p) =>
  [
    room(p, '#efe0c6', '#c99566', 570) + boards(p, 570),
    pane(p, 90, 90, 230, 300, tree(p, 150, 440, 0.8) + hill(p, 360, '#a9cba0', 12), C.white) +
      curtains(p, 90, 90, 230, 340, C.honey) +
      frame(p, 480, 100, 120, 150, 'sun') +
      frame(p, 625, 80, 100, 120, 'leaf') +
      frame(p, 625, 215, 100, 76, 'hill') +
      frame(p, 750, 110, 110, 140, 'paw'),
    p.line('M1040,640V250C1040,200 960,190 930,220', C.ink, 7) +
      p.glow(930, 280, 190, '#ffe0a0', 0.7) +
      p.form('M880,270L905,210H955L980,270Z', C.terracotta, 8) +
      p.form(box(1000, 634, 80, 14, 7), C.ink, 0),
    sofa(p, 640, 660, 620, C.leaf, [C.marigold, C.coral]) + at(720, 542, catCurl(p, FURS.white), 0.82),
    rug(p, 600, 722, 430, 66, C.terracotta) +
      at(520, 752, lie(p, COATS.spotty), 0.96) +
      bone(p, 800, 750, 0.8) +
      plant(p, 1130, 680, 1.5, 'broad', C.paper) +
      basket(p, 130, 740, 230, C.teal) +
      at(130, 724, curl(p, COATS.dachshund), 0.58) +
      basketRim(p, 130, 740, 230, C.teal),
    beam(p, 'M100,570H330L620,800H280Z', 0.26),
  ].join('');

const apartments = (/** @type {Pen} */ p) => {
  const home = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ i) =>
    glazing(p, x, y, 130, 120, C.white, i % 3 === 1, false) +
    (i % 2
      ? p.fill(
          `M${x},${y}h40c-4,50 -20,80 -40,100ZM${x + 130},${y}h-40c4,50 20,80 40,100Z`,
          [C.coral, C.honey, C.tealLight][i % 3] ?? C.coral,
          0.9,
        )
      : '');
  const balconyRail = (/** @type {number} */ x, /** @type {number} */ y) =>
    p.fill(box(x - 30, y + 118, 190, 14, 3), C.paper) +
    each(11, (k) => p.fill(box(x - 26 + k * 18, y + 70, 5, 50), C.ink, 0.8)) +
    p.fill(box(x - 30, y + 66, 190, 8, 3), C.ink);
  return [
    sky(p, '#a9d5e0', '#fbf0d8') +
      cloud(p, 120, 120, 0.9) +
      cloud(p, 1080, 180, 0.8) +
      block(p, -60, 700, 180, 470, '#d7c3b0', 3, 6) +
      block(p, 1080, 700, 190, 420, '#c9c0b8', 3, 5),
    p.form(box(120, 40, 960, 680, 6), '#e08f6c', 20) +
      p.fill(box(104, 26, 992, 26, 5), C.cream) +
      [250, 440, 620].map((y) => p.fill(box(120, y - 2, 960, 8), '#c87555')).join(''),
    each(12, (i) => (i === 9 || i === 10 ? '' : home(180 + (i % 4) * 230, 90 + Math.floor(i / 4) * 190, i))),
    at(245, 210, catSit(p, FURS.black), 0.42) +
      at(930, 398, catLoaf(p, FURS.grey), 0.42) +
      at(470, 396, sit(p, COATS.beagle), 0.34) +
      at(702, 208, sit(p, COATS.poodle), 0.34) +
      at(240, 586, catSit(p, FURS.ginger), 0.44) +
      at(940, 588, sit(p, COATS.corgi, { pant: true }), 0.34),
    balconyRail(410, 90) +
      balconyRail(870, 280) +
      balconyRail(410, 280) +
      balconyRail(640, 90) +
      balconyRail(180, 470) +
      balconyRail(870, 470) +
      plant(p, 780, 208, 0.4, 'fern', C.teal) +
      plant(p, 560, 398, 0.42, 'broad', C.marigold) +
      plant(p, 320, 588, 0.4, 'sword', C.paper),
    p.wash(box(0, 700, 1200, 100), '#c9b8a4', '#ddccb4') +
      p.form(box(430, 500, 340, 206, 4), C.cream, 8) +
      p.form(box(410, 484, 380, 24, 6), C.leaf, 5) +
      door(p, 535, 706, 120, 176, C.leaf, C.paper, true) +
      door(p, 665, 706, 120, 176, C.leaf, C.paper, true),
    bush(p, 290, 712, 150, 70, C.leafMid, 4, C.white) +
      bush(p, 920, 712, 150, 70, C.leaf, 8, C.honey) +
      at(
        800,
        780,
        p.mirrored(() => walk(p, { ...COATS.husky, scarf: true, collar: C.marigold })),
        0.62,
      ) +
      lantern(p, 1130, 760, 0.9, false) +
      at(
        1130,
        380,
        p.mirrored(() => bird(p, C.navy, C.honey)),
        0.66,
      ),
  ].join('');
};

const garden = (/** @type {Pen} */ p) =>
  [
    sky(p, '#bfe2e2', '#fbf6e2', 460) +
      sun(p, 1030, 120, 50) +
      cloud(p, 330, 110, 1) +
      hill(p, 390, '#a9cf9c', 26, 2) +
      tree(p, 980, 520, 1.35, '#69a76f', 5) +
      house(p, -60, 520, 330, 190, C.white, C.clay),
    p.wash(box(0, 500, 1200, 300), '#97c77d', '#7eb56c') +
      fence(p, 540, C.paper, 0, 1200, 120) +
      bush(p, 420, 560, 120, 90, C.leafMid, 4, C.rose) +
      bush(p, 640, 560, 110, 70, C.leaf, 9, C.honey) +
      grass(p, 570, 790, 40),
    p.ground(830, 690, 180, 16) +
      p.form(box(700, 510, 260, 180, 4), C.terracotta, 14) +
      each(4, (i) => p.line(`M702,${546 + i * 38}H958`, shade(C.terracotta), 3, 0.6)) +
      p.fill('M770,690V610C770,560 890,560 890,610V690Z', '#5a3236') +
      p.form('M660,520L830,400L1000,520L980,540L830,436L680,540Z', C.leaf, 8) +
      p.fill('M700,526L830,436L960,526Z', C.terracotta),
    at(830, 730, lie(p, COATS.shiba), 0.78) + bowl(p, 1060, 740, C.teal, 1.1, C.sky),
    p.ground(240, 740, 210, 16) +
      p.form(box(50, 690, 380, 54, 8), C.wood, 8) +
      flowers(p, 66, 694, 350, 16, [C.terracotta, C.marigold, C.white, C.rose], 3) +
      at(520, 770, rabbit(p), 0.96) +
      p.form('M610,772l34,-10l-4,16Z', C.marigold, 2) +
      p.line('M644,764l16,-12M646,768l20,-4', C.leaf, 5) +
      at(600, 424, bird(p, C.terracotta, C.cream), 0.8) +
      at(
        1080,
        630,
        p.mirrored(() => catWalk(p, FURS.grey)),
        0.5,
      ),
  ].join('');

const kitchen = (/** @type {Pen} */ p) =>
  [
    room(p, '#f5e6c6', '#e6d3b4', 620) +
      tiles(p, 620, C.terracotta) +
      each(3, (r) =>
        each(14, (i) =>
          p.fill(box(i * 88 + (r % 2) * 44 - 40, 262 + r * 42, 82, 36, 4), (i + r) % 4 ? '#e9f0e2' : '#b9d8c4'),
        ),
      ),
    p.form(box(40, 40, 330, 180, 8), C.leafMid, 10) +
      p.line('M205,50V210', shade(C.leafMid), 4) +
      p.fill(oval(188, 190, 6) + oval(222, 190, 6), C.honey) +
      pane(p, 480, 60, 250, 200, hill(p, 220, '#a9cba0', 12) + cloud(p, 600, 120, 0.5), C.white) +
      plant(p, 540, 272, 0.45, 'fern') +
      plant(p, 670, 272, 0.4, 'sword', C.teal) +
      shelf(p, 840, 180, 300, 5),
    p.form(box(0, 420, 1200, 220), C.leaf, 0) +
      each(
        6,
        (i) =>
          p.form(box(20 + i * 200, 440, 170, 176, 8), lit(C.leaf, 0.1), 8) +
          p.fill(box(80 + i * 200, 456, 50, 8, 4), C.honey),
      ) +
      p.form(box(0, 390, 1200, 34, 4), C.woodLight, 6) +
      p.fill(box(0, 636, 1200, 14), C.leafDark),
    p.form(box(780, 440, 230, 190, 10), '#e9e2d6', 8) +
      p.fill(box(808, 490, 174, 110, 8), '#5d4a4a') +
      p.glow(895, 545, 90, '#ffb45c', 0.7) +
      p.fill(box(808, 460, 174, 10, 5), C.slate) +
      p.form('M820,390V350C820,340 900,340 900,350V390Z', C.terracotta, 6) +
      p.line('M806,352H914', shade(C.terracotta), 8) +
      p.line('M846,326q-8,-14 0,-26M870,326q-8,-14 0,-26', C.white, 4, 0.8),
    p.form(box(250, 340, 90, 52, 8), C.coral, 6) +
      cup(p, 400, 390, C.teal, 0.9) +
      p.form(oval(120, 380, 60, 16), C.cream, 4) +
      p.form(oval(100, 358, 20) + oval(140, 358, 20) + oval(120, 344, 20), C.marigold, 5) +
      at(1070, 392, catSit(p, FURS.siamese), 0.8),
    rug(p, 500, 740, 330, 44, C.teal) +
      beam(p, 'M480,650H730L900,800H430Z', 0.22) +
      at(320, 756, sitSide(p, { ...COATS.corgi, scarf: true, collar: C.marigold }), 0.86) +
      bowl(p, 520, 760, C.terracotta, 1.3) +
      bowl(p, 650, 762, C.marigold, 1.3, C.sky) +
      at(
        830,
        756,
        p.mirrored(() => sitSide(p, COATS.shadow, { pant: true })),
        0.9,
      ),
  ].join('');

const rain = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ w,
  /** @type {number} */ h,
) => {
  const next = seeded(17);
  return each(46, () => p.line(`M${x + next() * w},${y + next() * h}l-8,26`, C.white, 2.6, 0.5));
};

const windowSeat = (/** @type {Pen} */ p) =>
  [
    room(p, '#8a6a86', '#8f6250', 640, '#a98498') + boards(p, 640, '#5f3e3a'),
    pane(
      p,
      300,
      80,
      600,
      380,
      p.wash(box(300, 80, 600, 380), '#56689c', '#b9a3c4') +
        block(p, 320, 470, 130, 220, '#4f5788', 3, 5, 0.5, 3) +
        block(p, 480, 470, 120, 150, '#5b6294', 3, 4, 0.5, 7) +
        block(p, 700, 470, 150, 260, '#4f5788', 3, 6, 0.5, 9) +
        rain(p, 300, 80, 620, 380),
      '#ecd9c6',
    ) + curtains(p, 270, 70, 660, 450, C.terracotta),
    p.form(box(180, 500, 840, 150, 10), C.wood, 12) +
      p.line('M460,530V640M740,530V640', C.woodDark, 4) +
      p.form(box(190, 466, 820, 50, 20), C.leafMid, 9),
    at(280, 440, p.form(box(-62, -62, 124, 124, 26), C.marigold, 10), 1, -10) +
      at(920, 440, p.form(box(-56, -56, 112, 112, 26), C.coral, 10), 1, 12) +
      at(640, 470, catLoaf(p, FURS.ginger), 1.2) +
      p.form(box(420, 452, 100, 16, 4), C.teal, 3) +
      p.form(box(430, 438, 84, 16, 4), C.cream, 3) +
      cup(p, 470, 438, C.terracotta, 0.9),
    p.line('M1090,650V330', C.ink, 8) +
      p.glow(1090, 330, 300, '#ffd48a', 0.75) +
      p.form('M1020,340L1050,250H1130L1160,340Z', '#ffe3ac', 10) +
      shelf(p, 30, 260, 190, 4) +
      shelf(p, 30, 400, 190, 4, [C.marigold, C.teal, C.coral]),
    rug(p, 560, 736, 380, 48, C.plum) +
      at(430, 756, curl(p, COATS.husky), 0.95) +
      plant(p, 120, 720, 1.3, 'broad', C.terracotta) +
      ball(p, 760, 752, 24, C.marigold) +
      p.evening('#c8b6dc', 0.25) +
      p.glow(1090, 330, 260, '#ffd48a', 0.4) +
      p.glow(700, 700, 300, '#ffd48a', 0.18),
  ].join('');

const townhouses = (/** @type {Pen} */ p) => {
  const row = /** @type {[number, number, number, string, string][]} */ ([
    [0, 210, 420, C.tealLight, C.terracotta],
    [210, 190, 470, C.coral, C.leaf],
    [400, 210, 400, C.honey, C.teal],
    [610, 190, 480, '#b9cf9c', C.clay],
    [800, 210, 430, C.rose, C.navy],
    [1010, 190, 460, '#9fbfd4', C.marigold],
  ]);
  return [
    sky(p, '#f7d8bd', '#fdf2dc', 660) +
      cloud(p, 300, 90, 0.7) +
      cloud(p, 820, 70, 0.9) +
      p.glow(1000, 120, 240, '#ffdf9e', 0.7),
    row
      .map(
        ([x, w, h, wall, paint], i) =>
          p.form(box(x, 650 - h, w, h), wall, 8) +
          p.form(
            i % 2
              ? `M${x - 6},${650 - h}L${x + w / 2},${560 - h}L${x + w + 6},${650 - h}Z`
              : `M${x - 4},${652 - h}L${x + 20},${600 - h}H${x + w - 20}L${x + w + 4},${652 - h}Z`,
            shade(wall, 0.42),
            8,
          ) +
          glazing(p, x + 30, 690 - h, 54, 80, C.white, i % 3 === 0) +
          glazing(p, x + w - 84, 690 - h, 54, 80, C.white, i % 3 === 2) +
          glazing(p, x + w - 92, 470, 66, 90, C.white, i % 2 === 1) +
          door(p, x + 64, 650, 74, 168, paint, C.white) +
          p.form(box(x + 18, 644, 92, 14, 3), C.stone, 3),
      )
      .join(''),
    at(960, 562, catSit(p, FURS.black), 0.34) +
      at(350, 562, catLoaf(p, FURS.ginger), 0.34) +
      plant(p, 545, 656, 0.55, 'broad', C.teal),
    p.wash(box(0, 650, 1200, 150), '#cdbba6', '#e3d3bb') +
      p.fill(box(0, 700, 1200, 8), '#b6a38c') +
      lantern(p, 600, 700, 1.05, false) +
      tree(p, 1130, 704, 0.95, '#7fae66', 4),
    at(260, 764, walk(p, { ...COATS.shiba, scarf: true }), 0.86) +
      at(
        840,
        770,
        p.mirrored(() => walk(p, COATS.dachshund, { stride: 12 })),
        0.95,
      ),
  ].join('');
};

const loft = (/** @type {Pen} */ p) =>
  [
    p.wash(box(0, 0, 1200, 640), '#5a5488', '#7d6a94') +
      p.wash(box(0, 620, 1200, 180), '#7a5350', '#96685a') +
      boards(p, 620, '#543a40') +
      p.form('M0,0H420L0,620Z', '#4d4878', 0) +
      p.form('M1200,0H780L1200,620Z', '#4d4878', 0) +
      p.line('M420,0L0,620M780,0L1200,620', C.woodDark, 18),
    p.fill('M450,60H750L790,330H410Z', C.woodDark) +
      p.inside(
        'M466,76H734L770,314H430Z',
        p.wash(box(400, 60, 400, 270), '#232a58', '#5a5c98') + stars(p, 150, 330, 31) + moon(p, 640, 160, 34),
      ) +
      p.line('M600,76V314M448,196H752', C.woodDark, 8),
    pendant(p, 330, 260, C.marigold, 1) + frame(p, 860, 400, 90, 110, 'leaf'),
    p.ground(520, 720, 330, 18) +
      p.form(box(250, 520, 22, 200, 4), C.woodDark, 5) +
      p.form(box(770, 520, 22, 200, 4), C.woodDark, 5) +
      p.form(box(600, 530, 170, 100, 6), C.wood, 6) +
      p.line('M612,580H758', C.woodDark, 4) +
      p.form(box(220, 500, 600, 30, 8), C.woodLight, 6),
    at(400, 500, catCurl(p, FURS.calico), 0.9) +
      p.line('M690,500L720,420L660,370', C.ink, 8) +
      p.glow(630, 420, 230, '#ffd98a', 0.85) +
      p.form('M600,372L650,340L684,386L640,420Z', C.terracotta, 6) +
      p.form(box(560, 484, 90, 16, 3), C.cream, 3) +
      p.form(box(566, 470, 80, 15, 3), C.teal, 3) +
      cup(p, 770, 500, C.marigold, 0.8),
    p.form(box(930, 560, 300, 110, 24), C.leafMid, 10) +
      p.form(box(920, 620, 300, 70, 16), C.leaf, 8) +
      at(1060, 624, curl(p, COATS.corgi), 0.62) +
      rug(p, 520, 744, 320, 40, C.coral) +
      at(560, 766, lie(p, COATS.shadow), 0.8) +
      plant(p, 110, 720, 1.3, 'sword', C.terracotta),
    p.evening('#b9b0e0', 0.3) +
      p.glow(630, 440, 260, '#ffd98a', 0.45) +
      p.fill('M470,314H730L860,800H340Z', '#cfd4ff', 0.1),
  ].join('');

export const homes = [
  { name: 'homes-1', alt: 'A golden dog and a terrier on the steps of a front porch, a cat on the swing', draw: porch },
  { name: 'homes-2', alt: 'A spotted dog on a living room rug and a white cat asleep on the sofa', draw: living },
  { name: 'homes-3', alt: 'Cats and dogs on the balconies of a brick-red apartment block', draw: apartments },
  { name: 'homes-4', alt: 'A shiba by its kennel and a rabbit in a garden full of flowers', draw: garden },
  { name: 'homes-5', alt: 'Two dogs waiting by their bowls in a green kitchen, a cat on the counter', draw: kitchen },
  { name: 'homes-6', alt: 'A ginger cat on a window seat on a rainy evening, a husky asleep below', draw: windowSeat },
  { name: 'homes-7', alt: 'A shiba and a dachshund walking past a row of coloured townhouses', draw: townhouses },
  { name: 'homes-8', alt: 'A cat asleep on the desk of an attic at night, two dogs resting nearby', draw: loft },
];
