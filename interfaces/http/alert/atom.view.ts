import { pathOf } from '../../../application/alert/digest-email.js';
import type { FeedNews } from '../../../application/alert/ports.js';
import { html, type Html } from '../../../application/shared/html.js';
import { NEWS_TITLES, newsLine, type PlaceNews } from '../../../domain/alert/place-news.js';

/** Characters that XML 1.0 cannot represent in any way, and lone surrogates. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Atom feeds of alerts (RFC 4287). */
export class AtomView {
  readonly #host: string;

  constructor(
    private readonly siteName: string,
    private readonly publicUrl: string,
  ) {
    this.#host = new URL(publicUrl).hostname;
  }

  feed({ id, label, what, createdAt, places }: FeedNews & { readonly id: number }, secret: string): string {
    const newest = places.reduce((latest, { at }) => (at > latest ? at : latest), createdAt);
    const entries = places.toSorted((one, other) => other.number - one.number);
    const markup = html`<feed xmlns="http://www.w3.org/2005/Atom">
      <id>${this.#tag(createdAt, `alert/${id}`)}</id>
      <title>${readable(`${label} · ${this.siteName}`)}</title>
      <updated>${newest.toISOString()}</updated>
      <author><name>${readable(this.siteName)}</name></author>
      <link rel="self" type="application/atom+xml" href="${this.publicUrl}/api/alerts/${secret}/feed" />
      <link rel="alternate" type="text/html" href="${this.publicUrl}${pathOf(what)}" />
      ${entries.map((place) => this.#entry(id, createdAt, place))}
    </feed> `;
    return `<?xml version="1.0" encoding="utf-8"?>\n${markup.text}`;
  }

  #entry(alert: number, createdAt: Date, place: PlaceNews): Html {
    const { businessId, kind, name, address, number, at } = place;
    const summary = [NEWS_TITLES[kind], address, newsLine(place)].filter((text) => text !== null && text !== '');
    return html`<entry>
      <id>${this.#tag(createdAt, `alert/${alert}/news/${number}`)}</id>
      <title>${readable(`${NEWS_TITLES[kind]}: ${name}`)}</title>
      <updated>${at.toISOString()}</updated>
      <link rel="alternate" type="text/html" href="${this.publicUrl}/business/${String(businessId)}" />
      <summary>${readable(summary.join(' · '))}</summary>
    </entry> `;
  }

  /** Returns an id that stays the same if the feed's address is renewed (RFC 4151). */
  #tag(since: Date, what: string): Html {
    return html`tag:${this.#host},${since.toISOString().slice(0, 10)}:${what}`;
  }
}

const readable = (text: string): string => text.replaceAll(NOT_XML, ' ');
