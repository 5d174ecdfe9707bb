// Places to eat.
import { FURS, bird, catCurl, catLoaf, catSit, flock } from './cats.mjs';
import { curl, lie, sit, sitSide, walk } from './dog-poses.mjs';
import { COATS } from './dogs.mjs';
import { bush, cloud, cypress, flowers, grass, hill, plant, sky, stars, sun, tree, water } from './nature.mjs';
import { C } from './palette.mjs';
import { at, box, each, oval, tufts } from './pen.mjs';
import { awning, block, door, glazing, parasol, truck } from './places.mjs';
import {
  beam,
  bistro,
  bowl,
  bulbs,
  bunting,
  chair,
  cup,
  frame,
  panels,
  pendant,
  room,
  rug,
  shelf,
  table,
  tiles,
} from './rooms.mjs';

/** @typedef {import('./pen.mjs').Pen} Pen */

const patio = (/** @type {Pen} */ p) =>
  [
    p.wash(box(0, 0, 1200, 560), '#e9b98f', '#dc9f76'),
    each(9, (r) =>
      each(11, (i) =>
        (i * 7 + r * 5) % 3 ? '' : p.fill(box(i * 116 + (r % 2) * 58 - 40, 30 + r * 58, 92, 34, 6), '#cf8c66', 0.4),
      ),
    ),
    glazing(p, 800, 170, 180, 220, C.leaf) + door(p, 230, 560, 150, 330, C.leaf, C.paper),
    p.form(tufts(600, 20, 700, 90, 8, 26), C.leafMid, 16) +
      p.form(tufts(1130, 200, 130, 220, 4, 16), C.leaf, 16) +
      p.form(tufts(20, 190, 110, 190, 6, 14), C.leaf, 16),
    p.wash(box(0, 560, 1200, 240), '#e8cfa4', '#f3e0bd') +
      each(8, (i) => p.line(`M${i * 190 - 100},800L${i * 120 + 180},562`, C.straw, 3, 0.5)) +
      p.line('M0,640H1200M0,720H1200', C.straw, 3, 0.5),
    bulbs(p, 0, 110, 620, 130, 40, 9, false) + bulbs(p, 620, 130, 1200, 120, 40, 9, false),
    plant(p, 420, 580, 1.1, 'broad', C.teal) + plant(p, 1100, 590, 1.2, 'fern'),
    parasol(p, 700, 680, 1.25, C.marigold, C.paper),
    chair(p, 480, 690, 1.1, C.terracotta) +
      at(
        0,
        0,
        p.mirrored(() => chair(p, -930, 690, 1.1, C.terracotta)),
      ),
    bistro(p, 700, 690, 1.2, C.white) +
      cup(p, 650, 498, C.terracotta, 0.9) +
      cup(p, 760, 500, C.teal, 0.9) +
      flowers(p, 690, 500, 30, 3),
    at(690, 760, lie(p, COATS.golden), 0.82) +
      at(240, 740, sit(p, { ...COATS.beagle, scarf: true, collar: C.leaf }, { pant: true }), 0.78) +
      bowl(p, 980, 760, C.teal, 1.1, C.sky),
    beam(p, 'M0,120L520,800H240L0,420Z', 0.16),
  ].join('');

const counter = (/** @type {Pen} */ p) =>
  [
    room(p, '#f3dfbd', '#c98e60', 610) + tiles(p, 610, C.cream),
    panels(p, 0, 300, '#7fb0a4', 40),
    shelf(p, 90, 190, 330, 6) +
      shelf(p, 90, 290, 330, 6, [C.paper, C.marigold, C.coral, C.leafMid]) +
      shelf(p, 800, 220, 300, 5, [C.coral, C.paper, C.teal]),
    pendant(p, 300, 110, C.terracotta, 1.1) +
      pendant(p, 600, 90, C.terracotta, 1.1) +
      pendant(p, 900, 110, C.terracotta, 1.1),
    p.form(box(60, 410, 1080, 250, 8), C.leaf, 12) +
      each(13, (i) => p.line(`M${100 + i * 83},452V640`, C.leafDark, 4, 0.6)) +
      p.form(box(36, 386, 1128, 36, 10), C.woodLight, 8),
    p.form(box(640, 230, 330, 160, 16), C.sky, 6) +
      p.fill(box(652, 304, 306, 8), C.white) +
      each(
        5,
        (i) =>
          p.form(oval(688 + i * 58, 290, 23, 17), [C.marigold, C.coral, C.wood][i % 3] ?? C.wood, 5) +
          p.form(oval(688 + i * 58, 370, 22, 18), [C.rose, C.honey, C.woodDark][i % 3] ?? C.wood, 5),
      ) +
      p.fill('M660,390L740,236H790L710,390Z', C.white, 0.3),
    p.form(box(130, 270, 170, 118, 14), '#c9c3bb', 8) +
      p.fill(box(146, 286, 138, 28, 6), C.slate) +
      p.fill(box(150, 340, 130, 12, 4), C.ink) +
      cup(p, 190, 384, C.white, 0.6) +
      cup(p, 244, 384, C.white, 0.6),
    at(470, 388, catLoaf(p, FURS.ginger), 0.95) +
      cup(p, 1060, 388, C.terracotta) +
      plant(p, 1110, 392, 0.7, 'fern', C.marigold),
    at(860, 768, sitSide(p, COATS.corgi, { pant: true }), 0.78) +
      at(
        250,
        760,
        p.mirrored(() => sitSide(p, COATS.shadow)),
        0.9,
      ) +
      bowl(p, 560, 760, C.terracotta, 1.2, C.sky),
    beam(p, 'M700,0L1200,0V300L420,800H80Z', 0.12),
  ].join('');

const foodTruck = (/** @type {Pen} */ p) =>
  [
    sky(p, '#6d78b8', '#ffc7a0', 560) + sun(p, 240, 470, 56, '#ffb45e'),
    block(p, -20, 560, 170, 330, '#8c78a8', 3, 5, 0.4) +
      block(p, 160, 560, 130, 230, '#a184ac', 2, 4, 0.4, 5) +
      block(p, 880, 560, 150, 300, '#8c78a8', 3, 5, 0.5, 8) +
      block(p, 1030, 560, 200, 400, '#7a6a9c', 3, 6, 0.4, 4),
    p.form(tufts(740, 520, 260, 90, 4, 16), '#587a78', 14) + p.form(tufts(60, 540, 160, 70, 9, 12), '#587a78', 14),
    p.wash(box(0, 550, 1200, 250), '#a9859a', '#d9ab9c') + p.fill(box(0, 550, 1200, 12), '#8a6a84'),
    truck(p, 620, 690, 1.12, C.teal) + bulbs(p, 0, 90, 500, 170, 50, 8) + bulbs(p, 500, 170, 1200, 80, 60, 10),
    at(180, 740, sit(p, { ...COATS.corgi, scarf: true, collar: C.terracotta }, { pant: true }), 0.76) +
      at(
        960,
        770,
        p.mirrored(() => walk(p, COATS.husky)),
        0.74,
      ),
    bistro(p, 370, 770, 0.85, C.honey) + cup(p, 350, 640, C.terracotta, 0.7),
    p.evening('#c4a9d6', 0.4) + p.glow(600, 420, 420, '#ffc878', 0.35),
  ].join('');

const loaf = (/** @type {Pen} */ p, /** @type {number} */ x, /** @type {number} */ y, w = 60, colour = '#d9974f') =>
  p.form(
    `M${x - w},${y}C${x - w - 8},${y - 44} ${x - w * 0.5},${y - 52} ${x},${y - 52}C${x + w * 0.5},${y - 52} ${x + w + 8},${y - 44} ${x + w},${y}Z`,
    colour,
    7,
  ) + p.line(`M${x - w * 0.5},${y - 36}l14,16M${x - 6},${y - 40}l14,16M${x + w * 0.4},${y - 38}l14,16`, C.cream, 5);

const bakery = (/** @type {Pen} */ p) =>
  [
    p.wash(box(0, 0, 1200, 640), '#f7dcc0', '#f2cfac'),
    p.form(box(90, 120, 1020, 530, 10), C.leaf, 14) +
      p.fill(box(120, 150, 960, 60, 8), C.leafDark) +
      each(3, (i) => loaf(p, 500 + i * 100, 200, 34, C.honey)),
    p.fill(box(140, 300, 580, 270, 10), C.paper) +
      p.wash(box(156, 316, 548, 238, 4), '#fbe2ae', '#f2b873') +
      p.fill(box(156, 444, 548, 10), C.wood),
    each(4, (i) => loaf(p, 230 + i * 132, 444, 52, i % 2 ? '#c98443' : '#dd9e56')) +
      each(
        5,
        (i) =>
          p.form(oval(212 + i * 108, 528, 36, 24), i % 2 ? '#e7b26a' : '#b9713c', 6) +
          p.fill(oval(206 + i * 108, 520, 14, 7), C.cream, 0.7),
      ) +
      p.fill('M190,554L380,316H450L260,554Z', C.white, 0.24),
    door(p, 890, 650, 190, 400, C.terracotta, C.paper, true),
    awning(p, 110, 226, 980, 92, C.terracotta, C.paper, 14),
    p.wash(box(0, 640, 1200, 160), '#cdbda8', '#e2d4bd') +
      p.line('M0,690H1200M160,690L110,800M420,690L390,800M680,690V800M940,690L980,800', '#b9a78f', 3, 0.6),
    plant(p, 64, 660, 1.1, 'broad', C.marigold) + plant(p, 1136, 660, 1.1, 'broad', C.marigold),
    at(
      430,
      756,
      p.mirrored(() => walk(p, COATS.dachshund, { stride: 14 })),
      0.95,
    ) +
      at(720, 748, sit(p, COATS.terrier), 0.7) +
      at(1000, 740, bird(p, C.tealLight, C.cream), 0.6) +
      p.fill(oval(1052, 742, 5, 3) + oval(1066, 748, 4, 3), C.wood),
  ].join('');

const oven = (/** @type {Pen} */ p) =>
  [
    room(p, '#e9a77f', '#b9764e', 590, '#c98460') + tiles(p, 590, '#e5b08a'),
    frame(p, 80, 120, 110, 130, 'sun') +
      frame(p, 220, 160, 90, 110, 'leaf') +
      shelf(p, 880, 210, 260, 5, [C.leafMid, C.paper, C.marigold]),
    p.form('M380,590V300C380,130 500,60 620,60C740,60 860,130 860,300V590Z', '#c4714d', 20) +
      each(7, (r) =>
        each(5, (i) => p.fill(box(396 + i * 96 + (r % 2) * 40, 130 + r * 64, 64, 26, 6), '#a9583c', 0.35)),
      ),
    p.form('M470,450V350C470,250 540,210 620,210C700,210 770,250 770,350V450Z', '#8f4630', 8) +
      p.fill('M496,450V356C496,270 556,236 620,236C684,236 744,270 744,356V450Z', '#3f2427') +
      p.glow(620, 400, 170, '#ff9d3c', 0.95) +
      p.fill('M560,450C540,400 580,380 590,330C620,370 640,340 650,310C660,370 710,400 680,450Z', '#f58b35') +
      p.fill('M590,450C580,420 606,404 612,376C634,400 660,420 646,450Z', '#ffd25e'),
    p.form(box(430, 450, 380, 26, 6), C.stone, 6) + pendant(p, 200, 330, C.leaf) + pendant(p, 1010, 330, C.leaf),
    table(p, 170, 700, 300, 180, C.wood) +
      p.fill(oval(150, 510, 80, 12), C.cream) +
      p.form(oval(150, 503, 68, 10), C.marigold, 0) +
      p.fill(oval(120, 501, 9, 3) + oval(160, 505, 9, 3) + oval(186, 500, 8, 3), C.terracotta) +
      cup(p, 270, 514, C.leaf, 0.8),
    rug(p, 640, 720, 330, 62, C.leaf) +
      at(640, 740, curl(p, COATS.golden), 1.15) +
      p.glow(620, 560, 330, '#ffb45c', 0.3),
    plant(p, 1090, 640, 1.4, 'broad', C.cream) + at(950, 740, catSit(p, FURS.calico), 0.72),
  ].join('');

const rooftop = (/** @type {Pen} */ p) =>
  [
    sky(p, '#4d4f92', '#f6a58b', 600) + stars(p, 34, 240) + sun(p, 900, 480, 60, '#ffc47a'),
    each(9, (i) =>
      block(p, i * 140 - 40, 620, 120, 150 + ((i * 97) % 220), i % 2 ? '#7868a0' : '#6a5f98', 3, 5, 0.45, i + 2),
    ),
    p.fill(box(0, 560, 1200, 240), '#b57f66') + each(9, (i) => p.line(`M0,${580 + i * 28}H1200`, '#8f5f52', 3, 0.6)),
    p.fill(box(0, 450, 1200, 12), C.ink) + each(31, (i) => p.fill(box(i * 40, 456, 5, 110), C.ink)),
    each(
      3,
      (i) =>
        p.form(box(30 + i * 430, 540, 250, 70, 8), C.woodDark, 6) +
        bush(p, 155 + i * 430, 548, 120, 70, i % 2 ? '#6d9a62' : C.leaf, i + 3, i === 1 ? C.rose : C.marigold),
    ),
    bulbs(p, 0, 60, 600, 140, 60, 10) + bulbs(p, 600, 140, 1200, 50, 60, 10),
    bistro(p, 880, 720, 1.1, C.cream) +
      at(
        0,
        0,
        p.mirrored(() => chair(p, -1070, 730, 1.15, C.terracotta)),
      ) +
      chair(p, 700, 730, 1.15, C.terracotta) +
      cup(p, 850, 546, C.coral, 0.8) +
      p.glow(920, 520, 110, '#ffd98a', 0.8) +
      p.form(box(908, 506, 26, 38, 6), '#ffe7b0', 3),
    at(330, 750, lie(p, COATS.husky), 1.05) + at(1080, 780, catLoaf(p, FURS.grey), 0.7),
    p.evening('#c9b2e0', 0.35),
  ].join('');

const taverna = (/** @type {Pen} */ p) =>
  [
    sky(p, '#a7d8e6', '#eef6ee', 420) +
      sun(p, 180, 120, 46) +
      cloud(p, 470, 130, 0.9) +
      cloud(p, 760, 90, 0.6) +
      flock(p, 560, 210),
    water(p, 360, 580, '#5fb3c6') +
      p.fill('M0,372C90,330 190,330 260,366C320,350 380,356 420,374Z', '#8fb3a4') +
      at(
        560,
        420,
        p.form('M-40,0H40L24,18H-26Z', C.terracotta, 3) + p.fill('M-2,-6V-70L-34,-6ZM4,-6V-60L30,-6Z', C.white),
      ),
    p.wash(box(0, 560, 1200, 240), '#f2e6d2', '#fbf4e6') +
      p.line(
        'M0,640H1200M0,720H1200M200,560L100,800M460,560L430,800M740,560L770,800M1000,560L1100,800',
        '#dccbb0',
        3,
        0.8,
      ),
    p.form(box(860, 60, 360, 560, 10), C.white, 16) +
      glazing(p, 960, 210, 130, 170, '#3f8fb0') +
      p.form(tufts(1060, 70, 220, 84, 5, 16), C.leafMid, 12) +
      p.fill(tufts(950, 110, 70, 54, 2, 9) + tufts(1120, 100, 80, 60, 6, 9), '#d9678a') +
      p.fill(tufts(900, 190, 30, 60, 9, 8), '#d9678a'),
    p.form(box(-20, 500, 330, 90, 8), C.white, 8) +
      plant(p, 70, 504, 0.9, 'fern') +
      plant(p, 240, 504, 0.7, 'broad', C.marigold),
    chair(p, 420, 720, 1.25, '#3f8fb0') +
      table(p, 620, 720, 260, 170, '#3f8fb0') +
      cup(p, 580, 540, C.white, 0.9) +
      p.form(oval(680, 536, 46, 9), C.white, 0) +
      p.form(oval(664, 528, 14) + oval(692, 526, 14), C.marigold, 4),
    at(440, 608, catSit(p, FURS.white), 0.66) +
      at(
        930,
        768,
        p.mirrored(() => sitSide(p, COATS.spotty, { pant: true })),
        0.86,
      ) +
      at(180, 768, catCurl(p, FURS.ginger), 0.85),
    beam(p, 'M860,340L1200,200V620H860Z', 0.12),
  ].join('');

const iceCream = (/** @type {Pen} */ p) => {
  const cone = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ colour, s = 1) =>
    at(x, y, p.form('M-22,0H22L0,62Z', '#dba35f', 5) + p.form(oval(0, -10, 27, 25), colour, 6), s);
  return [
    sky(p, '#ffd9c7', '#fff3dd', 560) +
      cloud(p, 220, 140, 1.1) +
      cloud(p, 980, 110, 0.9) +
      sun(p, 620, 130, 50, '#ffd28a'),
    hill(p, 430, '#b9d3a0', 30) +
      hill(p, 500, '#9dc48a', 26, 2) +
      tree(p, 130, 590, 1.25, C.leafMid, 5) +
      tree(p, 1090, 570, 1.1, '#7fb27a', 8) +
      cypress(p, 940, 530, 0.6, C.leafMid),
    p.fill(box(0, 560, 1200, 260), '#8dbb78') +
      p.fill('M380,800C420,680 520,600 560,556H720C760,620 900,700 960,800Z', '#f1dcb4') +
      grass(p, 580, 790, 34),
    p.ground(640, 650, 220, 22) +
      p.form(box(440, 400, 400, 230, 22), '#f6b8ae', 14) +
      p.fill(box(440, 470, 400, 22), C.white) +
      p.form(box(416, 380, 448, 32, 12), C.white, 6) +
      p.fill(oval(520, 630, 46) + oval(760, 630, 46), C.ink) +
      p.form(oval(520, 630, 30), C.marigold, 5) +
      p.form(oval(760, 630, 30), C.marigold, 5),
    p.fill(box(632, 110, 14, 280), C.woodDark) +
      at(
        640,
        650,
        p.form(
          'M-260,-430C-210,-530 -90,-560 0,-560C90,-560 210,-530 260,-430Z',
          C.tealLight,
          14,
          p.fill(
            'M-150,-430C-120,-520 -50,-550 0,-560C-20,-530 -50,-500 -56,-430ZM150,-430C120,-520 50,-550 0,-560C20,-530 50,-500 56,-430Z',
            C.white,
          ),
        ),
      ),
    cone(500, 330, '#f7d7dc') +
      cone(560, 330, '#f4dc9a') +
      cone(720, 330, '#c8dfb4') +
      cone(780, 330, '#b9785a') +
      cone(640, 540, C.white, 1.2),
    at(300, 752, sit(p, COATS.poodle, { pant: true }), 0.86) +
      at(
        960,
        750,
        p.mirrored(() => walk(p, { ...COATS.dachshund, scarf: true, collar: C.leaf }, { stride: 12 })),
        0.85,
      ) +
      bunting(p, 0, 40, 560, 70, 40, 9) +
      bunting(p, 720, 70, 1200, 30, 40, 8),
    flowers(p, 30, 770, 170, 9) + flowers(p, 1060, 770, 130, 7, [C.rose, C.white, C.marigold], 8),
  ].join('');
};

export const restaurants = [
  {
    name: 'restaurants-1',
    alt: 'Two dogs resting by the café table of a leafy patio under a yellow parasol',
    draw: patio,
  },
  { name: 'restaurants-2', alt: 'A ginger cat on a café counter while two dogs wait below', draw: counter },
  {
    name: 'restaurants-3',
    alt: 'A corgi and a husky beside a food truck at dusk, under strings of lights',
    draw: foodTruck,
  },
  {
    name: 'restaurants-4',
    alt: 'A dachshund and a terrier in front of a green bakery with bread in its window',
    draw: bakery,
  },
  { name: 'restaurants-5', alt: 'A golden dog asleep on a rug before a brick pizza oven, a cat beside it', draw: oven },
  { name: 'restaurants-6', alt: 'A husky lying on a rooftop terrace at dusk, with the city behind', draw: rooftop },
  {
    name: 'restaurants-7',
    alt: 'A white cat on a blue chair and a spotted dog on a terrace above the sea',
    draw: taverna,
  },
  { name: 'restaurants-8', alt: 'A poodle and a dachshund at a pink ice cream cart in a park', draw: iceCream },
];
