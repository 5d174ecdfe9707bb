// Draws the demo pictures: node infrastructure/demo-data/pictures/render.mjs [name ...]
// Writes files/<name>-{400,800,1200}.{webp,avif}, placeholders.json and pictures.json beside this file.
import { Buffer } from 'node:buffer';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { createPen } from './pen.mjs';
import { events } from './scenes-events.mjs';
import { homes } from './scenes-homes.mjs';
import { hotels } from './scenes-hotels.mjs';
import { restaurants } from './scenes-restaurants.mjs';
import { services } from './scenes-services.mjs';

/** @typedef {{ name: string, alt: string, draw: (pen: import('./pen.mjs').Pen) => string }} Scene */

/** @type {Record<string, Scene[]>} */
const CATEGORIES = { restaurants, hotels, events, services, homes };
const FOLDER = new URL('./files/', import.meta.url);
const WIDTHS = [1200, 800, 400];
/** Largest file in bytes at 1200 pixels; smaller widths get a share of it by their width. */
const BUDGET = { webp: 30_000, avif: 20_000 };
const QUALITY = { webp: 80, avif: 56 };
const PLACEHOLDER_WIDTH = 12;

const drawing = (/** @type {Scene} */ scene) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">${scene.draw(createPen())}</svg>`,
  );

/**
 * The best quality that keeps within the budget.
 * @param {Buffer} pixels a PNG of the whole scene
 * @param {number} width
 * @param {'webp' | 'avif'} format
 */
async function encode(pixels, width, format) {
  const limit = BUDGET[format] * (width / 1200);
  for (let quality = QUALITY[format]; ;) {
    const image = sharp(pixels).resize(width);
    const encoded = await (
      format === 'webp'
        ? image.webp({ quality, effort: 4, smartSubsample: true })
        : image.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' })
    ).toBuffer();
    if (encoded.length <= limit || quality <= 20) return encoded;
    // The size falls a little slower than the quality, so a step a bit larger than the excess mostly fits at once.
    quality = Math.max(20, Math.floor(quality * Math.min(0.94, (limit / encoded.length) * 0.98)));
  }
}

async function render(/** @type {Scene} */ scene) {
  const pixels = await sharp(drawing(scene)).removeAlpha().png().toBuffer();
  for (const width of WIDTHS) {
    for (const format of /** @type {const} */ (['webp', 'avif'])) {
      await writeFile(new URL(`${scene.name}-${width}.${format}`, FOLDER), await encode(pixels, width, format));
    }
  }
  const tiny = await sharp(pixels).resize(PLACEHOLDER_WIDTH).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

const writeList = (/** @type {string} */ file, /** @type {unknown} */ list) =>
  writeFile(new URL(file, import.meta.url), `${JSON.stringify(list, null, 2)}\n`);

const wanted = process.argv.slice(2);
const chosen = Object.values(CATEGORIES)
  .flat()
  .filter((scene) => !wanted.length || wanted.includes(scene.name));

const placeholdersFile = new URL('placeholders.json', import.meta.url);
/** @type {Record<string, string>} */
const placeholders = wanted.length ? JSON.parse(await readFile(placeholdersFile, 'utf8')) : {};
if (!wanted.length) await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
for (const scene of chosen) placeholders[scene.name] = await render(scene);
await writeList('placeholders.json', placeholders);
await writeList(
  'pictures.json',
  Object.entries(CATEGORIES).flatMap(([category, scenes]) => scenes.map(({ name, alt }) => ({ name, category, alt }))),
);
process.stdout.write(`${chosen.length} pictures drawn\n`);
