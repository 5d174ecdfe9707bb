import type { ReactNode } from 'react';
import { RotateCw } from 'lucide-react';
import type { SystemHealth } from '../../../interfaces/contract/health/health.js';
import { momentName } from '../../lib/words/day.js';
import { Button } from '../../ui/button.js';
import { FactList, type Facts } from '../../ui/show/fact-list.js';
import { Loaded } from '../../ui/state/loaded.js';
import { CheckCard, type Check } from './check-card.js';
import { countWords, sizeWords, summaryOf, timeWords, waitWords } from './health-words.js';
import { useHealth } from './health.queries.js';
import { JobsFacts } from './jobs-facts.js';
import { TestEmail } from './test-email.js';

/** The state of the installation, with a button that sends a test email. */
export function Health() {
  const query = useHealth();
  return (
    <Loaded query={query} failure="We couldn’t check the installation">
      {(health) => (
        <div className="flex flex-col gap-6" aria-busy={query.isFetching}>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p role="status">
              <strong>{summaryOf(health)}</strong> Checked on {momentName(health.checkedAt)}.
            </p>
            <Button
              variant="secondary"
              icon={<RotateCw aria-hidden="true" />}
              pending={query.isFetching}
              pendingText="Checking..."
              onClick={() => void query.refetch()}
              className="noscript:hidden"
            >
              Check Again
            </Button>
          </div>
          <Checks health={health} />
        </div>
      )}
    </Loaded>
  );
}

function Checks({ health }: { readonly health: SystemHealth }) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        <ListedCheck name="email" health={health} below={<TestEmail />} />
        <ListedCheck name="imports" health={health} />
        <ListedCheck name="version" health={health} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <ListedCheck name="storage" health={health} />
        <ListedCheck name="disk" health={health} />
        <ListedCheck name="backup" health={health} />
        <ListedCheck name="database" health={health} />
      </div>
      <div className="min-w-0 lg:col-span-2">
        <CheckCard name="jobs" check={health.jobs}>
          {(jobs) => <JobsFacts jobs={jobs} now={health.checkedAt} />}
        </CheckCard>
      </div>
    </div>
  );
}

/** The checks whose facts are a list. Those of the jobs are tables. */
type Listed = Exclude<keyof SystemHealth, 'checkedAt' | 'jobs'>;

type FactsAt<Name extends Listed> = NonNullable<SystemHealth[Name]['facts']>;

interface ListedCheckProps<Name> {
  readonly name: Name;
  readonly health: { readonly [Each in Listed]: Check<FactsAt<Each>> } & Pick<SystemHealth, 'checkedAt'>;
  readonly below?: ReactNode;
}

function ListedCheck<Name extends Listed>({ name, health, below }: ListedCheckProps<Name>) {
  return (
    <CheckCard<FactsAt<Name>> name={name} check={health[name]} below={below}>
      {(facts) => <FactList facts={FACTS[name](facts, health.checkedAt)} />}
    </CheckCard>
  );
}

const VIA = { smtp: 'Mail server (SMTP)', files: 'Files in DATA_DIR/outbox' } as const;

const FACTS: { readonly [Name in Listed]: (facts: FactsAt<Name>, now: string) => Facts } = {
  email: ({ via, lastDeliveredAt, lastFailedAt, lastFailure, waiting, oldestWaitingAt, undelivered }, now) => [
    ['Gateway', VIA[via]],
    ['Last delivery', timeWords(lastDeliveredAt)],
    ['Last failure', timeWords(lastFailedAt)],
    lastFailedAt !== null && ['Reason', lastFailure ?? 'Delivered later'],
    ['Waiting', waiting.toLocaleString('en-US')],
    oldestWaitingAt !== null && ['Oldest waits', waitWords(oldestWaitingAt, now)],
    ['Not delivered', undelivered.toLocaleString('en-US')],
  ],
  storage: ({ store, failure }) => [
    ['Place', store === 's3' ? 'S3 bucket' : 'Folder in DATA_DIR'],
    ['Write, read, and delete', failure === null ? 'Works' : `Failed (${failure})`],
  ],
  disk: ({ folder, freeBytes, totalBytes }) => [
    ['DATA_DIR', folder],
    ['Free', `${sizeWords(freeBytes)} of ${sizeWords(totalBytes)}`],
    ['Free share', `${Math.floor((100 * freeBytes) / Math.max(1, totalBytes))}%`],
  ],
  backup: ({ scheduledAt, lastMadeAt, lastFailedAt }) => [
    ['Nightly', scheduledAt === null ? 'Off (BACKUP_TO is not set)' : 'On'],
    ['Last backup', timeWords(lastMadeAt)],
    lastFailedAt !== null && ['Last failure', timeWords(lastFailedAt)],
  ],
  database: (database) => [
    ['PostgreSQL', database.version],
    ['Size', sizeWords(database.sizeBytes)],
    ['One query', `${database.latencyMs} ms`],
    ['Connections', `${database.connections} of ${database.maxConnections}`],
    ['Migrations', migrationWords(database)],
    ['Newest migration', database.lastMigration],
  ],
  imports: ({ unfinished, last }) => [
    ['Running', unfinished.length === 0 ? 'None' : countWords(unfinished.length, 'import')],
    ...unfinished.map((one) => [one.fileName, `${Math.floor(one.progress * 100)}% read`] as const),
    ['Last import', last === null ? 'None yet' : last.fileName],
    last !== null && [last.state === 'failed' ? 'Failed on' : 'Finished on', timeWords(last.updatedAt)],
    last?.failure != null && ['Reason', last.failure],
  ],
  version: ({ version, node, startedAt }) => [
    ['Welcome Paws', version],
    ['Node.js', node],
    ['Started on', timeWords(startedAt)],
  ],
};

type Migrations = Pick<NonNullable<SystemHealth['database']['facts']>, 'migrations' | 'pendingMigrations'>;

const migrationWords = ({ migrations, pendingMigrations: missing }: Migrations): string =>
  `${migrations} applied${missing === 0 ? '' : `, ${missing} missing`}`;
