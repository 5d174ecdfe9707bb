import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SearchBusinesses } from '../../../application/business/search-businesses.js';
import type { Gazetteer, PlaceCounts } from '../../../application/gazetteer/ports.js';
import type { PlaceCards } from '../../../application/partner/ports.js';
import { Unavailable } from '../../../application/shared/unavailable.js';
import type { Html } from '../../../application/shared/html.js';
import { placeMap } from '../../../domain/partner/place-map.js';
import { DomainError } from '../../../domain/shared/domain-error.js';
import { parseId } from '../../../domain/shared/ids.js';
import type { BusinessCard } from '../../contract/business/business.js';
import { WidgetQuery } from '../../contract/partner/widget.js';
import {
  WIDGET_PATH,
  WIDGET_SCRIPT_PATH,
  WIDGET_THEMES,
  type WidgetTheme,
} from '../../contract/partner/widget-html.js';
import { WireError } from '../server/problem/problem.js';
import { PROBLEM_STATUS } from '../server/problem/problem-status.js';
import {
  EMBED_POLICY,
  EMBED_STYLE_PATH,
  placePage,
  sentencePage,
  TOWN_CREDIT,
  widgetPage,
  type EmbedSite,
} from './embed.view.js';
import { mapDrawing } from './map.view.js';

/** Framed pages may be a few minutes old, and are then shown while a new one is fetched. */
const KEPT = 'public, max-age=300, stale-while-revalidate=3600';
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const OF_ANY_SITE = { 'cross-origin-resource-policy': 'cross-origin' } as const;

interface EmbedDependencies {
  readonly search: SearchBusinesses;
  readonly gazetteer: Gazetteer;
  readonly counts: PlaceCounts;
  readonly cards: PlaceCards;
  readonly site: EmbedSite;
  readonly script: string;
  readonly style: string;
}

/**
 * Pages that any other website may show in a frame, and their files. They are the same for everyone: they neither read nor
 * set cookies. They are for people, so openapi.yaml omits them.
 */
export class EmbedPages {
  constructor(private readonly dependencies: EmbedDependencies) {}

  async register(fastify: FastifyInstance): Promise<void> {
    await fastify.register(async (pages) => {
      pages.setErrorHandler((error, request, reply) => this.#failed(error, request, reply));
      pages.get(WIDGET_PATH, (request, reply) => this.#places(request, reply));
      pages.get(`${WIDGET_PATH}/:id`, (request, reply) => this.#place(request, reply));
    });
    const { script, style } = this.dependencies;
    fastify.get(EMBED_STYLE_PATH, (_request, reply) =>
      reply.header('cache-control', A_DAY).type('text/css; charset=utf-8').send(style),
    );
    fastify.get(WIDGET_SCRIPT_PATH, (_request, reply) =>
      reply
        .headers({ ...OF_ANY_SITE, 'access-control-allow-origin': '*', 'cache-control': A_DAY })
        .type('text/javascript; charset=utf-8')
        .send(script),
    );
  }

  async #places(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { search, cards, site } = this.dependencies;
    const read = WidgetQuery.safeParse(single(request.query));
    if (!read.success) {
      const sentence = read.error.issues[0]?.message ?? '';
      return send(reply, sentencePage(site, themeOf(request), sentence), 400);
    }
    const { area, kind, count, view } = read.data;
    const page = await search.run(
      { location: area, limit: count, sort: 'recommended', ...(kind === null ? {} : { kind: [kind] }) },
      true,
    );
    const isUnknown = page.isLocationUnknown === true;
    const found = isUnknown ? [] : (JSON.parse(page.json) as BusinessCard[]);
    const credits = await cards.credits(found.map(({ id }) => id));
    const drawn = view === 'map' ? await this.#map(found) : null;
    const content = {
      // The pins have the first numbers.
      places: drawn === null ? found : drawn.places,
      credits: drawn === null ? credits : [...credits, TOWN_CREDIT],
      map: drawn?.map ?? null,
      isUnknown,
    };
    return send(reply, widgetPage(site, read.data, content));
  }

  /** Returns null if no place has coordinates. Those without any come last, and have a number but no pin. */
  async #map(found: readonly BusinessCard[]): Promise<{ readonly map: Html; readonly places: BusinessCard[] } | null> {
    const { gazetteer, counts, site } = this.dependencies;
    const pinned = found.flatMap((place) => {
      const { latitude, longitude } = place;
      return latitude === null || longitude === null ? [] : [{ place, point: { latitude, longitude } }];
    });
    const map = placeMap(pinned.map(({ point }) => point));
    if (map === null) return null;
    const numbers = await counts.now();
    const towns = (await gazetteer.within(map.box)).toSorted(
      (one, other) => (numbers.get(other.key) ?? 0) - (numbers.get(one.key) ?? 0),
    );
    const links = pinned.map(({ place }) => `${site.publicUrl}/business/${String(place.id)}`);
    const others = found.filter(({ latitude, longitude }) => latitude === null || longitude === null);
    return { map: mapDrawing({ map, towns, links }), places: [...pinned.map(({ place }) => place), ...others] };
  }

  async #place(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { cards, site } = this.dependencies;
    const id = parseId((request.params as { readonly id: string }).id);
    const json = id === null ? null : await cards.of(id);
    if (json === null) {
      const sentence = `${site.siteName} doesn’t list this place, or no longer does.`;
      return send(reply, sentencePage(site, themeOf(request), sentence), 404);
    }
    const place = JSON.parse(json) as BusinessCard;
    return send(reply, placePage(site, themeOf(request), place, await cards.credits([place.id])));
  }

  #failed(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { site } = this.dependencies;
    if (error instanceof WireError) reply.headers(error.headers);
    if (error instanceof DomainError || error instanceof WireError) {
      return send(reply, sentencePage(site, themeOf(request), error.message), PROBLEM_STATUS[error.code]);
    }
    if (!(error instanceof Unavailable)) throw error;
    const sentence = 'We couldn’t load the places. Reload this page in a moment.';
    return send(reply, sentencePage(site, themeOf(request), sentence), 503);
  }
}

/** Sends a page that may be framed by any website. */
function send(reply: FastifyReply, page: string, status = 200): FastifyReply {
  return reply
    .code(status)
    .headers({
      ...OF_ANY_SITE,
      'content-security-policy': EMBED_POLICY,
      'cache-control': status === 200 ? KEPT : 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Returns the query with the last of several values. */
function single(query: unknown): Readonly<Record<string, unknown>> {
  const values = Object.entries(query as Readonly<Record<string, unknown>>);
  return Object.fromEntries(values.map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value]));
}

function themeOf(request: FastifyRequest): WidgetTheme {
  const { theme } = single(request.query);
  return WIDGET_THEMES.find((each) => each === theme) ?? 'auto';
}
