import type { Mailboxes } from '../../application/account/ports.js';
import { mailboxOf } from '../../domain/account/account.js';
import type { Database, Statement } from '../postgres/database.js';

const EMAIL: Statement = { name: 'member-email', text: 'select email from users where id = $1' };

export class PostgresMailboxes implements Mailboxes {
  constructor(private readonly database: Database) {}

  async keyOf(memberId: string): Promise<string> {
    const email = (await this.database.row<{ email: string | null }>(EMAIL, [memberId]))?.email ?? null;
    return email === null ? memberId : mailboxOf(email);
  }
}
