import { expect } from '@jest/globals';
import { MergeBusinesses } from '../../../application/duplicate/merge-businesses.js';
import type { BusinessRecord } from '../../../application/business/ports.js';
import { UndoMerge } from '../../../application/duplicate/undo-merge.js';
import { AS_ADMINISTRATOR, asOwner, sayInForm } from '../../../application/policy/say-in-form.js';
import type { MergeChoice } from '../../../domain/duplicate/merge.js';
import type { FactKey } from '../../../domain/policy/fact.js';
import { totalsChange } from '../../../domain/review/rating.js';
import { sayOfVisit } from '../../../application/review/say-of-visit.js';
import type { FactContent } from '../../../domain/policy/known-facts.js';
import type { FitQuestion } from '../../../domain/policy/question.js';
import { PostgresAuditLog } from '../../../infrastructure/administration/audit-log.repository.js';
import { PostgresBusinesses } from '../../../infrastructure/business/businesses.repository.js';
import { SystemClock } from '../../../infrastructure/config/system-clock.js';
import { PostgresDuplicateCandidates } from '../../../infrastructure/duplicate/duplicate-candidates.repository.js';
import { PostgresMerges } from '../../../infrastructure/duplicate/merges.repository.js';
import { PostgresFacts } from '../../../infrastructure/fact/facts.repository.js';
import { keepFacts } from '../../../infrastructure/fact/keep-facts.js';
import { PostgresPublishedContents } from '../../../infrastructure/moderation/published-contents.repository.js';
import { PostgresReviews } from '../../../infrastructure/review/reviews.repository.js';
import type { Importing } from '../import/importing.js';
import { expectTruePlace, type PlaceRow } from './true-place.js';

export const memberOf = (n: number): string => `0198c2f0-3333-7b52-8d44-91c7e0a2b30${n}`;
export const OWNER = memberOf(9);

/** No owner of these places has anything open. */
const NOBODY = { release: () => Promise.resolve() };

/** What everyone can do to what a place says about its facts, with the parts of the product that do it. */
export class SpokenPlaces {
  readonly #work;
  readonly #facts;
  readonly #businesses;
  readonly #reviews;
  readonly #merges;

  constructor(readonly importing: Importing) {
    const work = importing.ports.transaction;
    this.#work = work;
    this.#facts = new PostgresFacts(work, new SystemClock(), 'a secret');
    this.#businesses = new PostgresBusinesses(work);
    this.#reviews = new PostgresReviews(work);
    this.#merges = new PostgresMerges(work, new PostgresPublishedContents(work));
  }

  async sql<Row extends object = Record<string, unknown>>(text: string, values: readonly unknown[] = []) {
    return (await this.importing.database.pool.query<Row>(text, [...values])).rows;
  }

  /** Saves a form as the owner or an administrator. */
  save(id: number, change: Partial<FactContent>, by: 'owner' | 'administrator'): Promise<void> {
    return this.#work.run(async () => {
      const before = (await this.#businesses.find(id)) as BusinessRecord;
      const after = { ...before, ...change };
      await this.#businesses.save(after);
      await sayInForm(this.#facts, { id, before, after, change }, by === 'owner' ? asOwner(OWNER) : AS_ADMINISTRATOR);
    });
  }

  /** Answers 'Is this still right?' as a member, if the fact is known. */
  answer(id: number, n: number, key: FactKey, isRight: boolean): Promise<void> {
    return this.#work.run(async () => {
      const value = (await this.#facts.hold(id, memberOf(n)))?.known[key]?.value;
      if (value === undefined) return;
      const statement = { key, value, verdict: isRight ? 'confirms' : 'contradicts' } as const;
      await this.#facts.say(id, [statement], { source: 'visitor', memberId: memberOf(n), network: `10.0.${n}.0/24` });
    });
  }

  /** Reviews a public place with an answer about the patio, or changes the answer of the member's review. */
  review(id: number, n: number, petsOnPatio: 'yes' | 'no'): Promise<void> {
    return this.#work.run(async () => {
      const [memberId, network] = [memberOf(n), `10.0.${n}.0/24`];
      if ((await this.#reviews.reviewable(id, memberId)) === null) return;
      const content = { rating: 4, title: 'A visit', content: 'We came along.', petName: null, images: [] };
      const review = { ...content, disclosure: null, businessId: id, userId: memberId };
      const added = await this.#reviews.add(review, totalsChange(null, 4));
      const reviewId = added?.id ?? (await this.#reviewOf(id, n)) ?? 0;
      const visit = { petsOnPatio, network };
      await sayOfVisit(this.#said, { id: reviewId, businessId: id, memberId }, visit, added !== null);
    });
  }

  /** Hides, shows, or deletes a member's review. */
  async moderate(id: number, n: number, to: 'hidden' | 'shown' | 'deleted'): Promise<void> {
    await this.#work.run(async () => {
      const review = await this.#reviewOf(id, n);
      if (review === null) return;
      if (to !== 'deleted') {
        const contents = new PostgresPublishedContents(this.#work);
        return contents.setState({ targetType: 'review', targetId: String(review) }, to);
      }
      const held = await this.#reviews.hold(review);
      await this.#reviews.remove(review, totalsChange(held?.isCounted === true ? held.rating : null, null));
    });
  }

  async #reviewOf(id: number, n: number): Promise<number | null> {
    const text = 'select id from reviews where business_id = $1 and user_id = $2';
    return (await this.#work.row<{ id: number }>(text, [id, memberOf(n)]))?.id ?? null;
  }

  /** Imports a row and returns the import's id. */
  async import(row: object): Promise<number> {
    const id = await this.importing.order('.jsonl', `${JSON.stringify(row)}\n`);
    expect(await this.importing.run(id)).toMatchObject({ state: 'done' });
    return id;
  }

  merge(keptId: number, mergedId: number, choice: MergeChoice = {}): Promise<number> {
    const { audit, candidates, outbox } = this.#decisions;
    const merge = new MergeBusinesses(this.#work, this.#merges, candidates, audit, outbox, NOBODY);
    return merge.run({ name: 'Grace' }, keptId, mergedId, null, choice);
  }

  undoMerge(id: number): Promise<void> {
    const { audit, outbox } = this.#decisions;
    return new UndoMerge(this.#work, this.#merges, audit, outbox, new SystemClock(), NOBODY).run(
      { name: 'Grace' },
      id,
      null,
    );
  }

  get #said() {
    const notices = { record: () => Promise.resolve(0) };
    return { facts: this.#facts, outbox: this.#decisions.outbox, notices, clock: new SystemClock() };
  }

  get #decisions() {
    const outbox = { record: () => Promise.resolve() };
    return { audit: new PostgresAuditLog(this.#work), candidates: new PostgresDuplicateCandidates(this.#work), outbox };
  }

  /** Lets time pass, and runs the nightly job. */
  async age(days: number): Promise<void> {
    await this.sql(`update policy_facts set created_at = created_at - $1 * interval '1 day'`, [days]);
    await keepFacts(this.#work, new Date());
  }

  /** Expects that a place shows what its statements give, and that searches answer like the domain. */
  expectTrue(id: number, questions: readonly FitQuestion[] = []): Promise<PlaceRow> {
    return expectTruePlace(this.importing.database.pool, id, questions);
  }
}
