import { TurnedAwayAnswers, type TurnedAwayAnswer } from '../../application/turned-away/ports.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

const PUT = `
  insert into turned_away_answers as a (report_id, responder_id, content, created_at, updated_at) values ($1, $2, $3, $4, $4)
  on conflict (report_id) do update
    set responder_id = excluded.responder_id, content = excluded.content, updated_at = excluded.updated_at, version = a.version + 1`;

export class PostgresTurnedAwayAnswers extends TurnedAwayAnswers {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async put({ reportId, responderId, content, at }: TurnedAwayAnswer): Promise<void> {
    await this.work.rows(PUT, [reportId, responderId, content, at]);
  }
}
