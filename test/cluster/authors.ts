import { randomUUID } from 'node:crypto';
import { hashOfToken, newToken } from '../../infrastructure/identity/token.js';
import { runSql } from '../../infrastructure/postgres/embedded/embedded-roles.js';
import type { Author } from './load.js';

interface Authors {
  readonly authors: readonly Author[];
  /** The businesses that they can write about. */
  readonly businessIds: readonly number[];
}

const MEMBER = 'insert into users (id, email, first_name) values ($1, $2, $3)';
/** As a sign-in leaves it. */
const SESSION = `insert into sessions (sid, sess, expire) values ($1, jsonb_build_object('userId', $2::text,
  'signedInAt', now(), 'createdAt', now(), 'lastSeenAt', now(), 'userAgent', 'test', 'issuer', 'embedded', 'idToken', null),
  now() + interval '1 day')`;

/** Adds members with sessions. */
export function addAuthors(url: string, count: number): Promise<Authors> {
  return runSql(url, async (client) => {
    const authors: Author[] = [];
    for (let number = 1; number <= count; number += 1) {
      const [id, token] = [randomUUID(), newToken()];
      const name = `author ${number} ${id.slice(0, 8)}`;
      await client.query(MEMBER, [id, `${id}@example.com`, name]);
      await client.query(SESSION, [hashOfToken(token), id]);
      authors.push({ cookie: `session=${token}`, name });
    }
    const { rows } = await client.query<{ id: number }>('select id from businesses where is_public order by id');
    return { authors, businessIds: rows.map(({ id }) => id) };
  });
}
