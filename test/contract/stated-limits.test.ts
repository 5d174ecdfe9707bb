import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { NEW_DAYS } from '../../domain/administration/dashboard.js';
import { ANSWER_HOURS } from '../../interfaces/contract/shared/words.js';
import { EMAIL_LINK_HOURS, ERASURE_AFTER_DAYS, RECENT_SIGN_IN_MINUTES } from '../../domain/account/account.js';
import { PASSWORD_LENGTH } from '../../domain/account/password.js';
import { RETENTION } from '../../domain/account/retention.js';
import { MAX_IDLE_DAYS } from '../../domain/account/session-life.js';
import { CODE_MINUTES } from '../../domain/claim/verification.js';
import { DELETED_DAYS } from '../../domain/business/standing.js';
import { UNDO_DAYS } from '../../domain/duplicate/merge.js';
import { ORDERED_ERASURE_HOURS } from '../../domain/moderation/ordered-erasure.js';
import { QUEUES } from '../../infrastructure/jobs/queues.js';

/** Files whose texts people read. */
const SOURCES = [
  'web/{app,features,ui}/**/*.{ts,tsx}',
  'interfaces/http/identity/provider/account-pages.ts',
  'domain/claim/claim-method.ts',
];

/** A number with a unit in a text. Numbers from constants are `${…}` or `{…}` in the source. */
const STATED = /\b(\d[\d,]*(?<!,)) (characters|words|minutes|hours|days|times|photos|MB|KB)\b/g;

/** Numbers that are written out in a text, by file, with the constant that the server enforces. */
const WRITTEN_OUT: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'domain/claim/claim-method.ts': { '10 minutes': CODE_MINUTES },
  'interfaces/http/identity/provider/account-pages.ts': { '24 hours': EMAIL_LINK_HOURS },
  'web/app/pages/site/contact-page.tsx': { '24 hours': ANSWER_HOURS },
  'web/features/account/account-closed.tsx': { '14 days': ERASURE_AFTER_DAYS },
  'web/features/account/security/account-security.tsx': { '8 characters': PASSWORD_LENGTH.min },
  'web/features/account/security/close-account-block.tsx': { '14 days': ERASURE_AFTER_DAYS },
  'web/features/account/security/email-block.tsx': { '24 hours': EMAIL_LINK_HOURS },
  // A choice of lifetimes, each sent as the number of days.
  'web/features/account/security/new-token-dialog.tsx': { '30 days': 30, '90 days': 90 },
  'web/features/account/security/own-data-block.tsx': { '10 minutes': RECENT_SIGN_IN_MINUTES },
  'web/features/account/security/sessions-block.tsx': { '7 days': MAX_IDLE_DAYS },
  'web/features/admin-duplicates/duplicates.tsx': { '30 days': UNDO_DAYS },
  // The period of the query in health-facts.query.ts, in which pg-boss keeps failed jobs.
  'web/features/admin-health/jobs-facts.tsx': { '7 days': 7 },
  // The number of bytes that the page reads, not a limit of the server.
  'web/features/admin-import/columns/read-sheet.ts': { '64 KB': 64 },
  'web/features/admin-listings/listing-actions.tsx': { '30 days': DELETED_DAYS },
  'web/features/admin-outgoing/outgoing.tsx': { '30 days': RETENTION.messageDays },
  'web/features/admin-reports/decision-form.tsx': { '24 hours': ORDERED_ERASURE_HOURS },
  'web/features/admin-reports/moves.ts': { '24 hours': ORDERED_ERASURE_HOURS },
  'web/features/administration/admin-pages.ts': {
    '13 times': QUEUES.deliver.retryLimit + 1,
    '24 hours': ORDERED_ERASURE_HOURS,
  },
  'web/features/administration/trends.tsx': { '7 days': NEW_DAYS },
  'web/features/claim/claim-words.ts': { '10 minutes': CODE_MINUTES },
  'web/features/feedback/contact-us.tsx': { '24 hours': ANSWER_HOURS },
  'web/features/for-businesses/business-resources.tsx': { '24 hours': ANSWER_HOURS },
  'web/features/help/help-center.tsx': { '24 hours': ANSWER_HOURS },
};

const withoutComments = (source: string): string => source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

function statedIn(path: string): string[] {
  return [...withoutComments(readFileSync(path, 'utf8')).matchAll(STATED)].map(([whole]) => whole);
}

const stated = SOURCES.flatMap((pattern) => globSync(pattern))
  .map((path) => path.replaceAll('\\', '/'))
  .map((path) => [path, [...new Set(statedIn(path))]] as const)
  .filter(([, numbers]) => numbers.length > 0);

describe('a limit or period on a page', () => {
  it('comes from the constant that the server enforces, or is compared with it here', () => {
    const known = Object.entries(WRITTEN_OUT).map(([path, numbers]) => [path, Object.keys(numbers).toSorted()]);
    expect(stated.map(([path, numbers]) => [path, numbers.toSorted()]).toSorted()).toEqual(known.toSorted());
  });

  it.each(Object.entries(WRITTEN_OUT))('is the same in %s as on the server', (_, numbers) => {
    for (const [words, enforced] of Object.entries(numbers)) {
      expect([words, Number.parseInt(words, 10)]).toEqual([words, enforced]);
    }
  });
});
