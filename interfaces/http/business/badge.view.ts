import type { BadgeFacts } from '../../../application/business/ports.js';
import { html, type Html } from '../../../application/shared/html.js';
import { BADGE_SIZE } from '../../contract/business/badge.js';
import { shortText } from './short-text.js';

/** Colours as `#rrggbb`: whoever shows the picture may know no others. */
export interface BadgeColours {
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

/** Signs that XML cannot hold in any way of writing them (XML 1.0, section 2.2), and halves of others. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/**
 * The badge as SVG: name, rating and where it is found. It stands on a ground of its own with an edge, so that it is
 * read on light and dark pages; nothing in it runs or is loaded.
 */
export class BadgeView {
  constructor(
    private readonly siteName: string,
    private readonly colours: BadgeColours,
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

  /** Stars with figures; words where nobody has rated the place yet. */
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

/** The house's sign, as web/illustrations/logo.tsx draws it. */
function sign({ leaf, onLeaf }: BadgeColours): Html {
  return html`<g transform="translate(18 24) scale(1.1)">
    <path
      fill="${leaf}"
      d="M20 1.5c10.5 0 18.5 7.9 18.5 18.2 0 7.3-4.2 12.6-8.6 17-2.6 2.6-5.3 4.6-7.5 6-1.5 1-3.3 1-4.8 0-2.2-1.4-4.9-3.4-7.5-6-4.4-4.4-8.6-9.7-8.6-17C1.5 9.4 9.5 1.5 20 1.5Z"
    />
    <g fill="${onLeaf}" transform="translate(20 20.8)">
      <ellipse cx="-9.5" cy="-3" rx="3.2" ry="4.3" transform="rotate(-24 -9.5 -3)" />
      <ellipse cx="-4.1" cy="-9" rx="3.3" ry="4.6" transform="rotate(-7 -4.1 -9)" />
      <ellipse cx="4.1" cy="-9" rx="3.3" ry="4.6" transform="rotate(7 4.1 -9)" />
      <ellipse cx="9.5" cy="-3" rx="3.2" ry="4.3" transform="rotate(24 9.5 -3)" />
      <path
        d="M0-2.5c4.5 0 8.5 4.5 8.5 8.5 0 3-2 4.5-4.3 4.5C2.5 10.5 1.5 9.6 0 9.6s-2.5.9-4.2.9c-2.3 0-4.3-1.5-4.3-4.5 0-4 4-8.5 8.5-8.5Z"
      />
    </g>
  </g>`;
}

const counted = (reviews: number): string =>
  `${reviews.toLocaleString('en-US')} ${reviews === 1 ? 'review' : 'reviews'}`;

const inWords = ({ rating, reviews }: BadgeFacts): string =>
  reviews === 0 ? 'pets are welcome here' : `rated ${rating.toFixed(1)} out of ${String(STARS)} by ${counted(reviews)}`;
