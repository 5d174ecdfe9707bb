import { createHash } from 'node:crypto';
import { html, Html } from '../../../application/shared/html.js';
import { kindLabel } from '../../../domain/business/kind/kind-label.js';
import { CATEGORY_LABEL } from '../../../domain/business/category.js';
import { isDrawing, placeDrawing } from '../../../domain/drawing/place-drawing.js';
import type { BusinessCard } from '../../contract/business/business.js';
import { widgetSearchPath, type WidgetOptions, type WidgetTheme } from '../../contract/partner/widget-html.js';
import { frame } from '../html/page.js';

export const EMBED_STYLE_PATH = '/embed/style.css';

/** Tells the page around the frame how high the content is. It may ask again with any message.
 * The height is no secret, so any page may learn it. */
const TELL_HEIGHT = `(()=>{const page=document.documentElement;const tell=()=>parent.postMessage({type:'welcome-paws:height',height:Math.ceil(page.getBoundingClientRect().height)},'*');new ResizeObserver(tell).observe(page);addEventListener('message',tell);tell()})()`;

/** Content security policy of pages in frames of other websites. They run one script, by its hash. */
export const EMBED_POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(TELL_HEIGHT).digest('base64')}'`,
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  'frame-ancestors *',
].join('; ');

/** Links that licenses require. */
const LICENSES: readonly (readonly [source: RegExp, url: string])[] = [
  [/openstreetmap/i, 'https://www.openstreetmap.org/copyright'],
  [/overture/i, 'https://docs.overturemaps.org/attribution/'],
  [/geonames/i, 'https://www.geonames.org/'],
];

export const TOWN_CREDIT = 'Towns from GeoNames, CC BY 4.0';

/** The site that the links lead to. */
export interface EmbedSite {
  readonly siteName: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

export interface WidgetContent {
  readonly places: readonly BusinessCard[];
  readonly credits: readonly string[];
  /** The drawn map; null in a list. */
  readonly map: Html | null;
  /** Whether nobody knows the area. */
  readonly isUnknown: boolean;
}

/** Returns the page with the places of an area. */
export function widgetPage(site: EmbedSite, options: WidgetOptions, content: WidgetContent): string {
  const { area, kind, theme } = options;
  const { places, credits, map } = content;
  return document(
    site,
    theme,
    `Pet-friendly places in ${area}`,
    html`<main aria-label="Pet-friendly places in ${area}">
      <h1>Pet-friendly places in ${area}</h1>
      ${kind === null ? null : html`<p class="muted">${kindLabel(kind)}</p>`} ${map}
      ${
        places.length === 0
          ? html`<p>${emptySentence(site, options, content)}</p>`
          : html`<ol class="places">
              ${places.map((place, index) => html`<li>${placeLink(site, place, map === null ? null : index + 1)}</li>`)}
            </ol>`
      }
      ${newTab(`${site.publicUrl}${widgetSearchPath(options)}`, html`More places on ${site.siteName}`, 'more')}
      ${creditLine(credits)}
    </main>`,
  );
}

function emptySentence({ siteName }: EmbedSite, { area }: WidgetOptions, { isUnknown }: WidgetContent): string {
  return isUnknown
    ? `${siteName} doesn’t know “${area}”. Check the spelling, or use a ZIP code.`
    : `${siteName} has no such places in ${area} yet.`;
}

/** Returns the page with one place, which has a fixed height. */
export function placePage(
  site: EmbedSite,
  theme: WidgetTheme,
  place: BusinessCard,
  credits: readonly string[],
): string {
  return document(
    site,
    theme,
    place.name,
    html`<main class="single" aria-label="${place.name}">
      ${placeLink(site, place, null)}
      ${newTab(`${site.publicUrl}/business/${String(place.id)}`, html`See it on ${site.siteName}`, 'more')}
      ${creditLine(credits)}
    </main>`,
  );
}

/** Returns a page with a sentence in place of places. */
export function sentencePage(site: EmbedSite, theme: WidgetTheme, sentence: string): string {
  return document(
    site,
    theme,
    'Pet-friendly places',
    html`<main aria-label="Pet-friendly places">
      <h1>Pet-friendly places</h1>
      <p>${sentence}</p>
      ${newTab(site.publicUrl, html`Go to ${site.siteName}`, 'more')}
    </main>`,
  );
}

function document({ siteName }: EmbedSite, theme: WidgetTheme, title: string, body: Html): string {
  return frame(
    { siteName, theme: theme === 'auto' ? 'system' : theme },
    title,
    html`<link rel="stylesheet" href="${EMBED_STYLE_PATH}" />`,
    html`${body}${new Html(`<script>${TELL_HEIGHT}</script>`)}`,
  );
}

/** `number` is that of the pin on the map, instead of a picture. */
function placeLink({ publicUrl }: EmbedSite, place: BusinessCard, number: number | null): Html {
  const mark =
    number === null
      ? html`<img src="${pictureOf(place)}" alt="" width="96" height="72" loading="lazy" />`
      : html`<span class="number">${String(number)}</span>`;
  return newTab(
    `${publicUrl}/business/${String(place.id)}`,
    html`${mark}<span class="text"
        ><span class="name">${place.name}</span><span class="muted">${factsOf(place)}</span>${ratingOf(place)}</span
      >`,
    'place',
  );
}

function pictureOf(place: BusinessCard): string {
  const [photo] = place.images;
  if (photo === undefined) return placeDrawing(place);
  return isDrawing(photo) || photo.endsWith('.svg') ? photo : `${photo}?w=400`;
}

function factsOf({ kind, category, address, city, state }: BusinessCard): string {
  const label = kind === null ? CATEGORY_LABEL[category] : kindLabel(kind);
  const town = [city, state].filter(Boolean).join(', ');
  return [label, [address, town].filter(Boolean).join(', ')].filter(Boolean).join(' · ');
}

function ratingOf({ avgRating, reviewCount }: BusinessCard): Html {
  if (reviewCount === 0) return html`<span class="muted">No reviews yet</span>`;
  const reviews = `${reviewCount.toLocaleString('en-US')} ${reviewCount === 1 ? 'review' : 'reviews'}`;
  const rating = Number(avgRating).toFixed(1);
  return html`<span class="muted"><span class="star" aria-hidden="true">★</span> ${rating} · ${reviews}</span>`;
}

function creditLine(credits: readonly string[]): Html | null {
  if (credits.length === 0) return null;
  return html`<p class="credits">
    Data: ${credits.map((credit, index) => html`${index === 0 ? '' : '; '}${creditOf(credit)}`)}
  </p>`;
}

function creditOf(credit: string): Html {
  const license = LICENSES.find(([source]) => source.test(credit))?.[1];
  return license === undefined ? html`${credit}` : newTab(license, html`${credit}`);
}

/** Links leave the frame, and the new page can't reach the website around it. */
function newTab(url: string, content: Html, className = ''): Html {
  const named = className === '' ? null : html` class="${className}"`;
  return html`<a${named} href="${url}" target="_blank" rel="noopener">${content}</a>`;
}
