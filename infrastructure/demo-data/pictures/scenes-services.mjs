// Care, shops and training.
import { FURS, bird, catCurl, catLoaf, catSit, catWalk, rabbit } from './cats.mjs';
import { lie, sit, sitSide, walk } from './dog-poses.mjs';
import { COATS } from './dogs.mjs';
import { cloud, grass, hill, plant, sky, sun, tree } from './nature.mjs';
import { C, lit, shade } from './palette.mjs';
import { at, box, each, oval, tufts } from './pen.mjs';
import { bench, fence, house, lantern } from './places.mjs';
import {
  ball,
  basket,
  beam,
  boards,
  bone,
  bowl,
  curtains,
  frame,
  panels,
  pane,
  pendant,
  room,
  rug,
  shelf,
  tiles,
} from './rooms.mjs';

/** @typedef {import('./pen.mjs').Pen} Pen */

const bottle = (/** @type {Pen} */ p, /** @type {number} */ x, /** @type {number} */ y, colour = C.coral, h = 70) =>
  p.form(box(x - 17, y - h, 34, h, 10), colour, 5) +
  p.fill(box(x - 8, y - h - 16, 16, 18, 3), C.cream) +
  p.fill(box(x - 10, y - h * 0.6, 20, h * 0.3, 3), C.white, 0.7);
const bubbles = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  w = 300,
  h = 200,
  count = 14,
) =>
  each(count, (i) => {
    const r = 7 + ((i * 5) % 13);
    const bx = x + ((i * 83) % w);
    const by = y + ((i * 57) % h);
    return p.fill(oval(bx, by, r), C.white, 0.55) + p.fill(oval(bx - r * 0.3, by - r * 0.3, r * 0.28), C.white);
  });

const grooming = (/** @type {Pen} */ p) =>
  [
    room(p, '#f7cfc0', '#e3bd92', 600) + tiles(p, 600, C.white),
    p.fill(oval(310, 250, 150, 176), C.honey) +
      p.wash(oval(310, 250, 134, 160), '#d6ecec', '#f6f3e4') +
      p.fill('M210,330L360,120H420L270,370Z', C.white, 0.5),
    shelf(p, 780, 190, 330, 5, [C.teal, C.paper, C.marigold, C.terracotta]) +
      shelf(p, 780, 320, 330, 6, [C.paper, C.coral, C.leafMid, C.marigold]) +
      pendant(p, 600, 90, C.teal, 1.2),
    p.form(box(90, 470, 380, 180, 10), C.teal, 12) +
      p.form(box(70, 450, 420, 28, 8), C.cream, 6) +
      bottle(p, 140, 450, C.coral) +
      bottle(p, 190, 450, C.marigold, 56) +
      p.form(box(330, 410, 110, 40, 10), C.white, 6) +
      p.form(box(340, 378, 90, 34, 10), C.blush, 5),
    p.ground(700, 730, 220, 16) +
      p.fill(box(684, 560, 32, 160), C.slate) +
      p.form('M560,730C600,700 800,700 840,730Z', C.slate, 5) +
      p.form(box(500, 536, 400, 30, 12), C.leaf, 7) +
      p.line('M880,540V230C880,200 780,200 780,240', C.slate, 10),
    at(700, 536, sit(p, { ...COATS.poodle, scarf: true, collar: C.terracotta }), 0.96) +
      bubbles(p, 560, 200, 320, 260, 12),
    at(
      240,
      770,
      p.mirrored(() => sitSide(p, COATS.terrier)),
      0.66,
    ) +
      at(1020, 770, catLoaf(p, FURS.calico), 0.85) +
      plant(p, 1130, 640, 1.2, 'sword', C.paper),
    beam(p, 'M0,0H220L700,800H330Z', 0.14),
  ].join('');

const vet = (/** @type {Pen} */ p) =>
  [
    room(p, '#d3e8e0', '#cfd6cc', 590) + tiles(p, 590, C.white) + panels(p, 380, 570, '#8fc3b5', 80),
    pane(p, 80, 100, 230, 220, hill(p, 270, '#a9cba0', 16), C.white) +
      frame(p, 352, 70, 90, 110, 'paw', C.white, C.leaf) +
      p.fill(oval(660, 170, 58), C.white) +
      p.line(oval(660, 170, 52), C.teal, 8) +
      p.line('M660,170V136M660,170L684,184', C.ink, 6),
    p.form(box(830, 90, 300, 220, 10), C.white, 10) +
      p.line('M980,96V304', C.stone, 4) +
      p.form(box(890, 170, 44, 14, 7) + box(905, 155, 14, 44, 7), C.terracotta, 0) +
      p.fill(oval(1010, 200, 6), C.slate) +
      p.fill(oval(966, 200, 6), C.slate),
    p.ground(560, 720, 340, 20) +
      p.form(box(330, 520, 460, 200, 12), C.teal, 14) +
      p.line('M350,590H770M560,592V710', shade(C.teal), 4) +
      p.form(box(290, 490, 540, 36, 14), '#dfe3e0', 7) +
      p.fill(box(340, 486, 400, 12, 6), C.leafLight),
    at(460, 490, sit(p, COATS.golden), 0.86) +
      at(680, 490, catSit(p, FURS.grey), 0.86) +
      p.form(box(782, 410, 60, 80, 8), C.white, 5) +
      p.fill(box(796, 436, 32, 8) + box(808, 424, 8, 32), C.terracotta),
    at(1000, 768, rabbit(p, '#a88b78', '#f3e4d2'), 1) +
      p.ground(170, 760, 110, 12) +
      p.form(box(70, 640, 210, 120, 22), C.coral, 10) +
      p.line('M130,642C130,600 220,600 220,642', shade(C.coral), 10) +
      p.fill(box(100, 668, 150, 70, 12), '#5a3a3c') +
      p.fill(oval(150, 704, 9) + oval(200, 704, 9), '#e5c04e') +
      p.fill(oval(150, 704, 3.5, 8) + oval(200, 704, 3.5, 8), C.ink) +
      p.line('M100,690H250M100,714H250M138,668V738M176,668V738M214,668V738', C.cream, 4),
    plant(p, 1120, 600, 1, 'broad', C.marigold),
  ].join('');

const shop = (/** @type {Pen} */ p) => {
  const sack = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ c) =>
    p.form(box(x - 42, y - 110, 84, 110, 12), c, 8) +
    p.fill(box(x - 42, y - 96, 84, 8), shade(c)) +
    p.fill(oval(x, y - 46, 24), C.paper) +
    p.fill(
      oval(x, y - 42, 9, 7) + oval(x - 10, y - 53, 4) + oval(x, y - 57, 4) + oval(x + 10, y - 53, 4),
      shade(c, 0.3),
    );
  return [
    room(p, '#fbe3b3', '#c58f63', 620) + boards(p, 620),
    each(
      2,
      (r) =>
        p.form(box(60, 230 + r * 190, 560, 18, 4), C.wood, 5) +
        p.fill(box(66, 248 + r * 190, 548, 14), '#4a2840', 0.12),
    ) + p.fill(box(60, 90, 16, 560) + box(604, 90, 16, 560), C.woodDark),
    each(5, (i) => sack(136 + i * 104, 230, [C.terracotta, C.leaf, C.marigold, C.teal, C.coral][i] ?? C.teal)) +
      each(4, (i) => basket(p, 150 + i * 126, 420, 116, [C.teal, C.coral, C.leafMid, C.plum][i])) +
      sack(140, 640, C.teal) +
      sack(236, 640, C.terracotta) +
      sack(540, 640, C.leafMid),
    p.line('M760,0V100', C.ink, 4) +
      p.form('M690,300V180C690,100 830,100 830,180V300Z', '#fdf6e4', 0) +
      at(756, 286, bird(p, C.leafMid, C.honey), 0.8) +
      each(8, (i) =>
        p.line(`M${694 + i * 19},300V${i === 0 || i === 7 ? 180 : 128 - Math.abs(3.5 - i) * -8}`, '#c79a3d', 4),
      ) +
      p.line('M690,180C690,100 830,100 830,180M690,300H830M690,220H830', '#c79a3d', 5) +
      p.form(box(680, 296, 160, 18, 6), '#c79a3d', 4),
    p.form(box(880, 380, 260, 270, 8), C.leaf, 12) +
      p.form(box(860, 360, 300, 28, 8), C.woodLight, 6) +
      p.fill('M940,356C880,340 880,240 960,232H1050C1130,240 1130,340 1070,356Z', '#bfe3e6', 0.9) +
      p.fill('M906,280H1104C1110,320 1096,346 1070,356H940C914,346 900,320 906,280Z', '#7cc3cd', 0.8) +
      p.form('M980,310C996,292 1030,292 1042,310L1062,298V324L1042,314C1030,330 996,330 980,310Z', C.marigold, 4) +
      p.fill(oval(996, 307, 3), C.ink) +
      p.line('M1080,350q-6,-30 4,-50M930,352q8,-24 0,-44', C.leafMid, 6),
    rug(p, 660, 736, 280, 48, C.teal) +
      at(650, 756, sit(p, { ...COATS.shiba, scarf: true }, { pant: true }), 0.9) +
      at(390, 770, rabbit(p, '#d9b791', C.white), 0.86) +
      at(960, 780, catWalk(p, FURS.black), 0.72) +
      ball(p, 800, 770, 22) +
      bone(p, 520, 774, 0.7),
  ].join('');
};

const training = (/** @type {Pen} */ p) =>
  [
    sky(p, '#f9dfb4', '#fdf5de', 440) +
      sun(p, 210, 150, 54) +
      cloud(p, 860, 110, 1) +
      hill(p, 370, '#c9d79a', 30, 0.6) +
      tree(p, 1080, 480, 1.15, '#7fae66', 4) +
      tree(p, 940, 470, 0.8, '#93bb70', 7) +
      house(p, 130, 470, 250, 110, C.white, C.terracotta),
    p.wash(box(0, 450, 1200, 350), '#b2c97c', '#95b86b') +
      fence(p, 500, C.white, 0, 1200, 90) +
      grass(p, 540, 790, 40, '#6f9452'),
    [
      [120, C.terracotta],
      [1080, C.teal],
    ]
      .map(
        ([x, c]) =>
          p.ground(Number(x), 640, 40, 7) +
          p.form(`M${Number(x) - 34},640L${Number(x)},540L${Number(x) + 34},640Z`, String(c), 7) +
          p.fill(`M${Number(x) - 20},600h40l6,16h-52Z`, C.white),
      )
      .join(''),
    at(230, 730, sit(p, COATS.shadow), 0.82) +
      at(460, 752, sit(p, COATS.corgi, { pant: true }), 0.78) +
      at(690, 752, sit(p, { ...COATS.spotty, scarf: true, collar: C.teal }), 0.84) +
      at(920, 736, sit(p, COATS.golden, { pant: true }), 0.86) +
      ball(p, 1090, 760, 26, C.terracotta) +
      bone(p, 100, 770, 0.8),
  ].join('');

const dogWalk = (/** @type {Pen} */ p) =>
  [
    sky(p, '#f6c9a4', '#fdebc8', 520) + p.glow(600, 300, 420, '#ffe2a8', 0.8) + hill(p, 430, '#d9b070', 24, 1),
    each(6, (i) =>
      tree(p, 60 + i * 220, 560 + (i % 2) * 16, 1.05 + (i % 3) * 0.16, ['#d98a45', '#e3a94f', '#c8683f'][i % 3], i + 3),
    ),
    p.wash(box(0, 550, 1200, 250), '#c9b061', '#d9bf74') +
      p.fill('M0,690C300,640 800,640 1200,680V790C800,760 300,760 0,800Z', '#f3dfb8') +
      bench(p, 960, 640, 0.95) +
      lantern(p, 150, 650, 1, false),
    each(26, (i) =>
      at(
        (i * 131) % 1200,
        590 + ((i * 71) % 200),
        p.fill('M0,0C8,-10 20,-8 24,0C16,8 6,8 0,0Z', ['#d98a45', '#c8683f', '#e9b85c'][i % 3] ?? C.marigold),
        0.9,
        i * 40,
      ),
    ),
    p.line(
      'M280,580C140,490 60,470 -20,470M570,636C400,520 180,470 -20,452M944,570C640,440 240,420 -20,436',
      C.woodDark,
      5,
    ),
    at(200, 740, walk(p, COATS.poodle), 0.76) +
      at(476, 770, walk(p, { ...COATS.dachshund, scarf: true, collar: C.leaf }, { stride: 14 }), 0.9) +
      at(850, 756, walk(p, COATS.husky), 0.9) +
      at(150, 228, bird(p, C.terracotta, C.cream), 0.7),
  ].join('');

const bath = (/** @type {Pen} */ p) =>
  [
    room(p, '#bfe0dc', '#e9dcc4', 610) +
      each(8, (r) =>
        each(13, (i) =>
          p.fill(
            box(i * 96 + 3, 130 + r * 58, 90, 52, 5),
            (i + r * 3) % 7 === 0 ? '#6fb3b3' : (i * 2 + r) % 5 === 0 ? '#9fd0cc' : '#afd8d3',
          ),
        ),
      ) +
      tiles(p, 610, C.white),
    pane(p, 820, 110, 200, 200, cloud(p, 900, 190, 0.5), C.white) +
      plant(p, 870, 322, 0.5, 'fern', C.marigold) +
      p.line('M300,60H250V220', C.slate, 14) +
      p.form('M300,40H360L390,90H280Z', C.stone, 5) +
      each(7, (i) => p.line(`M${290 + i * 16},104l${-4 + i},40m0,24l${-3 + i},30`, C.white, 4, 0.8)),
    p.ground(520, 720, 400, 24) +
      at(380, 600, sit(p, COATS.golden, { pant: true }), 1.02) +
      at(650, 610, sit(p, COATS.terrier), 0.86) +
      p.form(tufts(380, 262, 76, 36, 5, 10), C.white, 8) +
      p.form(tufts(650, 340, 50, 24, 3, 9), C.white, 6),
    p.form(tufts(520, 510, 370, 54, 7, 24), C.white, 10) +
      p.form('M140,500H900C900,640 840,700 760,700H280C200,700 140,640 140,500Z', C.paper, 18) +
      p.form(box(120, 490, 800, 34, 17), C.white, 8) +
      p.form('M250,690L230,740H290L300,696Z', '#d9a441', 4) +
      p.form('M790,690L810,740H750L740,696Z', '#d9a441', 4) +
      p.form(tufts(260, 504, 90, 26, 2, 10) + tufts(760, 500, 80, 22, 4, 10), C.white, 6),
    bubbles(p, 180, 180, 640, 280, 24) +
      rug(p, 560, 764, 220, 26, C.coral) +
      at(1050, 760, catSit(p, FURS.ginger), 0.92) +
      p.form(oval(940, 760, 30, 14), C.honey, 4) +
      p.form(oval(956, 736, 17), C.honey, 4) +
      p.fill('M970,734l18,5l-18,7Z', C.terracotta) +
      p.fill(oval(960, 732, 3), C.ink) +
      bottle(p, 1120, 420, C.coral, 70) +
      bottle(p, 1166, 420, C.marigold, 54),
    p.form(box(1080, 420, 130, 18, 6), C.wood, 4),
  ].join('');

const dayCare = (/** @type {Pen} */ p) =>
  [
    room(p, '#fde7bf', '#e7c08c', 560) +
      p.form(tufts(150, 560, 260, 180, 4, 16), '#f6c9a4', 0) +
      p.form('M700,560C760,380 960,340 1200,420V560Z', '#bcd9b4', 0) +
      p.fill(box(0, 556, 1200, 244), '#e9c999') +
      p.fill(oval(600, 700, 620, 120), '#f3dcb2'),
    pane(p, 480, 110, 240, 220, cloud(p, 560, 190, 0.5) + hill(p, 280, '#a9cba0', 14), C.white) +
      p.fill(oval(170, 170, 58), C.marigold, 0.9) +
      each(8, (i) => at(170, 170, p.line('M0,-74V-96', C.marigold, 9), 1, i * 45)),
    p.form('M830,650L960,450H1060V650Z', C.teal, 12) +
      p.form(box(1050, 450, 150, 200, 6), C.leafMid, 10) +
      p.form('M1090,650V580C1090,530 1170,530 1170,580V650Z', '#4f6f5a', 0) +
      p.line('M860,600H890M900,540H930M930,500H960', C.cream, 8),
    p.ground(160, 650, 130, 12) +
      p.form(box(130, 370, 44, 280, 8), C.straw, 8) +
      each(9, (i) => p.line(`M130,${390 + i * 28}l44,10`, C.wood, 4, 0.6)) +
      p.form(box(50, 350, 210, 30, 14), C.coral, 6) +
      p.form(box(40, 630, 240, 26, 10), C.coral, 6) +
      at(150, 352, catCurl(p, FURS.grey), 0.66),
    at(1110, 452, catSit(p, FURS.calico), 0.62) +
      at(
        390,
        690,
        p.mirrored(() => walk(p, COATS.beagle)),
        0.74,
      ) +
      at(670, 640, sit(p, COATS.shiba, { pant: true }), 0.62) +
      at(970, 776, lie(p, { ...COATS.shadow, scarf: true, collar: C.marigold }), 0.84) +
      at(540, 784, walk(p, COATS.corgi), 0.74) +
      at(180, 772, rabbit(p), 0.7),
    ball(p, 320, 785, 28, C.teal) + curtains(p, 480, 110, 240, 240, C.tealLight),
  ].join('');

const studio = (/** @type {Pen} */ p) =>
  [
    room(p, '#6f5a78', '#8c6a62', 600, '#5d4a66') + boards(p, 600, '#5d4340') + p.glow(600, 360, 560, '#ffd9a8', 0.45),
    p.fill(box(250, 70, 14, 600) + box(936, 70, 14, 600), C.ink) +
      p.form(box(240, 60, 720, 30, 14), '#e9d7bd', 6) +
      p.wash('M270,90H930V600C930,690 1000,740 1060,770H140C200,740 270,690 270,600Z', '#f6b79a', '#fbdcc0') +
      p.fill(oval(600, 360, 210), C.paper, 0.45),
    at(480, 710, sit(p, { ...COATS.husky, scarf: true, collar: C.terracotta }), 0.96) +
      p.form(box(650, 590, 170, 130, 12), C.leaf, 10) +
      p.form(box(640, 576, 190, 26, 10), lit(C.leaf, 0.2), 5) +
      at(735, 578, catSit(p, FURS.siamese), 0.88) +
      at(610, 750, rabbit(p, '#cfa67f', '#f8ead6'), 0.66),
    p.line('M120,330L110,740M110,560L50,740M112,560L180,740', C.ink, 9) +
      at(
        150,
        250,
        p.form('M-90,-90L90,-120V120L-90,90Z', '#3f343f', 6) + p.form('M76,-116L98,-124V126L76,116Z', C.white, 0),
        1,
        8,
      ) +
      p.glow(250, 260, 200, '#fff1cf', 0.7),
    p.line('M1090,420V740M1090,560L1040,740M1090,560L1150,740', C.ink, 9) +
      p.form(box(1030, 330, 130, 96, 14), '#3f343f', 7) +
      p.form(box(990, 350, 48, 56, 8), '#54474f', 4) +
      p.fill(oval(994, 378, 12, 26), '#7fb3c4') +
      p.form(box(1070, 312, 50, 22, 6), '#3f343f', 3) +
      p.fill(oval(1140, 350, 6), C.terracotta),
    ball(p, 860, 760, 20, C.teal) + bowl(p, 330, 770, C.marigold, 0.8),
  ].join('');

export const services = [
  { name: 'services-1', alt: 'A white poodle among bubbles on the table of a grooming salon', draw: grooming },
  { name: 'services-2', alt: 'A golden dog and a grey cat on the table of a bright animal practice', draw: vet },
  { name: 'services-3', alt: 'A shiba, a rabbit and a cat shopping among the shelves of a pet shop', draw: shop },
  { name: 'services-4', alt: 'Four dogs sitting in a row at a training class on a meadow', draw: training },
  { name: 'services-5', alt: 'Three dogs on leads walking through an autumn park', draw: dogWalk },
  { name: 'services-6', alt: 'Two dogs covered with foam in a bathtub, watched by a ginger cat', draw: bath },
  { name: 'services-7', alt: 'Dogs, cats and a rabbit in the playroom of a day care', draw: dayCare },
  { name: 'services-8', alt: 'A husky, a cat and a rabbit posing in a photo studio', draw: studio },
];
