import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';

/** A download whose client stopped reading after the first bytes. */
export interface PausedDownload {
  readonly status: number | undefined;
  /** Reads the rest and returns whether the download was complete or broke off. */
  rest(): Promise<'whole' | 'broken'>;
  /** Disconnects in the middle. */
  leave(): void;
}

/** Starts a download with the session in `cookie` and stops after the first bytes. */
export async function pausedDownload(url: string, cookie: string): Promise<PausedDownload> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { headers: { cookie }, agent: false }).on('response', resolve).on('error', reject).end();
  });
  // A download that breaks off emits an error. `rest` reports it.
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

/** Number of rows per table and characters per row: more than the buffers of a connection hold. */
const [ROWS, LENGTH] = [1_500, 8_000];

/** Fills the administrators' downloads with more data than can be in transit at once. */
export async function plantDownloads(ownerUrl: string): Promise<void> {
  await runSql(ownerUrl, async (client) => {
    await client.query(
      `insert into businesses (id, name, category, description, approval_status, website)
       select 5000 + n, 'Download ' || n, 'homes', 'x', 'approved', repeat('w', ${LENGTH}) from generate_series(1, ${ROWS}) n`,
    );
    await client.query(
      `insert into audit_log (actor, action, target_type, target_id, before, after, reason)
       select 'Someone', 'import.try', 'import', n, '{}', '{}', repeat('w', ${LENGTH}) from generate_series(1, ${ROWS}) n`,
    );
    await client.query(
      `insert into imports (id, file_name, format, path, fingerprint, source, is_dry_run, state, counts, started_by)
       overriding system value values (1, 'a.csv', 'csv', 'a', 'a', 'a', true, 'done', '{}', 'Someone')`,
    );
    await client.query(
      `insert into import_lines (import_id, number, line, outcome, message)
       select 1, n, n, 'wrong', repeat('w', ${LENGTH}) from generate_series(1, ${ROWS}) n`,
    );
  });
}
