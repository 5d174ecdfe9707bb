import { RETENTION } from '../../domain/account/retention.js';
import { MAX_IDLE_DAYS, MAX_SESSION_DAYS } from '../../domain/account/session-life.js';
import { WEBHOOK_LOG_DAYS } from '../../domain/webhook/endpoint.js';
import { EMBEDDED_ISSUER } from '../account/embedded-issuer.js';
import { MEMBER, MEMBER_EMAIL, WITH_ACCOUNT, type MemberTable } from './member-table.js';

/** Accounts of the embedded provider that the member signs in with. */
const PROVIDER_SUBJECTS = `(select subject from user_identities where issuer = '${EMBEDDED_ISSUER}' and user_id = ${MEMBER})`;

/** What members sign in with. */
export const SIGN_IN_TABLES: readonly MemberTable[] = [
  {
    table: 'provider_artefacts',
    memberColumns: ['account_id'],
    own: `t.account_id in ${PROVIDER_SUBJECTS}`,
    exported: { nothing: 'sign-in codes and tokens, which grant access to the account' },
    erased: { how: 'deleted' },
    kept: 'until it expires, at most 30 days (job prune-expired)',
  },
  {
    table: 'provider_links',
    memberColumns: ['account_id'],
    own: `t.account_id::text in ${PROVIDER_SUBJECTS} or lower(t.email) = lower(${MEMBER_EMAIL})`,
    exported: { nothing: 'emailed links, which grant access to the account' },
    erased: { how: 'deleted' },
    kept: 'until one day after it expires (job prune-expired)',
  },
  {
    table: 'provider_accounts',
    memberColumns: ['id'],
    own: `t.id::text in ${PROVIDER_SUBJECTS}`,
    exported: { except: ['password_hash', 'version'] },
    erased: { how: 'deleted' },
    kept: WITH_ACCOUNT,
  },
  {
    table: 'user_identities',
    memberColumns: ['user_id'],
    own: `t.user_id = ${MEMBER}`,
    exported: {},
    erased: { how: 'deleted' },
    kept: WITH_ACCOUNT,
  },
  {
    table: 'sessions',
    memberColumns: ['sess'],
    own: `t.sess ->> 'userId' = ${MEMBER}::text`,
    exported: {
      select: `t.sess ->> 'signedInAt' as signed_in_at, t.sess ->> 'lastSeenAt' as last_seen_at,
        t.sess ->> 'userAgent' as user_agent, t.expire as expires_at`,
    },
    erased: { how: 'deleted' },
    kept: `${MAX_IDLE_DAYS} days after the last visit, at most ${MAX_SESSION_DAYS} days after sign-in (job prune-expired)`,
  },
  {
    table: 'access_tokens',
    memberColumns: ['user_id'],
    own: `t.user_id = ${MEMBER}`,
    exported: { except: ['token_hash'] },
    erased: { how: 'deleted' },
    kept: `until ${RETENTION.accessTokenDays} days after it expires`,
    retention: { over: `t.expires_at < now() - interval '${RETENTION.accessTokenDays} days'` },
  },
  {
    table: 'webhook_endpoints',
    memberColumns: ['user_id'],
    own: `t.user_id = ${MEMBER}`,
    exported: { except: ['administrator_id', 'secret', 'old_secret', 'version'] },
    // With everything that was sent to them.
    erased: { how: 'deleted' },
    kept: `${WITH_ACCOUNT}; what was sent to them, ${WEBHOOK_LOG_DAYS} days (job prune-expired)`,
  },
  {
    table: 'email_changes',
    memberColumns: ['user_id'],
    own: `t.user_id = ${MEMBER} or lower(t.email) = lower(${MEMBER_EMAIL})`,
    exported: { except: ['token_hash'] },
    erased: { how: 'deleted' },
    kept: 'one day',
    retention: { over: `t.expires_at < now()` },
  },
  {
    table: 'idempotency_keys',
    memberColumns: ['user_id'],
    own: `t.user_id = ${MEMBER}`,
    exported: { nothing: 'responses that were already sent, stored for repeated requests' },
    erased: { how: 'deleted' },
    kept: 'one day',
    retention: { over: `t.expires_at < now()` },
  },
];
