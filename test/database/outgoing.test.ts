import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { PostgresOutbox } from '../../infrastructure/outgoing/postgres-outbox.js';
import { createOrm } from '../../infrastructure/persistence/orm.js';
import { UnitOfWork } from '../../infrastructure/persistence/unit-of-work.js';
import { emptyDirectory } from '../support/app.js';

let orm: MikroORM;
let work: UnitOfWork;
beforeAll(async () => {
  const urls = await emptyDirectory('outgoing');
  orm = await createOrm(urls.appUrl, { connections: 4 });
  work = new UnitOfWork(orm);
});
afterAll(() => orm.close());

describe('the outbox', () => {
  it('x', async () => {
    const o = new PostgresOutbox(work);
    const m = { kind: 'mail', to: 'a@example.com', memberId: null, service: true, dedupeKey: 'k?', letter: { subject: "What's ? $1 up", paragraphs: ['a ? b'] } } as const;
    await work.run(() => o.record(m));
    await work.run(() => o.record(m));
    const rows = await work.run(() => work.rows('select * from outbox'));
    const jobs = await work.run(() => work.rows('select * from pgboss.job'));
    expect([rows, jobs]).toBe(1);
    await expect(o.record(m)).rejects.toThrow('transaction');
  });
});
