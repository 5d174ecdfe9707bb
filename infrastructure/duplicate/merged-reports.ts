import type { MovedByMerge } from '../../domain/duplicate/merge.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

type MovedReport = NonNullable<MovedByMerge['turnedAway']>[number];

const COMING = 'select id, voice from turned_away_reports where business_id = $1 order by id for update';

/** A member or network that reported both businesses counts once: the voices of the kept business are taken. */
const MOVE = `
  update turned_away_reports m set business_id = $1,
    voice = coalesce((select k.voice from turned_away_reports k where k.business_id = $1 and k.voice is not null
        and k.status <> 'withdrawn' and (k.reporter_id = m.reporter_id or k.network_hash = m.network_hash)
      order by (k.reporter_id = m.reporter_id) desc nulls last, k.id limit 1), m.voice)
  where m.id = any($2::integer[])`;

/** Reports that were erased since don't come back. */
const RETURN = `
  update turned_away_reports t set business_id = $2, voice = m.voice
  from jsonb_to_recordset($3) as m (id integer, voice text) where t.id = m.id and t.business_id = $1`;

/**
 * Moves the reports of visitors turned away in a merge and in its undo. The caller must compute the facts again
 * afterward, because an unanswered report disputes them. The businesses must be locked.
 */
export class MergedReports {
  constructor(private readonly work: UnitOfWork) {}

  async merge(keptId: number, mergedId: number): Promise<readonly MovedReport[]> {
    const reports = await this.work.rows<MovedReport>(COMING, [mergedId]);
    if (reports.length > 0) await this.work.rows(MOVE, [keptId, reports.map(({ id }) => id)]);
    return reports;
  }

  async undo(keptId: number, mergedId: number, reports: readonly MovedReport[]): Promise<void> {
    if (reports.length > 0) await this.work.rows(RETURN, [keptId, mergedId, JSON.stringify(reports)]);
  }
}
