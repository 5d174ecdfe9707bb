import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { OutgoingMessage } from '../../../application/shared/outbox.js';
import { readSettings } from '../../../infrastructure/config/settings.js';
import { pruneExpired } from '../../../infrastructure/jobs/prune.js';
import { startJobs, type RunningJobs } from '../../../infrastructure/jobs/start-jobs.js';
import { createLogger } from '../../../infrastructure/logging/logger.js';
import { createDelivery, outboxFolder } from '../../../infrastructure/outgoing/create-delivery.js';
import { OutboxFiles, recipientKey } from '../../../infrastructure/gateway/outbox-files.js';
import { PostgresJobs } from '../../../infrastructure/jobs/jobs.repository.js';
import { PostgresOutbox } from '../../../infrastructure/outgoing/outbox.repository.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { createOrm } from '../../../infrastructure/schema/orm.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import { startMailServer, type MailServer } from '../../support/outgoing/mail-server.js';
import type { TestDatabase } from '../../support/postgres/postgres.js';

const ADA = '0198c2f0-8a10-7b52-8d44-91c7e0a2b3f5';

let urls: TestDatabase;
let orm: MikroORM;
let database: Database;
let work: UnitOfWork;
let outbox: PostgresOutbox;
let server: MailServer;
let folder: string;
let log: string[];

beforeAll(async () => {
  urls = await emptyDirectory('outgoing');
  database = new Database({ url: urls.appUrl, connections: 8 });
  orm = await createOrm(database.pool);
  work = new UnitOfWork(orm);
  outbox = new PostgresOutbox(work, new PostgresJobs(work));
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-outgoing-'));
});

afterAll(async () => {
  await orm?.close();
  await database?.close();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  log = [];
  await runSql(urls.ownerUrl, async (client) => {
    await client.query('delete from outbox');
    await client.query('delete from pgboss.job');
    await client.query('delete from users');
    await client.query(
      `insert into users (id, email, phone_number, sms_notifications) values ($1, 'ada@example.com', '(512) 555-0100', true)`,
      [ADA],
    );
  });
  server = await startMailServer();
});

afterEach(() => server?.close());

/** Creates a delivery that uses the test's SMTP server unless `env` says otherwise. */
function delivery(env: Record<string, string> = { SMTP_URL: server.url }) {
  return createDelivery({ database, ...surroundings(env) });
}

function surroundings(env: Record<string, string>) {
  const settings = { ...readSettings({ DATA_DIR: folder, ...env }), appSecret: 'a secret of this test' };
  return { settings, logger: createLogger('info', { write: (line) => void log.push(line) }) };
}

let keys = 0;

/** Builds an email to Ada's own address. */
function aMail(partial: Partial<Extract<OutgoingMessage, { kind: 'mail' }>> = {}): OutgoingMessage {
  keys += 1;
  return {
    kind: 'mail',
    to: null,
    memberId: ADA,
    service: false,
    dedupeKey: `key-${keys}`,
    content: { subject: 'News ✓', paragraphs: ['Hello Ada,', 'something happened.'] },
    ...partial,
  };
}

const record = (...messages: readonly OutgoingMessage[]) =>
  work.run(async () => {
    for (const message of messages) await outbox.record(message);
  });

const statuses = async () =>
  (
    await runSql(urls.ownerUrl, (client) => client.query('select status from outbox order by created_at, dedupe_key'))
  ).rows.map(({ status }: { status: string }) => status);

const setFlags = (assignments: string) =>
  runSql(urls.ownerUrl, (client) => client.query(`update users set ${assignments} where id = $1`, [ADA]));

describe('a recorded email', () => {
  it('a recorded email arrives with a plain text and an HTML part', async () => {
    await record(aMail());
    await delivery().deliverAll();
    const [first] = server.arrived;
    expect(first?.recipients).toEqual(['ada@example.com']);
    expect([first?.mail.subject, first?.mail.from?.address]).toEqual(['News ✓', 'no-reply@localhost']);
    expect(first?.mail.text).toContain('something happened.');
    expect(first?.mail.html).toContain('something happened.</p>');
    expect(await statuses()).toEqual(['sent']);
  });

  it('a sent email leaves neither its recipient nor its content in the database', async () => {
    await record(aMail({ to: 'else@example.com' }));
    await delivery().deliverAll();
    const rows = await database.rows({ name: 'test-outbox', text: 'select recipient, payload from outbox' });
    expect(rows).toEqual([{ recipient: null, payload: null }]);
  });

  it('a recorded email is not sent if its transaction is rolled back', async () => {
    const undone = work.run(async () => {
      await outbox.record(aMail());
      throw new Error('something else went wrong');
    });
    await expect(undone).rejects.toThrow('something else');
    expect(await delivery().deliverAll()).toBe(0);
    const jobs = await runSql(urls.ownerUrl, (client) => client.query('select from pgboss.job'));
    expect(jobs.rowCount).toBe(0);
  });

  it("an email can't be recorded outside a transaction", async () => {
    await expect(outbox.record(aMail())).rejects.toThrow('requires a running transaction');
  });

  it('an email is sent once, however often its key is recorded', async () => {
    await record(aMail({ dedupeKey: 'same' }), aMail({ dedupeKey: 'same' }));
    await record(aMail({ dedupeKey: 'same' }));
    await delivery().deliverAll();
    await record(aMail({ dedupeKey: 'same' }));
    await delivery().deliverAll();
    expect(server.arrived).toHaveLength(1);
  });

  it("an email can't be used to inject headers or recipients", async () => {
    const content = { subject: 'Hi\r\nBcc: evil@example.com\r\n\r\nbody', paragraphs: ['x'] };
    await record(aMail({ content }), aMail({ to: 'ada@example.com, evil@example.com', dedupeKey: 'z' }));
    await delivery().deliverAll();
    expect(server.arrived.flatMap(({ recipients }) => recipients)).not.toContain('evil@example.com');
    expect(server.arrived[0]?.mail).toMatchObject({
      subject: 'Hi Bcc: evil@example.com body',
      to: [{ address: 'ada@example.com' }],
    });
    expect(server.arrived[0]?.mail.headers.map(({ key }) => key)).not.toContain('bcc');
  });
});

describe('member settings for messages', () => {
  it.each([
    ['email_notifications = false', false, 'skipped'],
    ['email_notifications = false', true, 'sent'],
    ['erasure_at = now()', false, 'skipped'],
    ['erasure_at = now()', true, 'sent'],
    ['email = null', true, 'skipped'],
  ])('with %s, an email with service %s is %s', async (assignments, service, status) => {
    await record(aMail({ service }));
    await setFlags(assignments);
    await delivery().deliverAll();
    expect([await statuses(), server.arrived.length]).toEqual([[status], status === 'sent' ? 1 : 0]);
  });

  it.each([
    ['sms_notifications = true', 1],
    ['sms_notifications = false', 0],
    [`phone_number = '+'`, 0],
    ['phone_number = null', 0],
  ])('with %s, %s text messages are sent', async (assignments, count) => {
    rmSync(join(folder, 'outbox'), { recursive: true, force: true });
    await setFlags(assignments);
    await record({ kind: 'text', to: null, memberId: ADA, service: false, dedupeKey: 't', text: 'Hello' });
    await delivery().deliverAll();
    expect((await new OutboxFiles(join(folder, 'outbox')).names()).length).toBe(count);
  });

  it('a member can unsubscribe with one click in an email, except in a service email', async () => {
    await record(aMail({ dedupeKey: 'a' }), aMail({ dedupeKey: 'b', service: true }));
    await delivery({ SMTP_URL: server.url, PUBLIC_URL: 'https://paws.example' }).deliverAll();
    const headers = server.arrived.map(({ mail }) =>
      mail.headers.filter(({ key }) => key.startsWith('list-unsubscribe')).map(({ value }) => value),
    );
    expect(headers).toEqual([
      [
        expect.stringMatching(/^<https:\/\/paws\.example\/unsubscribe\?token=[\w-]{43}>$/),
        'List-Unsubscribe=One-Click',
      ],
      [],
    ]);
  });
});

describe("an email that the gateway doesn't accept", () => {
  it('an email is sent again, as the same email, after a temporary error', async () => {
    server.refuseNext(451);
    await record(aMail());
    await delivery().deliverAll();
    expect(await statuses()).toEqual(['queued']);
    await delivery().deliverAll();
    expect([await statuses(), server.arrived.length]).toEqual([['sent'], 1]);
  });

  it("an email isn't retried after a permanent error, and the log contains no address", async () => {
    server.refuseNext(550);
    await record(aMail());
    await delivery().deliverAll();
    expect(await delivery().deliverAll()).toBe(0);
    expect(await delivery().deadMessages()).toEqual([
      expect.objectContaining({ kind: 'mail', attempts: 1, reason: 'EENVELOPE 550' }),
    ]);
    const errors = log
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ level }) => level === 'error');
    expect(errors).toEqual([
      expect.objectContaining({ kind: 'mail', outboxId: expect.stringMatching(/^[0-9a-f-]{36}$/) }),
    ]);
    expect(log.join('')).not.toContain('ada@');
  });

  it('an email is given up after 13 attempts, the second after seconds and the last after hours', async () => {
    server.refuseNext(...Array.from({ length: 13 }, () => 451));
    await record(aMail());
    for (let attempts = 0; attempts < 13; attempts += 1) await delivery().deliverAll();
    expect([await statuses(), server.refused()]).toEqual([['dead'], 13]);
    const { rows } = await runSql(urls.ownerUrl, (client) =>
      client.query(
        `select retry_delay::int as first, (retry_delay * (2 ^ retry_limit - 1) / 3600)::numeric(3, 1) as hours
         from pgboss.queue where name = 'deliver' and retry_backoff`,
      ),
    );
    expect(rows).toEqual([{ first: 5, hours: '5.7' }]);
  });

  it("an email isn't lost if the gateway is down", async () => {
    await record(aMail());
    await delivery({ SMTP_URL: 'smtp://127.0.0.1:1' }).deliverAll();
    expect(await statuses()).toEqual(['queued']);
    await delivery().deliverAll();
    expect(server.arrived).toHaveLength(1);
  });
});

describe('delivery workers', () => {
  const running: RunningJobs[] = [];

  async function startWorker(): Promise<void> {
    const own = delivery();
    const run = ({ id }: Readonly<Record<string, unknown>>) => own.deliver(String(id));
    const jobs = [{ name: 'deliver', concurrency: 3, pollSeconds: 0.5, run }];
    running.push(await startJobs({ url: urls.appUrl, jobs, logger: createLogger('silent') }));
  }

  async function stopWorkers(): Promise<void> {
    await Promise.all(running.splice(0).map((worker) => worker.stop()));
  }

  it('delivery workers deliver recorded messages with the app role', async () => {
    await startWorker();
    await record(aMail());
    await server.arrivedCount(1);
    await stopWorkers();
    expect(await statuses()).toEqual(['sent']);
  });

  it('delivery workers retry on their own', async () => {
    await runSql(urls.ownerUrl, (client) =>
      client.query(`update pgboss.queue set retry_delay = 0, retry_backoff = false where name = 'deliver'`),
    );
    server.refuseNext(451, 421);
    await record(aMail());
    await startWorker();
    await server.arrivedCount(1);
    await stopWorkers();
    expect([server.refused(), await statuses()]).toEqual([2, ['sent']]);
  });

  it('delivery workers in two processes deliver each email once', async () => {
    await Promise.all([startWorker(), startWorker()]);
    await record(...Array.from({ length: 20 }, (_, number) => aMail({ to: `m${number}@example.com` })));
    await server.arrivedCount(20);
    await stopWorkers();
    expect(new Set(server.arrived.flatMap(({ recipients }) => recipients)).size).toBe(20);
    expect([server.arrived.length, new Set(await statuses())]).toEqual([20, new Set(['sent'])]);
  });

  it('an email is sent once if several deliveries run at the same time', async () => {
    await record(aMail());
    await Promise.all([delivery().deliverAll(), delivery().deliverAll(), delivery().deliverAll()]);
    expect(server.arrived).toHaveLength(1);
  });
});

describe('the nightly cleanup', () => {
  it('the nightly cleanup deletes expired sessions and sign-ins, and no others', async () => {
    await runSql(urls.ownerUrl, async (client) => {
      await client.query(
        `insert into sessions (sid, sess, expire) select 's' || n, '{}', now() + (n - 5002) * interval '1 minute' from generate_series(1, 5003) n`,
      );
      await client.query(
        `insert into sign_ins (state_hash, browser_hash, code_verifier, nonce, return_to, expires_at)
         values ('old', '', '', '', '/', now() - interval '1 minute'), ('new', '', '', '', '/', now() + interval '1 minute')`,
      );
    });
    await pruneExpired(database);
    const left = await database.rows({
      name: 'left',
      text: `select sid as id from sessions union all select state_hash from sign_ins`,
    });
    expect(left).toEqual([{ id: 's5003' }, { id: 'new' }]);
  });

  it('the nightly cleanup marks messages without a job as dead and deletes old ones', async () => {
    await record(aMail({ dedupeKey: '1' }), aMail({ dedupeKey: '2' }), aMail({ dedupeKey: '3' }));
    await runSql(urls.ownerUrl, async (client) => {
      await client.query(`update outbox set created_at = now() - interval '3 days' where dedupe_key = '1'`);
      await client.query(
        `update outbox set created_at = now() - interval '31 days', status = 'sent' where dedupe_key = '2'`,
      );
    });
    await delivery().tidy();
    expect(await statuses()).toEqual(['dead', 'queued']);
    expect(log.join('')).toContain('EFORGOTTEN');
  });
});

describe('delivery without a gateway', () => {
  it('without a gateway, each message becomes a private file named by time, type, and recipient', async () => {
    rmSync(join(folder, 'outbox'), { recursive: true, force: true });
    const text = { kind: 'text', to: '+1 512 555 0100', memberId: null, service: true, text: 'Code 1' } as const;
    await record(aMail({ to: '../../evil/ada@example.com' }), { ...text, dedupeKey: 'text' });
    const { settings } = surroundings({});
    await delivery({}).deliverAll();
    const files = new OutboxFiles(outboxFolder(settings));
    const names = await files.names();
    expect(names.toSorted((a, b) => a.slice(25).localeCompare(b.slice(25)))).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-mail-\.\._\.\._evil_ada@example\.com\.eml$/),
      expect.stringMatching(/Z-text-\+1_512_555_0100\.sms\.txt$/),
    ]);
    for (const name of names) expect(statSync(join(files.folder, name)).mode & 0o077).toBe(0);
  });

  it('without a gateway, postcards stay in the queue until an administrator prints them', async () => {
    const to = { name: 'Ada', street: '1 Example St', city: 'Austin', state: 'TX', zipCode: '78701' };
    await record({
      kind: 'postcard',
      to,
      memberId: ADA,
      service: true,
      dedupeKey: 'card',
      ...{ text: 'A code', sealedCode: 'sealed', claimId: 2 },
    });
    expect([await delivery({}).deliverAll(), await statuses()]).toEqual([0, ['queued']]);
  });
});

describe('a message whose recipient is erased during delivery', () => {
  it('a message whose recipient is erased during delivery leaves no file behind', async () => {
    await work.run(() => outbox.record(aMail()));
    const write = jest.spyOn(OutboxFiles.prototype, 'write').mockImplementationOnce(async function (
      this: OutboxFiles,
      ...file
    ) {
      // The erasure and its job run between the claim and the file.
      await database.pool.query('delete from outbox');
      await this.forget(recipientKey(file[1]));
      await this.write(...file);
    });
    await delivery({}).deliverAll();
    expect(write).toHaveBeenCalledTimes(2);
    write.mockRestore();
    const names = await new OutboxFiles(join(folder, 'outbox')).names();
    expect(names.filter((name) => name.endsWith('-mail-ada@example.com.eml'))).toEqual([]);
  });
});
