import { toAdministrators, toAll, type Calls } from './call.js';
import { ACCOUNT_CALLS } from './calls-account.js';
import { BUSINESS_CALLS } from './calls-business.js';
import { COMMUNITY_CALLS } from './calls-community.js';
import { SITE_CALLS } from './calls-site.js';

/** Of the administrators' calls those that are not refused to everybody else alike. */
const ADMINISTRATION_CALLS: Calls = {
  'POST /api/admin/login': [toAll(401, { body: { password: 'a guess' } })],
  'POST /api/admin/logout': [toAll(204)],
};

/** How every operation is called by somebody to whom the member's private data are none of their business. */
const CALLS: Calls = {
  ...ACCOUNT_CALLS,
  ...ADMINISTRATION_CALLS,
  ...BUSINESS_CALLS,
  ...COMMUNITY_CALLS,
  ...SITE_CALLS,
};

/** The rows by their operations; those of administrators, whose parameters can be anything, need none. */
export function callsOf(operations: readonly string[]): Calls {
  const ofAdministrators = operations.filter((operation) => /^\w+ \/api\/admin\//.test(operation));
  return {
    ...Object.fromEntries(
      ofAdministrators.map((operation) => [operation, [toAdministrators({ at: { id: 7001, n: 1 } })]]),
    ),
    ...CALLS,
  };
}
