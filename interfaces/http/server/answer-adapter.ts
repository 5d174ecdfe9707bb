import type { Readable } from 'node:stream';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import type { Facets, MapPoints, SearchPage } from '../../../application/business/ports.js';
import type { ListPage } from '../../../application/shared/page.js';
import { understoodHeader } from './understood-header.js';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The result of a controller that created a record: the record, and its address for the `Location` header. */
export class Created<T> {
  constructor(
    readonly location: string,
    readonly record: T,
  ) {}
}

/** The result of a controller that returns a file to save. */
export class Download {
  constructor(
    readonly fileName: string,
    readonly type: string,
    readonly content: string | Readable,
  ) {}
}

type List = ListPage | SearchPage | MapPoints;

/**
 * Sends what controllers return. A text is JSON from the database, unless the controller set another type. Lists get
 * paging headers, created records a `Location`, and downloads a file name. Anything else is serialized as usual.
 */
export class AnswerAdapter extends FastifyAdapter {
  override reply(reply: FastifyReply, answer: unknown, status?: number): FastifyReply {
    // Nest has set the status; lists skip its checks because they are the most frequent answers.
    if (isList(answer)) return withListHeaders(reply, answer).type(JSON_TYPE).send(answer.json);
    if (isUnderstood(answer)) return withUnderstood(reply, answer).type(JSON_TYPE).send(answer.json);
    if (answer instanceof Created) return this.reply(reply.header('Location', answer.location), answer.record, status);
    if (answer instanceof Download) {
      reply.header('Content-Disposition', `attachment; filename="${answer.fileName}"`).type(answer.type);
      return this.reply(reply, answer.content, status);
    }
    if (typeof answer === 'string' && !reply.hasHeader('content-type')) reply.type(JSON_TYPE);
    return super.reply(reply, answer, status);
  }
}

function isList(answer: unknown): answer is List {
  return typeof answer === 'object' && answer !== null && 'json' in answer && 'total' in answer;
}

/** Returns whether an answer says what its search understood. Facets do so, and are no list. */
function isUnderstood(answer: unknown): answer is Facets {
  return typeof answer === 'object' && answer !== null && 'json' in answer && 'understood' in answer;
}

function withUnderstood(reply: FastifyReply, { understood }: Pick<Facets, 'understood'>): FastifyReply {
  return understood === null ? reply : reply.header('Search-Understood', understoodHeader(understood));
}

function withListHeaders(reply: FastifyReply, list: List): FastifyReply {
  if ('origin' in list) {
    const { origin } = list;
    if (origin !== null) reply.header('X-Search-Origin', `${origin.latitude},${origin.longitude}`);
  } else {
    if (list.next !== null) reply.header('Link', `<${addressOf(reply, list.next)}>; rel="next"`);
    if (list.nearby === true) reply.header('X-Includes-Nearby', 'true');
    if (list.isLocationUnknown === true) reply.header('X-Location-Unknown', 'true');
  }
  if ('understood' in list) withUnderstood(reply, list);
  reply.header('X-Total-Count', list.total);
  return list.capped ? reply.header('X-Total-Capped', 'true') : reply;
}

/** Returns the address of this request with another cursor. */
function addressOf(reply: FastifyReply, cursor: string): string {
  const { url } = reply.request;
  const question = url.indexOf('?');
  const path = question === -1 ? url : url.slice(0, question);
  const query = new URLSearchParams(question === -1 ? '' : url.slice(question + 1));
  query.set('cursor', cursor);
  return `${path}?${query.toString()}`;
}
