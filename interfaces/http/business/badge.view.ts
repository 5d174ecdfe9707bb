import type { BadgeFacts } from '../../../application/business/ports.js';
import { html, type Html } from '../../../application/shared/html.js';
import { BADGE_SIZE } from '../../contract/business/badge.js';
import { logoShapes } from '../html/logo.js';
import { shortText } from './short-text.js';

/** Colors as `#rrggbb`, because the software that renders the picture may support no other notation. */
export interface BadgeColors {
  readonly card: string;
  readonly edge: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly leaf: string;
  readonly onLeaf: string;
  readonly star: string;
}

const { width: WIDTH, height: HEIGHT } = BADGE_SIZE;
const TEXT_AT = 78;
const TEXT_WIDTH = WIDTH - TEXT_AT - 16;
const NAME_SIZE = 17;
const SMALL_SIZE = 13;
const STARS = 5;
const STAR_STEP = 17;
const STAR_WIDTH = 16;
const RATING_AT = TEXT_AT + STARS * STAR_STEP + 5;

/** A star, 20 units wide. */
const STAR = 'M10 1.9l2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8Z';

const FAMILY = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Characters that XML 1.0 cannot represent in any way, and lone surrogates. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/**
 * The badge as SVG: name, rating, and address of the listing. It has its own background and border, so it is legible on
 * light and dark pages. It runs no script and loads nothing.
 */
export class BadgeView {
  constructor(
    private readonly siteName: string,
    private readonly colours: BadgeColors,
  ) {}

  svg(facts: BadgeFacts): string {
    const { card, edge, ink, muted } = this.colours;
    const name = facts.name.replaceAll(NOT_XML, ' ');
    const found = `Find us on ${this.siteName}`;
    const drawing = html`<svg
      xmlns="http://www.w3.org/2000/svg"
      width="${String(WIDTH)}"
      height="${String(HEIGHT)}"
      viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}"
      role="img"
      aria-labelledby="title"
      font-family="${FAMILY}"
    >
      <title id="title">${name}: ${inWords(facts)}. ${found}.</title>
      <rect
        x="0.75"
        y="0.75"
        width="${String(WIDTH - 1.5)}"
        height="${String(HEIGHT - 1.5)}"
        rx="16"
        fill="${card}"
        stroke="${edge}"
        stroke-width="1.5"
      />
      ${sign(this.colours)}
      <text x="${String(TEXT_AT)}" y="34" font-size="${String(NAME_SIZE)}" font-weight="700" fill="${ink}">
        ${shortText(name, NAME_SIZE, TEXT_WIDTH)}
      </text>
      ${this.rating(facts)}
      <text x="${String(TEXT_AT)}" y="80" font-size="${String(SMALL_SIZE)}" fill="${muted}">
        ${shortText(found, SMALL_SIZE, TEXT_WIDTH)}
      </text>
    </svg>`;
    return drawing.text;
  }

  /** Stars and figures, or a text if there are no ratings yet. */
  private rating({ rating, reviews }: BadgeFacts): Html {
    const { ink, line, star } = this.colours;
    if (reviews === 0) {
      return html`<text x="${String(TEXT_AT)}" y="58" font-size="14" font-weight="600" fill="${ink}"
        >Pets are welcome here</text
      >`;
    }
    const row = (fill: string) =>
      Array.from(
        { length: STARS },
        (_, place) =>
          html`<path
            transform="translate(${String(TEXT_AT + place * STAR_STEP)} 44) scale(0.8)"
            fill="${fill}"
            d="${STAR}"
          />`,
      );
    const filled = (Math.floor(rating) * STAR_STEP + (rating % 1) * STAR_WIDTH).toFixed(1);
    return html`<clipPath id="rated"><rect x="${String(TEXT_AT)}" y="40" width="${filled}" height="24" /></clipPath>
      <g>${row(line)}</g>
      <g clip-path="url(#rated)">${row(star)}</g>
      <text x="${String(RATING_AT)}" y="58" font-size="14" font-weight="600" fill="${ink}"
        >${rating.toFixed(1)} · ${counted(reviews)}</text
      >`;
  }
}

function sign({ leaf, onLeaf }: BadgeColors): Html {
  return html`<g transform="translate(18 24) scale(1.1)">
    ${logoShapes(html`fill="${leaf}"`, html`fill="${onLeaf}" transform="translate(20 20.8)"`)}
  </g>`;
}

const counted = (reviews: number): string =>
  `${reviews.toLocaleString('en-US')} ${reviews === 1 ? 'review' : 'reviews'}`;

const inWords = ({ rating, reviews }: BadgeFacts): string =>
  reviews === 0 ? 'pets are welcome here' : `rated ${rating.toFixed(1)} out of ${String(STARS)} by ${counted(reviews)}`;
