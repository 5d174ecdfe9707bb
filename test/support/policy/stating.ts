import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import type { TestApp } from '../app.js';

export const HOURS = 'Mo-Su 08:00-22:00';

/** Runs SQL as the owner of the tables. */
export function sqlOf(app: Pick<TestApp, 'databaseUrls'>) {
  return <Row = Record<string, unknown>>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    runSql(app.databaseUrls.ownerUrl, async (client) => (await client.query(text, [...values])).rows as Row[]);
}

interface Request {
  readonly payload?: object;
  readonly cookie?: string | null;
  readonly from?: string;
}

/** Makes a call as JSON, from an IP address. */
export function callerOf({ fastify }: Pick<TestApp, 'fastify'>) {
  return (
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    { payload, cookie = null, from = '127.0.0.1' }: Request = {},
  ) =>
    fastify.inject({
      ...{ method, url, remoteAddress: from },
      headers: {
        ...(cookie === null ? {} : { cookie }),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
    });
}
