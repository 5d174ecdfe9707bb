import type { Alike, DuplicateCandidates, DuplicateCandidate } from '../../application/duplicate/ports.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

const FIND = `select id, lower_id as "lowerId", upper_id as "upperId", dismissed_by as "dismissedBy"
  from duplicate_candidates where id = $1`;

const DISMISSER = `select dismissed_by as name from duplicate_candidates
  where lower_id = least($1::integer, $2::integer) and upper_id = greatest($1::integer, $2::integer) and dismissed_by is not null`;

const DISMISS = 'update duplicate_candidates set dismissed_by = $2, dismissed_at = $3 where id = $1';

const DISMISS_PAIR = `
  insert into duplicate_candidates (lower_id, upper_id, score, reasons, dismissed_by, dismissed_at)
  select min(b.id), max(b.id), $2, $3, $4, $5 from businesses b where b.id = any($1::integer[]) having count(*) = 2
  on conflict (lower_id, upper_id) do update set dismissed_by = excluded.dismissed_by, dismissed_at = excluded.dismissed_at
  where duplicate_candidates.dismissed_at is null`;

export class PostgresDuplicateCandidates implements DuplicateCandidates {
  constructor(private readonly work: UnitOfWork) {}

  find(id: number): Promise<DuplicateCandidate | null> {
    return this.work.row<DuplicateCandidate>(FIND, [id]);
  }

  async dismisser(ids: readonly [number, number]): Promise<string | null> {
    return (await this.work.row<{ name: string }>(DISMISSER, [...ids]))?.name ?? null;
  }

  async dismiss(id: number, administrator: string, now: Date): Promise<void> {
    await this.work.rows(DISMISS, [id, administrator, now]);
  }

  async dismissPair(ids: readonly [number, number], pair: Alike, administrator: string, now: Date): Promise<void> {
    await this.work.rows(DISMISS_PAIR, [ids, pair.score, pair.reasons, administrator, now]);
  }
}
