import { notChecked, ok, problem, warning, type Finding } from '../../domain/health/doctor/finding.js';
import { JUDGE } from '../../domain/health/judgment.js';
import type { Judgment } from '../../domain/health/judgment.js';
import { HealthFactsQuery } from '../health/health-facts.query.js';
import { errorCode } from '../health/timed-probe.js';
import { Database, DatabaseUnavailable } from '../postgres/database.js';
import type { Check } from './check.js';
import type { DoctorContext } from './context.js';

/** SQLSTATEs of a table or schema that does not exist or is not accessible. */
const NO_TABLES = new Set(['42P01', '3F000', '42501', '3D000', '28P01', '28000']);

/** Judges waiting emails and jobs as the health page does. Overdue jobs always count, because the server should run. */
export function workChecks(context: DoctorContext): readonly Check[] {
  const { settings, now, read } = context;
  const around = { now, isProduction: read.production, startedAt: new Date(0) };
  const via = settings.mail.smtpUrl === undefined ? 'files' : 'smtp';
  return [
    {
      name: 'outbox',
      advice: 'Check the database.',
      run: () =>
        asking(
          context,
          async (query) => {
            // The check of the mail server already reports that emails are saved as files.
            const facts = { ...(await query.email()), via: 'smtp' as const };
            return asFinding(JUDGE.email(facts, around), `${facts.waiting} emails are waiting, and none was given up.`);
          },
          via,
        ),
    },
    {
      name: 'jobs',
      advice: 'Check the database.',
      run: () =>
        asking(
          context,
          async (query) => {
            const facts = await query.jobs();
            const waiting = facts.queues.reduce((sum, queue) => sum + queue.waiting, 0);
            return asFinding(
              JUDGE.jobs(facts, around),
              `${waiting} jobs are waiting, and no scheduled job is overdue.`,
            );
          },
          via,
        ),
    },
  ];
}

async function asking(
  { database: way }: DoctorContext,
  judge: (query: HealthFactsQuery) => Promise<Finding>,
  via: 'smtp' | 'files',
): Promise<readonly Finding[]> {
  if (way.why !== null) return [];
  const database = new Database({ url: way.directUrl, ca: way.ca, connections: 1 });
  try {
    return [await judge(new HealthFactsQuery(database, { via, pendingMigrations: async () => 0 }))];
  } catch (error) {
    const { code } = error as { code?: unknown };
    // Other checks report why the tables are missing.
    if (NO_TABLES.has(String(code))) return [];
    if (error instanceof DatabaseUnavailable) {
      return [notChecked(`the database did not answer (${errorCode(error)})`, 'See the line about the database.')];
    }
    throw error;
  } finally {
    await database.close();
  }
}

function asFinding({ state, advice }: Judgment, fine: string): Finding {
  if (advice === null) return ok(fine);
  // The first sentence of the advice says what is wrong.
  const [found = '', ...rest] = advice.split(/(?<=[.:]) (?=[A-Z][a-z]+ )/);
  const todo = rest.join(' ') || 'See the health page.';
  return state === 'failed' ? problem(found, todo) : warning(found, todo);
}
