import { KINDS, type Kind } from '../../../domain/business/kind/kind-label.js';
import {
  DEFAULT_WIDGET_PLACES,
  MAX_WIDGET_PLACES,
  WIDGET_THEMES,
  WIDGET_VIEWS,
  type WidgetTheme,
  type WidgetView,
} from '../../../domain/partner/widget.js';

export { KINDS, DEFAULT_WIDGET_PLACES, MAX_WIDGET_PLACES, WIDGET_THEMES, WIDGET_VIEWS };
export type { WidgetTheme, WidgetView };

export const WIDGET_SCRIPT_PATH = '/widget/v1.js';
export const WIDGET_PATH = '/embed/places';
export const MAX_AREA_LENGTH = 100;

/** What a widget shows. */
export interface WidgetOptions {
  /** A town, such as 'Austin, TX', or a ZIP code. */
  readonly area: string;
  /** Null for all kinds. */
  readonly kind: Kind | null;
  readonly count: number;
  readonly view: WidgetView;
  readonly theme: WidgetTheme;
}

/** Returns the path of the framed page. Defaults are left out. */
export function widgetPath({ area, kind, count, view, theme }: WidgetOptions): string {
  const query = new URLSearchParams({ area });
  if (kind !== null) query.set('kind', kind);
  if (count !== DEFAULT_WIDGET_PLACES) query.set('count', String(count));
  if (view !== WIDGET_VIEWS[0]) query.set('view', view);
  if (theme !== WIDGET_THEMES[0]) query.set('theme', theme);
  return `${WIDGET_PATH}?${query.toString()}`;
}

/** Returns the path of the same places in Browse. */
export function widgetSearchPath({ area, kind }: Pick<WidgetOptions, 'area' | 'kind'>): string {
  const query = new URLSearchParams({ location: area });
  if (kind !== null) query.set('kind', kind);
  return `/browse?${query.toString()}`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Returns the HTML of a widget that sizes itself. `publicUrl` has no trailing slash. */
export function widgetSnippet(options: WidgetOptions, publicUrl: string): string {
  const { area, kind, count, view, theme } = options;
  const given = [
    ['area', area],
    ...(kind === null ? [] : [['kind', kind]]),
    ['count', String(count)],
    ...(view === WIDGET_VIEWS[0] ? [] : [['view', view]]),
    ...(theme === WIDGET_THEMES[0] ? [] : [['theme', theme]]),
  ].map(([name, value]) => ` data-${name}="${escaped(String(value))}"`);
  const link = escaped(`${publicUrl}${widgetSearchPath(options)}`);
  return [
    `<div data-welcome-paws${given.join('')}>`,
    `  <a href="${link}">Pet-friendly places in ${escaped(area)}</a>`,
    '</div>',
    `<script src="${escaped(publicUrl)}${WIDGET_SCRIPT_PATH}" async></script>`,
  ].join('\n');
}

/** Pixels that 5 places take, the map on a phone. A frame with more places scrolls. */
const FRAME_HEIGHT = { list: 600, map: 820 } as const;

/** Returns the HTML of the widget for websites that allow no scripts. Its height is fixed. */
export function frameSnippet(options: WidgetOptions, publicUrl: string): string {
  const address = escaped(`${publicUrl}${widgetPath(options)}`);
  const title = escaped(`Pet-friendly places in ${options.area}`);
  return `<iframe src="${address}" title="${title}" width="100%" height="${FRAME_HEIGHT[options.view]}" style="border:0" loading="lazy"></iframe>`;
}
