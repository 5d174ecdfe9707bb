import type { FastifyReply } from 'fastify';
import type { JsonText, ListPage } from '../../../application/shared/page.js';
import type { MapOfBusinesses } from '../../../application/business/map-businesses.js';
import type { MapPoints } from '../../../application/business/ports.js';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends JSON text as the database made it. */
export function sendJson(reply: FastifyReply, json: JsonText): void {
  reply.type(JSON_TYPE).send(json);
}

/** Sends a page of a list with its total, and the address of the next page where there is one. */
export function sendPage(reply: FastifyReply, page: ListPage): void {
  if (page.next !== null) reply.header('Link', `<${addressOf(reply, page.next)}>; rel="next"`);
  if (page.nearby === true) reply.header('X-Includes-Nearby', 'true');
  if (page.isLocationUnknown === true) reply.header('X-Location-Unknown', 'true');
  sendCounted(reply, page);
}

/** Sends a page of a list with how many the whole list has. */
export function sendCounted(reply: FastifyReply, found: Pick<MapPoints, 'json' | 'total' | 'capped'>): void {
  reply.header('X-Total-Count', found.total);
  if (found.capped) reply.header('X-Total-Capped', 'true');
  sendJson(reply, found.json);
}

/** Sends what stands on a map, and where its distances are measured from. */
export function sendMap(reply: FastifyReply, map: MapOfBusinesses): void {
  const { origin } = map;
  if (origin !== null) reply.header('X-Search-Origin', `${origin.latitude},${origin.longitude}`);
  sendCounted(reply, map);
}

/** This request's own address with another cursor. */
function addressOf(reply: FastifyReply, cursor: string): string {
  const { url } = reply.request;
  const question = url.indexOf('?');
  const path = question === -1 ? url : url.slice(0, question);
  const query = new URLSearchParams(question === -1 ? '' : url.slice(question + 1));
  query.set('cursor', cursor);
  return `${path}?${query.toString()}`;
}
