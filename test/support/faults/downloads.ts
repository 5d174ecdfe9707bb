import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';

/** A download of which its client took the first bytes and then nothing more. */
export interface StandingDownload {
  readonly status: number | undefined;
  /** Takes the rest, and answers whether it came to its end or was broken off. */
  rest(): Promise<'whole' | 'broken'>;
  /** Goes away in the middle. */
  leave(): void;
}

/** Begins a download, as `cookie` signs in, and stops at its first bytes. */
export async function standingDownload(url: string, cookie: string): Promise<StandingDownload> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { headers: { cookie }, agent: false }).on('response', resolve).on('error', reject).end();
  });
  // A download that is broken off says so; whether it was, `rest` tells.
  answer.on('error', () => undefined);
  await once(answer, 'data');
  answer.pause();
  return {
    status: answer.statusCode,
    async rest() {
      const closed = new Promise((resolve) => answer.once('close', resolve));
      answer.on('data', () => undefined).resume();
      await closed;
      return answer.complete ? 'whole' : 'broken';
    },
    leave: () => void answer.destroy(),
  };
}

/** Rows of some of a download's parts, and how many characters of text each has: more than lies between two sockets. */
const [ROWS, LENGTH] = [1_500, 8_000];

/** Fills what an administrator downloads with more than is ever on its way at once. */
export async function plantDownloads(ownerUrl: string): Promise<void> {
  await runSql(ownerUrl, async (client) => {
    await client.query(
      `insert into businesses (id, name, category, description, approval_status, website)
       select 5000 + n, 'Download ' || n, 'homes', 'x', 'approved', repeat('w', ${LENGTH}) from generate_series(1, ${ROWS}) n`,
    );
    await client.query(
      `insert into audit_log (actor, action, target_type, target_id, before, after, reason)
       select 'Somebody', 'import.try', 'import', n, '{}', '{}', repeat('w', ${LENGTH}) from generate_series(1, ${ROWS}) n`,
    );
    await client.query(
      `insert into imports (id, file_name, format, path, fingerprint, source, is_dry_run, state, counts, started_by)
       overriding system value values (1, 'a.csv', 'csv', 'a', 'a', 'a', true, 'done', '{}', 'Somebody')`,
    );
    await client.query(
      `insert into import_lines (import_id, number, line, outcome, message)
       select 1, n, n, 'wrong', repeat('w', ${LENGTH}) from generate_series(1, ${ROWS}) n`,
    );
  });
}
