import { PrepareDigests } from '../../../application/alert/prepare-digests.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import type { Alert } from '../../../interfaces/contract/alert/alert.js';
import type { TestApp } from '../../support/app.js';

export const ZONE = { timeZone: 'America/Chicago' };

/** Calls of tests about alerts to a server. */
export class Following {
  constructor(private readonly app: TestApp) {}

  readonly sql = <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    runSql(this.app.databaseUrls.ownerUrl, async (client) => (await client.query(text, values)).rows as Row[]);

  call(method: 'GET' | 'PUT' | 'DELETE' | 'POST', url: string, cookie: string | null, payload?: object) {
    return this.app.fastify.inject({
      method,
      url,
      headers: cookie === null ? {} : { cookie },
      ...(payload === undefined ? {} : { payload }),
    });
  }

  async follow(cookie: string, what: object): Promise<Alert> {
    const answer = await this.call('POST', '/api/user/alerts', cookie, { ...ZONE, ...what });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<Alert>();
  }

  /** Makes every alert due and runs the job. Returns the number of emails. */
  async digest(): Promise<number> {
    await this.sql(`update alerts set due_at = now() - interval '1 minute', last_sent_at = null`);
    return this.app.nest.get(PrepareDigests).run();
  }

  /** Returns the subjects and places of the recorded emails, then forgets them. */
  async emails(): Promise<Email[]> {
    const rows = await this.sql<{ payload: EmailPayload }>(
      `delete from outbox where dedupe_key like 'alert:%' returning payload, dedupe_key`,
    );
    return rows.map(({ payload: { subject, sections } }) => ({
      subject,
      places: sections.flatMap(({ title, entries }) =>
        entries.map(({ label, lines }) => [title, label, lines.at(-1)!]),
      ),
    }));
  }
}

interface EmailPayload {
  readonly subject: string;
  readonly sections: readonly {
    readonly title: string;
    readonly entries: readonly { readonly label: string; readonly lines: readonly string[] }[];
  }[];
}

interface Email {
  readonly subject: string;
  /** Section, name, and last line of each place. */
  readonly places: readonly string[][];
}
