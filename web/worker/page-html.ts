import { KEPT_AT } from '../lib/browser/kept-pages.js';

/** Pictures kept with a page: those that are seen first. */
const MAX_PICTURES = 3;

/** What the worker reads from a page's HTML. */
export interface PageContent {
  readonly title: string;
  /** URLs of its first pictures on this site. */
  readonly pictures: readonly string[];
  /** The path of its entry script; null if it has none. */
  readonly script: string | null;
}

export function contentOf(html: string): PageContent {
  const sources = [...html.matchAll(/<img\b[^>]*? src="(\/(?!\/|assets\/)[^"]+)"/g)].map(([, src = '']) => asText(src));
  return {
    title: asText(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    pictures: [...new Set(sources)].slice(0, MAX_PICTURES),
    script: /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? null,
  };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const asText = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => ENTITIES[name] ?? '');

/** Returns the HTML with the time at which it was saved and the reader's theme, which the server doesn't know. */
export function withMarks(html: string, { at, theme }: { readonly at: number | null; readonly theme: string }): string {
  const marks = [
    ...(at === null ? [] : [`${KEPT_AT}="${at}"`]),
    ...(theme === 'dark' || theme === 'light' ? [`data-theme="${theme}"`] : []),
  ];
  return html.replace('<html ', `<html ${marks.map((mark) => `${mark} `).join('')}`);
}
