import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { until } from '../until.js';
import type { Answer } from './answers.js';
import type { FaultReport } from './report.js';

/** Pause of a writer before it repeats a refused write, so that writers leave processor time to the server. */
const REPEAT_AFTER_MS = 50;
/** Maximum wait for the answer to one attempt. */
const ANSWER_WITHIN_MS = 20_000;

/** Stored with an email to support, which a job delivers. */
const INQUIRY = { feedbackType: 'contact_inquiry', contactEmail: 'visitor@example.com' };

/** What the database has of a journal. */
export type Verdict = Pick<FaultReport, 'acknowledged' | 'lost' | 'doubled'>;

/**
 * Sends messages to support and keeps what the server acknowledged. Each is sent again, with its Idempotency-Key, until
 * the server says that it has it. So afterward, each acknowledged one must be stored exactly once.
 */
export class Journal {
  readonly acknowledged = new Set<string>();
  /** Every answer, also of repeated attempts. */
  readonly answers: Answer[] = [];
  /** The sentences of the failed attempts. */
  readonly sentences = new Set<string>();
  /** Tells the messages of one journal from those of another. */
  readonly #name = randomUUID();
  #count = 0;

  /** `urls` are the servers that take turns. */
  constructor(private readonly urls: readonly string[]) {}

  /** Sends new messages from several writers until `isOver`. Resolves when each one sent is acknowledged. */
  async write(isOver: () => boolean, writers = 6): Promise<void> {
    const all = Array.from({ length: writers }, async (_, writer) => {
      for (let n = writer; !isOver(); n += 1) await this.sendOne(n);
    });
    await Promise.all(all);
  }

  /** Sends one new message until it is acknowledged. */
  async sendOne(turn = 0): Promise<void> {
    const text = `Message ${String((this.#count += 1))} of the journal ${this.#name}`;
    const key = randomUUID();
    let attempt = turn;
    await until(`the acknowledgment of '${text}'`, async () => {
      const status = await this.#attempt(this.urls[(attempt += 1) % this.urls.length]!, text, key);
      if (status !== 201) return pause(REPEAT_AFTER_MS, false);
      this.acknowledged.add(text);
      return true;
    });
  }

  /** Compares the journal with the database. */
  verdict(ownerUrl: string): Promise<Verdict> {
    return runSql(ownerUrl, async (client) => {
      const text = `select description as text, count(*)::integer as times from user_feedback
        where description like '%' || $1 group by 1`;
      const { rows } = await client.query<{ text: string; times: number }>(text, [this.#name]);
      const times = new Map(rows.map((row) => [row.text, row.times]));
      const lost = [...this.acknowledged].filter((each) => !times.has(each)).length;
      const doubled = rows.filter((row) => row.times > 1).length;
      return { acknowledged: this.acknowledged.size, lost, doubled };
    });
  }

  async #attempt(url: string, description: string, key: string): Promise<number> {
    const startedAt = performance.now();
    const answer = await fetch(`${url}/api/user-feedback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...INQUIRY, subject: description, description }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    }).catch(() => null);
    const body = (await answer?.text().catch(() => null)) ?? '';
    const status = answer?.status ?? 0;
    const retryAfter = answer?.headers.get('retry-after') ?? null;
    this.answers.push({ kind: 'write', status, retryAfter, ms: performance.now() - startedAt });
    if (status !== 201) this.sentences.add(body.startsWith('{') ? String((JSON.parse(body) as Problem).detail) : body);
    return status;
  }
}

interface Problem {
  readonly detail?: unknown;
}
