import { randomUUID } from 'node:crypto';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { Journal, type Verdict, type Written } from './journal.js';

/** Stored with an email to support, which a job delivers. */
const INQUIRY = { feedbackType: 'contact_inquiry', contactEmail: 'visitor@example.com' };

/** Messages to support, which are sent again with their Idempotency-Key. */
export class MessageJournal extends Journal {
  /** Tells the messages of one journal from those of another. */
  readonly #id = randomUUID();
  #count = 0;

  protected override next(refused: Written | null): Written {
    if (refused !== null) return refused;
    const name = `Message ${String((this.#count += 1))} of the journal ${this.#id}`;
    const key = randomUUID();
    const init = () => ({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...INQUIRY, subject: name, description: name }),
    });
    return { name, path: '/api/user-feedback', init };
  }

  override verdict(ownerUrl: string): Promise<Verdict> {
    return runSql(ownerUrl, async (client) => {
      const text = `select description as text, count(*)::integer as times from user_feedback
        where description like '%' || $1 group by 1`;
      const { rows } = await client.query<{ text: string; times: number }>(text, [this.#id]);
      return this.compare(new Map(rows.map((row) => [row.text, row.times])));
    });
  }
}
