import type { SanctionedMembers } from '../../application/moderation/notice-ports.js';
import type { Sanction } from '../../domain/moderation/sanction.js';
import { holdAccount } from '../account/hold-open-account.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { joinOwnSanction, SANCTION_COLUMNS, sanctionOf, type SanctionColumns } from '../account/sanction-sql.js';

const SANCTION = `select ${SANCTION_COLUMNS} from users u ${joinOwnSanction('u.id')} where u.id = $1`;

export class PostgresSanctionedMembers implements SanctionedMembers {
  constructor(private readonly work: UnitOfWork) {}

  async hold(id: string): Promise<{ readonly sanction: Sanction | null } | null> {
    // Waits for a simultaneous decision on the same member, so that its result is visible.
    await holdAccount(this.work, id);
    const row = await this.work.row<SanctionColumns>(SANCTION, [id]);
    return row === null ? null : { sanction: sanctionOf(row) };
  }
}
