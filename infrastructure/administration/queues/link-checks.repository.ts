import type { CheckedLink, LinkChecks } from '../../../application/administration/queue-ports.js';
import { WAITS } from '../../business/business.entity.js';
import { isOpenClaim } from '../../claim/claim.entity.js';
import type { Database, Statement } from '../../postgres/database.js';

/** The links of a business `b`, with those that wait for approval. */
export const LINKS_OF_BUSINESS = `array_remove(array[b.website, b.pending_changes ->> 'website', b.facebook_url,
  b.instagram_url, b.tiktok_url], null)`;

/** Indexes businesses_waiting and business_claims_status. */
const DUE: Statement = {
  name: 'link-checks-due',
  text: `select w.url from (
      select unnest(${LINKS_OF_BUSINESS}) as url from businesses b where ${WAITS}
      union select unnest(${LINKS_OF_BUSINESS}) from business_claims c join businesses b on b.id = c.business_id
        where ${isOpenClaim('c.status')}) w
    left join link_checks l on l.url = w.url
    where l.url is null or l.checked_at < now() - interval '1 day'
    order by l.checked_at nulls first, w.url limit $1`,
};

const SAVE: Statement = {
  name: 'link-checks-save',
  text: `insert into link_checks (url, problem) select * from unnest($1::text[], $2::text[])
    on conflict (url) do update set problem = excluded.problem, checked_at = now()`,
};

export class PostgresLinkChecks implements LinkChecks {
  constructor(private readonly database: Database) {}

  async due(max: number): Promise<readonly string[]> {
    return (await this.database.rows<{ url: string }>(DUE, [max])).map(({ url }) => url);
  }

  async save(checked: readonly CheckedLink[]): Promise<void> {
    await this.database.rows(SAVE, [checked.map(({ url }) => url), checked.map(({ problem }) => problem)]);
  }
}
