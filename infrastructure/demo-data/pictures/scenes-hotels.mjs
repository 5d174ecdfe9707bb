// Places to stay.
import { FURS, bird, catLoaf, catSit, flock } from './cats.mjs';
import { curl, leap, lie, sit, sitSide, walk } from './dog-poses.mjs';
import { COATS } from './dogs.mjs';
import {
  cloud,
  cypress,
  fir,
  flowers,
  grass,
  hill,
  moon,
  palm,
  peaks,
  plant,
  sky,
  snowfall,
  stars,
  sun,
  water,
} from './nature.mjs';
import { C } from './palette.mjs';
import { at, box, each, oval, tufts } from './pen.mjs';
import { awning, door, fire, glazing, lantern, tent } from './places.mjs';
import {
  ball,
  beam,
  bed,
  boards,
  bowl,
  bulbs,
  curtains,
  frame,
  pane,
  pendant,
  room,
  rug,
  table,
  tiles,
} from './rooms.mjs';

/** @typedef {import('./pen.mjs').Pen} Pen */

const suitcase = (
  /** @type {Pen} */ p,
  /** @type {number} */ x,
  /** @type {number} */ y,
  w = 130,
  h = 100,
  colour = C.terracotta,
) =>
  p.line(`M${x - 20},${y - h}v-18h40v18`, C.woodDark, 8) +
  p.form(box(x - w / 2, y - h, w, h, 12), colour, 9) +
  p.fill(box(x - w * 0.3, y - h, 12, h) + box(x + w * 0.3 - 12, y - h, 12, h), '#4a2840', 0.22);

const lobby = (/** @type {Pen} */ p) =>
  [
    room(p, '#cfe0d2', '#e7cfa6', 580) + tiles(p, 580, C.white),
    each(
      3,
      (i) =>
        p.wash(`M${700 + i * 160},520V240a60,60 0 0 1 120,0V520Z`, C.sky, '#fdf3d6') +
        p.line(
          `M${700 + i * 160},520V240a60,60 0 0 1 120,0V520M${760 + i * 160},180V520M${700 + i * 160},360h120`,
          C.white,
          9,
        ),
    ),
    p.form(box(80, 130, 430, 210, 10), C.wood, 8) +
      each(
        15,
        (i) =>
          p.fill(box(100 + (i % 5) * 80, 150 + Math.floor(i / 5) * 60, 66, 46, 4), C.woodDark, 0.75) +
          (i % 4 === 1
            ? ''
            : p.line(`M${133 + (i % 5) * 80},${158 + Math.floor(i / 5) * 60}v18`, C.honey, 4) +
              p.fill(oval(133 + (i % 5) * 80, 182 + Math.floor(i / 5) * 60, 6), C.honey)),
      ),
    p.form(box(30, 430, 540, 210, 16), C.leaf, 14) +
      p.line('M90,480H510V600H90Z', C.honey, 4, 0.7) +
      p.form(box(10, 404, 580, 34, 10), C.woodLight, 7) +
      p.form('M410,404C410,376 460,376 460,404Z', C.marigold, 5) +
      p.fill(oval(435, 377, 6), C.woodDark) +
      plant(p, 110, 406, 0.7, 'fern', C.paper),
    pendant(p, 300, 90, C.marigold, 1.2) + pendant(p, 880, 80, C.marigold, 1.2),
    rug(p, 800, 722, 350, 60, C.terracotta) +
      p.ground(840, 730, 190, 16) +
      p.line('M680,690V430C680,380 1000,380 1000,430V690', '#d9a441', 12) +
      p.form(box(664, 676, 352, 22, 8), C.clay, 5) +
      p.fill(oval(704, 714, 18) + oval(976, 714, 18), C.ink) +
      suitcase(p, 930, 676, 130, 110, C.teal) +
      suitcase(p, 930, 566, 100, 66, C.coral),
    at(770, 678, sit(p, { ...COATS.shiba, scarf: true }), 0.72) +
      plant(p, 1130, 660, 1.5, 'broad', C.paper) +
      at(300, 760, catLoaf(p, FURS.grey), 0.9),
    beam(p, 'M700,580L1000,580L820,800H380Z', 0.2),
  ].join('');

const bedroom = (/** @type {Pen} */ p) =>
  [
    room(p, '#f6d9c0', '#d3a171', 600) + boards(p, 600),
    pane(
      p,
      720,
      110,
      300,
      300,
      hill(p, 330, '#a9cba0', 30) + hill(p, 370, C.leafMid, 24, 2) + cloud(p, 800, 190, 0.5) + cloud(p, 960, 160, 0.4),
    ) + curtains(p, 720, 110, 300, 330, C.tealLight),
    frame(p, 180, 130, 120, 90, 'hill') + frame(p, 330, 110, 100, 120, 'paw'),
    p.form(box(96, 510, 110, 150, 8), C.wood, 8) +
      p.line('M96,580h110', C.woodDark, 4) +
      p.glow(150, 420, 150, '#ffe0a0', 0.7) +
      p.fill(box(146, 440, 10, 70), C.woodDark) +
      p.form('M116,450L130,380H174L188,450Z', C.cream, 8),
    rug(p, 620, 730, 420, 60, C.leafMid) + bed(p, 230, 690, 660, C.leaf, C.marigold),
    at(630, 534, lie(p, COATS.beagle), 0.86) +
      at(
        420,
        530,
        p.mirrored(() => curl(p, COATS.poodle)),
        0.62,
      ),
    bowl(p, 990, 760, C.terracotta, 1.1) +
      bowl(p, 1090, 765, C.teal, 1.1, C.sky) +
      plant(p, 1110, 640, 1.3, 'sword', C.cream) +
      beam(p, 'M720,600L1020,600L860,800H420Z', 0.2) +
      beam(p, 'M380,600L560,360L640,360L520,600Z', 0.16),
  ].join('');

const cabin = (/** @type {Pen} */ p) =>
  [
    sky(p, '#5a6cab', '#f4c6ae', 620) +
      stars(p, 30, 220, 4) +
      moon(p, 980, 130, 40) +
      peaks(
        p,
        [
          [260, 170, 330],
          [620, 240, 280],
          [980, 200, 340],
        ],
        560,
        '#8796bd',
      ),
    hill(p, 520, '#aebdd8', 24) +
      each(7, (i) => fir(p, i * 190 + 20, 600 + (i % 2) * 20, 0.9 + (i % 3) * 0.2, '#3f6d73', true)),
    hill(p, 610, '#dfe4ef', 18, 2),
    p.ground(640, 690, 340, 24) +
      p.form('M640,190L930,690H350Z', '#9a5f42', 20) +
      p.fill('M640,262L868,690H412Z', '#7a4634') +
      each(8, (i) => p.line(`M${620 - i * 26},${320 + i * 48}H${660 + i * 26}`, '#64382d', 3, 0.6)),
    p.glow(640, 500, 320, '#ffc46b', 0.6) +
      p.fill('M640,310L726,470H554Z', '#ffd98a') +
      p.line('M640,310V470M554,470L640,310L726,470Z', C.cream, 9) +
      door(p, 580, 690, 100, 190, C.terracotta, C.cream, true) +
      glazing(p, 680, 520, 90, 90, C.cream, true),
    p.fill('M640,170L960,700L918,706L640,246L362,706L320,700Z', C.white) +
      p.fill('M640,226L918,706L930,690L640,206L350,690L362,706Z', '#b9c3dc', 0.8),
    p.form(box(400, 684, 480, 26, 6), C.wood, 5) +
      fir(p, 170, 730, 1.3, '#2e5c62', true) +
      fir(p, 1080, 720, 1.4, '#2e5c62', true),
    at(
      960,
      770,
      p.mirrored(() => sitSide(p, COATS.husky)),
      0.86,
    ) + at(330, 780, walk(p, { ...COATS.corgi, scarf: true, collar: C.terracotta }), 0.72),
    p.evening('#b4addc', 0.4) + p.glow(640, 560, 260, '#ffc46b', 0.3) + snowfall(p, 60),
  ].join('');

const beachHouse = (/** @type {Pen} */ p) =>
  [
    sky(p, '#9fd4e4', '#fdf3dd', 470) +
      sun(p, 960, 130, 54) +
      cloud(p, 180, 130, 1) +
      cloud(p, 640, 90, 0.8) +
      flock(p, 720, 200),
    water(p, 400, 590, '#63b7c4') +
      p.fill('M0,590C160,560 340,600 560,574S980,590 1200,566V800H0Z', '#f3deb0') +
      p.fill(
        'M0,592C160,562 340,602 560,576S980,592 1200,568V580C980,606 760,586 560,592S160,580 0,608Z',
        C.white,
        0.8,
      ),
    palm(p, 140, 640, 1.25) + palm(p, 60, 660, 0.9, C.leaf),
    p.fill(box(300, 470, 18, 170) + box(470, 470, 18, 170) + box(640, 470, 18, 170), C.woodDark) +
      p.ground(490, 640, 230, 18) +
      p.form(box(276, 270, 410, 210, 4), C.white, 14) +
      each(6, (i) => p.line(`M280,${300 + i * 30}H682`, '#dcd0bd', 3)) +
      p.form('M236,280L480,140L726,280Z', C.coral, 16) +
      glazing(p, 320, 330, 90, 100, '#4f9fb0') +
      door(p, 560, 470, 96, 170, C.teal, C.white),
    p.form(box(250, 468, 470, 22, 4), C.woodLight, 5) +
      each(9, (i) => p.fill(box(254 + i * 22, 410, 7, 60), C.white)) +
      p.fill(box(250, 404, 190, 10, 4), C.white) +
      p.form('M700,490L800,640H760L676,500Z', C.wood, 4),
    at(800, 740, leap(p, { ...COATS.golden, scarf: true, collar: C.terracotta }), 0.95) +
      p.ground(790, 764, 150, 12) +
      ball(p, 1080, 690, 28, C.terracotta),
    at(330, 770, sit(p, COATS.terrier, { pant: true }), 0.62) +
      grass(p, 640, 790, 16, C.moss, 6) +
      p.form(oval(1110, 770, 16, 10), C.coral, 3) +
      p.form(oval(560, 776, 12, 8), C.white, 3),
  ].join('');

const campsite = (/** @type {Pen} */ p) =>
  [
    sky(p, '#2f3566', '#8a6fa4', 620) +
      stars(p, 80, 420, 15) +
      moon(p, 200, 130, 46) +
      peaks(
        p,
        [
          [420, 280, 300],
          [860, 230, 380],
        ],
        580,
        '#57588f',
        false,
      ),
    each(9, (i) => fir(p, i * 145 + 10, 610, 0.7 + ((i * 5) % 4) * 0.14, '#3a5470')) +
      hill(p, 600, '#5c7a74', 14, 1) +
      p.wash(box(0, 660, 1200, 140), '#5c7a74', '#7f9a78'),
    bulbs(p, 200, 330, 640, 340, 60, 8) +
      bulbs(p, 640, 340, 1200, 300, 60, 9) +
      p.glow(660, 620, 320, '#ffc46b', 0.4) +
      tent(p, 660, 700, 1.25, '#f0dcb4'),
    p.form(box(590, 680, 140, 30, 14), C.terracotta, 6),
    fire(p, 300, 740, 1.15) +
      at(
        510,
        776,
        p.mirrored(() => sitSide(p, { ...COATS.shadow, base: '#6b5d63' })),
        0.84,
      ) +
      at(110, 770, sitSide(p, COATS.beagle), 0.78) +
      at(960, 770, curl(p, COATS.shiba), 0.95),
    lantern(p, 1110, 740, 0.7) +
      p.evening('#a9a4dc', 0.3) +
      p.glow(300, 660, 300, '#ffae57', 0.4) +
      p.glow(660, 600, 200, '#ffd98a', 0.25),
  ].join('');

const jetty = (/** @type {Pen} */ p) =>
  [
    sky(p, '#f9d6ae', '#fdf0d8', 360) +
      sun(p, 330, 260, 58, '#ffd07a') +
      peaks(
        p,
        [
          [120, 180, 260],
          [420, 230, 240],
          [820, 120, 380],
          [1130, 210, 260],
        ],
        390,
        '#9fb7b4',
        true,
      ) +
      hill(p, 370, '#6f9f86', 18, 1.4),
    each(10, (i) => fir(p, 620 + i * 66, 404, 0.34 + ((i * 3) % 4) * 0.06, '#37705f')),
    water(p, 400, 800, '#86bcb8', 5) + p.glow(330, 470, 220, '#ffdd9a', 0.6),
    at(
      250,
      560,
      p.fill(oval(10, 22, 190, 16), '#2f6f76', 0.4) +
        p.form('M-190,-26C-150,10 150,10 190,-26C170,40 -170,40 -190,-26Z', C.terracotta, 8) +
        p.line('M-186,-24C-150,4 150,4 186,-24', C.cream, 6) +
        p.line('M-60,-60L90,30', C.woodDark, 8),
    ),
    p.form('M560,800L700,520H900L1130,800Z', '#c98f5f', 0) +
      each(9, (i) =>
        p.line(
          `M${685 - i * i * 1.8 - i * 4},${536 + i * 10 + i * i * 2.6}H${914 + i * i * 3.4 + i * 6}`,
          C.woodDark,
          3,
          0.7,
        ),
      ) +
      each(
        2,
        (i) =>
          p.form(box(676 + i * 220, 470, 26, 90, 6), C.woodDark, 6) +
          p.form(box(560 + i * 480, 640, 40, 160, 8), C.woodDark, 8),
      ),
    at(
      800,
      690,
      p.mirrored(() => sitSide(p, COATS.golden, { pant: true })),
      1.08,
    ) +
      at(
        920,
        770,
        p.mirrored(() => sitSide(p, COATS.spotty)),
        0.72,
      ),
    at(582, 642, bird(p, C.navy, C.coral), 0.72) +
      each(6, (i) =>
        p.line(`M${40 + i * 22},800q${-10 + i * 4},-90 ${i * 8 - 20},-${150 + (i % 3) * 30}`, C.leafDark, 6),
      ) +
      p.form(box(30, 640, 14, 56, 7) + box(98, 620, 14, 60, 7), C.woodDark, 3),
  ].join('');

const cityHotel = (/** @type {Pen} */ p) =>
  [
    p.wash(box(0, 0, 1200, 660), '#e4c7cf', '#f4dfcf') + p.form(box(60, -20, 1080, 680), '#f5e2c0', 0),
    p.fill(box(60, 250, 1080, 18), C.straw) + p.fill(box(60, 264, 1080, 10), '#4a2840', 0.12),
    each(
      5,
      (i) =>
        glazing(p, 130 + i * 210, 60, 100, 140, C.white) +
        p.form(box(116 + i * 210, 206, 128, 26, 6), C.terracotta, 4) +
        p.form(tufts(180 + i * 210, 200, 62, 22, i + 3, 9), C.leafMid, 5) +
        p.fill(
          oval(150 + i * 210, 194, 7) + oval(184 + i * 210, 188, 7) + oval(212 + i * 210, 196, 7),
          [C.rose, C.marigold][i % 2] ?? C.rose,
        ),
    ),
    glazing(p, 130, 350, 200, 210, C.leaf) + glazing(p, 870, 350, 200, 210, C.leaf, true),
    p.fill(box(440, 330, 320, 330, 10), C.leafDark) +
      p.wash(box(462, 360, 276, 300, 4), '#ffe4a6', '#f6bf78') +
      p.line('M600,360V660M462,420H738', C.leafDark, 10) +
      p.fill(oval(584, 530, 5, 22) + oval(616, 530, 5, 22), C.honey),
    awning(p, 400, 276, 400, 84, C.leaf, C.cream, 8) + p.fill(box(412, 360, 10, 300) + box(778, 360, 10, 300), C.honey),
    p.wash(box(0, 650, 1200, 150), '#c3b1a8', '#dccbbb') +
      p.form('M470,652H730L800,800H400Z', C.clay, 0) +
      cypress(p, 380, 664, 0.9) +
      cypress(p, 822, 664, 0.9) +
      p.form(box(348, 620, 64, 50, 6) + box(790, 620, 64, 50, 6), C.paper, 6),
    at(230, 560, catSit(p, FURS.black), 0.6) +
      suitcase(p, 700, 750, 130, 110, C.teal) +
      suitcase(p, 690, 640, 100, 60, C.marigold),
    at(560, 764, sit(p, { ...COATS.spotty, scarf: true }), 0.86) +
      at(
        980,
        770,
        p.mirrored(() => walk(p, COATS.poodle)),
        0.74,
      ) +
      lantern(p, 80, 690, 1, true),
  ].join('');

const balcony = (/** @type {Pen} */ p) =>
  [
    sky(p, '#f7b9a0', '#ffe9c4', 620) +
      sun(p, 640, 330, 64, '#ffcf7c') +
      peaks(
        p,
        [
          [300, 260, 320],
          [920, 230, 360],
        ],
        520,
        '#b48fa6',
        false,
      ) +
      hill(p, 480, '#8f9f86', 26, 1) +
      hill(p, 530, '#6f8f70', 20, 2.6) +
      each(7, (i) => cypress(p, 260 + i * 110, 560 + (i % 2) * 16, 0.34, '#4f7a5d')),
    p.wash(box(0, 640, 1200, 160), '#d98d66', '#e9ab82') + tiles(p, 640, '#f2c7a3'),
    p.fill(box(0, 470, 1200, 14, 4), '#5a4148') +
      each(
        26,
        (i) => p.line(`M${i * 48 + 20},480V642`, '#5a4148', 6) + p.line(oval(i * 48 + 20, 560, 12, 20), '#5a4148', 4),
      ) +
      p.fill(box(0, 630, 1200, 14), '#5a4148'),
    p.form('M0,0H190C170,260 130,460 170,800H0Z', C.paper, 20) +
      p.line('M60,0C50,300 60,500 50,800M120,0C108,300 90,500 100,800', '#e2cdb2', 5) +
      p.form('M1200,0H1010C1030,260 1070,460 1030,800H1200Z', C.paper, 20) +
      p.line('M1140,0C1150,300 1130,500 1150,800M1080,0C1094,300 1100,500 1090,800', '#e2cdb2', 5),
    table(p, 790, 740, 230, 140, C.cream) +
      p.form(box(750, 548, 50, 50, 8), C.tealLight, 5) +
      flowers(p, 756, 552, 44, 5, [C.rose, C.white, C.marigold]) +
      p.form(oval(850, 594, 42, 8), C.white, 0) +
      p.form(oval(838, 584, 13) + oval(862, 584, 13), C.coral, 4),
    at(
      450,
      770,
      p.mirrored(() => catSit(p, FURS.siamese)),
      1.25,
    ) +
      at(950, 780, curl(p, COATS.corgi), 0.74) +
      plant(p, 250, 720, 1.3, 'fern', C.teal) +
      at(640, 470, bird(p, C.plum, C.honey), 0.72),
    beam(p, 'M400,640H900L1050,800H200Z', 0.16),
  ].join('');

export const hotels = [
  {
    name: 'hotels-1',
    alt: 'A shiba on a luggage trolley in a bright hotel lobby, a grey cat by the desk',
    draw: lobby,
  },
  { name: 'hotels-2', alt: 'Two dogs on a green bed in a sunny hotel room', draw: bedroom },
  { name: 'hotels-3', alt: 'A husky and a corgi outside a cabin with lit windows in the snow at dusk', draw: cabin },
  { name: 'hotels-4', alt: 'A golden dog leaping after a ball in front of a beach house on stilts', draw: beachHouse },
  { name: 'hotels-5', alt: 'Three dogs around a campfire by a glowing tent under the stars', draw: campsite },
  { name: 'hotels-6', alt: 'Two dogs on a jetty looking over a mountain lake at sunrise', draw: jetty },
  {
    name: 'hotels-7',
    alt: 'A spotted dog with suitcases at the entrance of a city hotel, a black cat at the window',
    draw: cityHotel,
  },
  {
    name: 'hotels-8',
    alt: 'A siamese cat on a hotel balcony at sunset, a corgi asleep beside the table',
    draw: balcony,
  },
];
