import { placeFrame } from '../../domain/partner/embed-size.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { parseId } from '../../domain/shared/ids.js';
import { urlIn } from '../../domain/shared/url-in.js';
import { escaped } from '../shared/html.js';
import type { PlaceCards } from './ports.js';

export interface EmbedInput {
  /** Address of the page of a place on this site. */
  readonly url: string;
  /** Limits in pixels; null for none. */
  readonly maxWidth: number | null;
  readonly maxHeight: number | null;
}

/** How to show a place, as in oembed.com. */
export interface EmbeddedPlace {
  readonly version: '1.0';
  readonly type: 'rich' | 'link';
  readonly title: string;
  readonly provider_name: string;
  readonly provider_url: string;
  /** In seconds. */
  readonly cache_age: number;
  readonly html?: string;
  readonly width?: number;
  readonly height?: number;
  readonly thumbnail_url?: string;
  readonly thumbnail_width?: number;
  readonly thumbnail_height?: number;
}

/** What the site shows of itself. */
export interface EmbedProvider {
  readonly siteName: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** The badge, a picture of any place that other websites may show. */
  readonly badge: { readonly width: number; readonly height: number; readonly pathOf: (id: number) => string };
}

const CACHE_AGE_S = 3600;
const PLACE_PATH = /^\/business\/([^/]+)\/?$/;

/**
 * Describes how another website shows a place. Throws BUSINESS_NOT_FOUND if the address isn't that of a place's page, as
 * oembed.com says, and for a place that isn't public.
 */
export class EmbedPlace {
  constructor(
    private readonly cards: PlaceCards,
    private readonly provider: EmbedProvider,
  ) {}

  async run({ url, maxWidth, maxHeight }: EmbedInput): Promise<EmbeddedPlace> {
    const id = this.#idAt(url);
    const json = id === null ? null : await this.cards.of(id);
    if (json === null) return refuse('BUSINESS_NOT_FOUND', 'Business not found');
    const place = JSON.parse(json) as { readonly id: number; readonly name: string };
    const { siteName, publicUrl } = this.provider;
    const about = {
      version: '1.0',
      title: place.name,
      ...{ provider_name: siteName, provider_url: publicUrl, cache_age: CACHE_AGE_S },
      ...this.#thumbnail(place.id, maxWidth, maxHeight),
    } as const;
    const size = placeFrame(maxWidth, maxHeight);
    if (size === null) return { ...about, type: 'link' };
    const frame = [
      `<iframe src="${escaped(publicUrl)}/embed/places/${String(place.id)}"`,
      `title="${escaped(`${place.name} on ${siteName}`)}"`,
      `width="${String(size.width)}" height="${String(size.height)}"`,
      'style="border:0;max-width:100%" loading="lazy"></iframe>',
    ].join(' ');
    return { ...about, type: 'rich', html: frame, ...size };
  }

  /** Null if no place can have this ID. */
  #idAt(text: string): number | null {
    const url = urlIn(text);
    const own = new URL(this.provider.publicUrl);
    const [, id] = PLACE_PATH.exec(url?.pathname ?? '') ?? [];
    // Links with http lead to the same page.
    const isOwn = url !== null && url.host === own.host && /^https?:$/.test(url.protocol);
    if (!isOwn || id === undefined) {
      return refuse('BUSINESS_NOT_FOUND', `url isn’t the address of a place’s page on ${this.provider.siteName}.`);
    }
    return parseId(id);
  }

  #thumbnail(id: number, maxWidth: number | null, maxHeight: number | null) {
    const { publicUrl, badge } = this.provider;
    const { width, height } = badge;
    if (width > (maxWidth ?? width) || height > (maxHeight ?? height)) return {};
    return { thumbnail_url: `${publicUrl}${badge.pathOf(id)}`, thumbnail_width: width, thumbnail_height: height };
  }
}
