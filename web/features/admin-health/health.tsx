import { RotateCw } from 'lucide-react';
import type { SystemHealth } from '../../../interfaces/contract/health/health.js';
import { momentName } from '../../lib/words/day.js';
import { Button } from '../../ui/button.js';
import { FactList } from '../../ui/show/fact-list.js';
import { Loaded } from '../../ui/state/loaded.js';
import { CheckCard } from './check-card.js';
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

type Part<Name extends keyof SystemHealth> = { readonly health: Pick<SystemHealth, Name | 'checkedAt'> };

function Checks({ health }: { readonly health: SystemHealth }) {
  return (
    <div className="grid items-stretch gap-6 lg:grid-cols-2">
      <Email health={health} />
      <div className="flex min-w-0 flex-col gap-6">
        <Storage health={health} />
        <Disk health={health} />
        <Database health={health} />
      </div>
      <Imports health={health} />
      <Version health={health} />
      <div className="min-w-0 lg:col-span-2">
        <CheckCard name="jobs" check={health.jobs}>
          {(jobs) => <JobsFacts jobs={jobs} now={health.checkedAt} />}
        </CheckCard>
      </div>
    </div>
  );
}

const VIA = { smtp: 'Mail server (SMTP)', files: 'Files in DATA_DIR/outbox' } as const;

function Email({ health: { email, checkedAt } }: Part<'email'>) {
  return (
    <CheckCard name="email" check={email} below={<TestEmail />}>
      {({ via, lastDeliveredAt, lastFailedAt, lastFailure, waiting, oldestWaitingAt, undelivered }) => (
        <FactList
          facts={[
            ['Gateway', VIA[via]],
            ['Last delivery', timeWords(lastDeliveredAt)],
            ['Last failure', timeWords(lastFailedAt)],
            lastFailedAt !== null && ['Reason', lastFailure ?? 'Delivered later'],
            ['Waiting', waiting.toLocaleString('en-US')],
            oldestWaitingAt !== null && ['Oldest waits', waitWords(oldestWaitingAt, checkedAt)],
            ['Not delivered', undelivered.toLocaleString('en-US')],
          ]}
        />
      )}
    </CheckCard>
  );
}

function Storage({ health: { storage } }: Part<'storage'>) {
  return (
    <CheckCard name="storage" check={storage}>
      {({ store, failure }) => (
        <FactList
          facts={[
            ['Place', store === 's3' ? 'S3 bucket' : 'Folder in DATA_DIR'],
            ['Write, read, and delete', failure === null ? 'Works' : `Failed (${failure})`],
          ]}
        />
      )}
    </CheckCard>
  );
}

function Disk({ health: { disk } }: Part<'disk'>) {
  return (
    <CheckCard name="disk" check={disk}>
      {({ folder, freeBytes, totalBytes }) => (
        <FactList
          facts={[
            ['DATA_DIR', folder],
            ['Free', `${sizeWords(freeBytes)} of ${sizeWords(totalBytes)}`],
            ['Free share', `${Math.floor((100 * freeBytes) / Math.max(1, totalBytes))}%`],
          ]}
        />
      )}
    </CheckCard>
  );
}

function Database({ health: { database } }: Part<'database'>) {
  return (
    <CheckCard name="database" check={database}>
      {({
        version,
        migrations,
        pendingMigrations,
        lastMigration,
        sizeBytes,
        connections,
        maxConnections,
        latencyMs,
      }) => (
        <FactList
          facts={[
            ['PostgreSQL', version],
            ['Size', sizeWords(sizeBytes)],
            ['One query', `${latencyMs} ms`],
            ['Connections', `${connections} of ${maxConnections}`],
            ['Migrations', `${migrations} applied${pendingMigrations === 0 ? '' : `, ${pendingMigrations} missing`}`],
            ['Newest migration', lastMigration],
          ]}
        />
      )}
    </CheckCard>
  );
}

function Imports({ health: { imports } }: Part<'imports'>) {
  return (
    <CheckCard name="imports" check={imports}>
      {({ unfinished, last }) => (
        <FactList
          facts={[
            ['Running', unfinished.length === 0 ? 'None' : countWords(unfinished.length, 'import')],
            ...unfinished.map((one) => [one.fileName, `${Math.floor(one.progress * 100)}% read`] as const),
            ['Last import', last === null ? 'None yet' : last.fileName],
            last !== null && [last.state === 'failed' ? 'Failed on' : 'Finished on', timeWords(last.updatedAt)],
            last?.failure != null && ['Reason', last.failure],
          ]}
        />
      )}
    </CheckCard>
  );
}

function Version({ health: { version } }: Part<'version'>) {
  return (
    <CheckCard name="version" check={version}>
      {({ version: product, node, startedAt }) => (
        <FactList
          facts={[
            ['Welcome Paws', product],
            ['Node.js', node],
            ['Started on', timeWords(startedAt)],
          ]}
        />
      )}
    </CheckCard>
  );
}
