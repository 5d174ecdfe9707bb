import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hashOfToken } from '../../../infrastructure/identity/token.js';
import { PostgresTokenHolders } from '../../../infrastructure/identity/token-holders.repository.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { MAILBOXES } from '../../support/mailboxes.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import { WatchedDatabase } from '../../support/postgres/watched-database.js';

const MEMBERS = 5_000;

let ownerUrl: string;
let database: WatchedDatabase;

beforeAll(async () => {
  const urls = await emptyDirectory('account_mailboxes');
  ownerUrl = urls.ownerUrl;
  database = new WatchedDatabase({ url: urls.appUrl, connections: 4 });
  await runSql(ownerUrl, async (client) => {
    // Ten accounts for each mailbox. Every tenth account is suspended, and has an access token.
    await client.query(`insert into users (id, email)
      select md5(n::text)::uuid, 'member' || n / 10 || '+' || n % 10 || '@example.com' from generate_series(1, ${MEMBERS}) n`);
    await client.query(`insert into notices (member_id, kind, reason, note, decided_by)
      select md5(n::text)::uuid, 'suspension', 'spam', '', 'Ada' from generate_series(10, 4000, 10) n`);
    await client.query(
      `insert into access_tokens (id, user_id, name, token_hash, scopes, last_used_at)
        select gen_random_uuid(), md5(n::text)::uuid, 'Token', t.hash, '{read}', now()
        from unnest($1::integer[], $2::text[]) t(n, hash)`,
      [[15, 4015], ['sanctioned', 'free'].map(hashOfToken)],
    );
    await client.query('analyze');
  });
});

afterAll(() => database?.close());

describe('mailbox_of', () => {
  it('mailbox_of returns the same mailboxes as mailboxOf', async () => {
    const seen = await runSql(ownerUrl, async (client) => {
      const { rows } = await client.query<{ mailbox: string }>(
        'select mailbox_of(address) as mailbox from unnest($1::text[]) with ordinality a(address, n) order by n',
        [MAILBOXES.map(([address]) => address)],
      );
      return rows.map(({ mailbox }) => mailbox);
    });
    expect(seen).toEqual(MAILBOXES.map(([, mailbox]) => mailbox));
  });
});

describe("the lookup of a mailbox's sanction", () => {
  it.each([
    ['sanctioned', { kind: 'suspension', until: null, isOfOtherAccount: true }],
    ['free', null],
  ])('uses indexes, regardless of the number of members and sanctions: %s', async (token, sanction) => {
    const holders = new PostgresTokenHolders(database);
    expect((await holders.find(token))?.sanction).toEqual(sanction);
    // The token, its member, and the ten accounts of the mailbox, one of them with a sanction.
    expect(await database.mostRead(() => holders.find(token))).toBeLessThanOrEqual(14);
  });
});
