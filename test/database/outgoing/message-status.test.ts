import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  MESSAGE,
  MESSAGE_STATUSES,
  type MessageMove,
  type MessageStatus,
} from '../../../domain/outgoing/message-status.js';
import { canMove, statusAfter } from '../../../domain/shared/state-machine.js';
import { OutboxMessages } from '../../../infrastructure/outgoing/outbox-messages.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';

const ID = '01930000-0000-7000-8000-000000000001';

/** The workers' moves. test/http/outgoing tests the administrator's. */
const MADE: Readonly<Record<Exclude<MessageMove, 'resend'>, (messages: OutboxMessages) => Promise<unknown>>> = {
  send: (messages) => messages.sent(ID),
  skip: (messages) => messages.skipped(ID),
  fail: (messages) => messages.failed(ID, 'ECONNREFUSED'),
  giveUp: (messages) => messages.died(ID, 'EENVELOPE 550'),
};

let database: Database;

beforeAll(async () => {
  const { appUrl } = await emptyDirectory('message_status');
  database = new Database({ url: appUrl, connections: 1 });
});

afterAll(() => database?.close());

async function inStatus(status: string): Promise<void> {
  await database.pool.query('delete from outbox');
  await database.pool.query(
    `insert into outbox (id, kind, service, dedupe_key, status) values ($1, 'mail', true, 'key', $2)`,
    [ID, status],
  );
}

async function statusNow(): Promise<string | undefined> {
  return (await database.pool.query<{ status: string }>('select status from outbox')).rows[0]?.status;
}

describe('a message in the outbox', () => {
  const moves = Object.keys(MADE) as (keyof typeof MADE)[];

  it.each(
    MESSAGE_STATUSES.flatMap((status) => moves.map((move) => [status, move] as [MessageStatus, keyof typeof MADE])),
  )('with status %s follows the state machine for %s', async (status, move) => {
    await inStatus(status);
    await MADE[move](new OutboxMessages(database));
    expect(await statusNow()).toBe(canMove(MESSAGE, status, move) ? statusAfter(MESSAGE, status, move) : status);
  });

  it('can only have a status from the state machine', async () => {
    await expect(inStatus('lost')).rejects.toMatchObject({ code: '23514' });
  });
});
