import { runSql } from '../../infrastructure/postgres/embedded/embedded-roles.js';
import type { OpenInvitation } from '../../interfaces/contract/business/people/people.js';
import { emptyDirectory, startTestApp, type TestApp } from './app.js';
import { signedInAs } from './identity/signed-in.js';
import { continueIds } from './member-rows.js';
import { OLIVE, seedDirectory } from './search/seeded.js';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A member of a test with a session. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly cookie: string;
}

/** Calls of a test about the people of businesses. */
export class PeopleWorld {
  constructor(readonly app: TestApp) {}

  sql<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    return runSql(this.app.databaseUrls.ownerUrl, async (client) => (await client.query(text, values)).rows as Row[]);
  }

  /** Adds a member with a confirmed address and returns their session. */
  async member(name: string): Promise<Person> {
    const email = `${name.toLowerCase()}@example.com`;
    const [row] = await this.sql<{ id: string }>(
      'insert into users (id, first_name, email) values (gen_random_uuid(), $1, $2) returning id',
      [name, email],
    );
    const id = row?.id ?? '';
    return { id, email, cookie: await signedInAs(this.app, id) };
  }

  call(method: Method, url: string, cookie: string | null, payload?: object) {
    const headers = cookie === null ? {} : { cookie };
    return this.app.fastify.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  }

  /** Returns the status and the code of an answer. */
  async refusal(method: Method, url: string, cookie: string | null, payload?: object) {
    const answer = await this.call(method, url, cookie, payload);
    const code = answer.body === '' ? null : (answer.json<{ code?: string }>().code ?? null);
    return [answer.statusCode, code];
  }

  give(business: number, { id }: Person, role: string) {
    return this.sql(
      `insert into business_people (business_id, member_id, role) values ($1, $2, $3)
        on conflict (business_id, member_id) do update set role = excluded.role`,
      [business, id, role],
    );
  }

  async invite(business: number, owner: string, email: string, role = 'responder'): Promise<OpenInvitation> {
    const answer = await this.call('POST', `/businesses/${business}/people/invitations`, owner, { email, role });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<OpenInvitation>();
  }

  /** Returns the subjects and links of the emails to a member or an address, oldest first. */
  async emails(to: { readonly id: string } | string): Promise<readonly { subject: string; path: string | null }[]> {
    return this.sql(
      `select payload ->> 'subject' as subject, payload -> 'action' ->> 'path' as path from outbox
        where ${typeof to === 'string' ? `recipient #>> '{}' = $1` : 'member_id = $1::uuid'} order by created_at, id`,
      [typeof to === 'string' ? to : to.id],
    );
  }

  /** Returns the secret in the newest invitation to an address. */
  async tokenFor(email: string): Promise<string> {
    return (await this.emails(email)).at(-1)?.path?.split('/').at(-1) ?? '';
  }
}

/** A server with a seeded directory, and the session of Olive, who owns businesses there. */
export async function startPeople(name: string): Promise<{ app: TestApp; world: PeopleWorld; olive: string }> {
  const urls = await emptyDirectory(name);
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  const app = await startTestApp(urls);
  return { app, world: new PeopleWorld(app), olive: await signedInAs(app, OLIVE) };
}
