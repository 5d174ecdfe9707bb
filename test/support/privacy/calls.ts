import { toAdministrators, toAll, type Calls } from './call.js';
import { ACCOUNT_CALLS } from './calls-account.js';
import { BUSINESS_CALLS } from './calls-business.js';
import { COMMUNITY_CALLS } from './calls-community.js';
import { SITE_CALLS } from './calls-site.js';

/** Administrator calls that aren't refused to everyone else in the same way. */
const ADMINISTRATION_CALLS: Calls = {
  'POST /api/admin/login': [toAll(401, { body: { password: 'a guess' } })],
  'POST /api/admin/logout': [toAll(204)],
};

/** How each operation is called by a caller without access to the member's private data. */
const CALLS: Calls = {
  ...ACCOUNT_CALLS,
  ...ADMINISTRATION_CALLS,
  ...BUSINESS_CALLS,
  ...COMMUNITY_CALLS,
  ...SITE_CALLS,
};

/** Returns the calls by operation. Administrator operations need no row, because any parameters work. */
export function callsOf(operations: readonly string[]): Calls {
  const ofAdministrators = operations.filter((operation) => /^\w+ \/api\/admin\//.test(operation));
  return {
    ...Object.fromEntries(
      ofAdministrators.map((operation) => [operation, [toAdministrators({ at: { id: 7001, n: 1 } })]]),
    ),
    ...CALLS,
  };
}
