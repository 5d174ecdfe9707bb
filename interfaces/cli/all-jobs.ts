import type { INestApplicationContext } from '@nestjs/common';
import type { Logger } from 'pino';
import { PrepareDigests } from '../../application/alert/prepare-digests.js';
import { CheckLinks } from '../../application/administration/check-links.js';
import { EraseDueAccounts } from '../../application/account/erase-due-accounts.js';
import { EndDuePlans } from '../../application/billing/end-due-plans.js';
import { EndSubscription } from '../../application/billing/end-subscriptions.js';
import { Decisions } from '../../application/administration/decision-ports.js';
import { MemberData } from '../../application/account/ports.js';
import { SettleOwnership } from '../../application/ownership/settle-ownership.js';
import { ExpireClaims } from '../../application/claim/expire-claims.js';
import { ResumeImports } from '../../application/import/resume-imports.js';
import { RunUndo } from '../../application/import/run-undo.js';
import { RunImport } from '../../application/import/run-import.js';
import { FindDuplicates } from '../../application/duplicate/find-duplicates.js';
import { Clock } from '../../application/shared/clock.js';
import { AskForConfirmation } from '../../application/policy/ask-for-confirmation.js';
import { CountDueReports } from '../../application/turned-away/count-due-reports.js';
import { DeliverWebhooks } from '../../application/webhook/deliver-webhooks.js';
import { EncodeAvif } from '../../application/upload/encode-avif.js';
import { RemoveOrphans } from '../../application/upload/remove-orphans.js';
import { BACKUP_JOB } from '../../infrastructure/health/backup-facts.query.js';
import { backUpNightly } from '../../infrastructure/backup/scheduled-backup.js';
import { keepAnalytics } from '../../infrastructure/analytics/keep-analytics.js';
import type { ServerSettings } from '../../infrastructure/config/secrets.js';
import type { Job } from '../../infrastructure/jobs/job.js';
import { SigningKeys } from '../../infrastructure/identity/provider/signing-keys.js';
import { pruneExpired } from '../../infrastructure/jobs/prune.js';
import { startJobs, type RunningJobs } from '../../infrastructure/jobs/start-jobs.js';
import { eraseRemovedContents } from '../../infrastructure/moderation/erase-removed-contents.js';
import type { Delivery } from '../../infrastructure/outgoing/delivery.js';
import { createDelivery, warnWithoutMail } from '../../infrastructure/outgoing/create-delivery.js';
import { keepFacts } from '../../infrastructure/fact/keep-facts.js';
import type { Database } from '../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../infrastructure/postgres/unit-of-work.js';
import { WebhookLoop } from '../../infrastructure/webhook/webhook-loop.js';
import { ActivityMetrics } from '../http/site/activity-metrics.js';

/** Dependencies of background jobs. */
export interface JobDependencies {
  /** The server, whose use cases the jobs call. */
  readonly nest: INestApplicationContext;
  readonly database: Database;
  readonly settings: ServerSettings;
  readonly logger: Logger;
  /** The database without a pooler, and its certificate authority. */
  readonly url: string;
  readonly ca?: string | undefined;
}

/** Emails sent in parallel per process. More would only overload the gateway. */
const MAILS_AT_ONCE = 3;

/** All background jobs, one entry per kind. Times are in UTC and fall at night in the United States. */
export function allJobs({ nest, ...dependencies }: JobDependencies): readonly Job[] {
  const { database } = dependencies;
  const metrics = nest.get(ActivityMetrics);
  const delivery = createDelivery(dependencies, (kind, outcome) => metrics.countDelivery(kind, outcome));
  const work = nest.get(UnitOfWork);
  const signingKeys = new SigningKeys(database, dependencies.settings.appSecret);
  return [
    ...messageJobs(delivery),
    { name: 'release-decision', schedule: '* * * * *', pollSeconds: 1, run: () => releaseDecisions(nest) },
    { name: 'encode-avif', run: ({ id }) => nest.get(EncodeAvif).run(String(id)) },
    { name: 'run-import', pollSeconds: 1, run: async ({ id }) => void (await nest.get(RunImport).run(Number(id))) },
    { name: 'resume-imports', schedule: '* * * * *', run: () => nest.get(ResumeImports).run() },
    { name: 'undo-import', pollSeconds: 1, run: ({ id }) => nest.get(RunUndo).run(Number(id)) },
    { name: 'resume-import-undos', schedule: '* * * * *', run: () => nest.get(RunUndo).resume() },
    { name: 'remove-orphans', schedule: '47 * * * *', run: async () => void (await nest.get(RemoveOrphans).run()) },
    ...queueJobs(nest),
    { name: 'end-due-plans', schedule: '*/10 * * * *', run: () => nest.get(EndDuePlans).run() },
    {
      name: 'end-subscription',
      run: ({ businessId, now, payer }) =>
        nest.get(EndSubscription).run(Number(businessId), now === true, typeof payer === 'string' ? payer : null),
    },
    { name: 'rotate-signing-keys', schedule: '22 8 * * *', run: () => signingKeys.rotate() },
    { name: 'keep-analytics', schedule: '2 8 * * *', run: () => keepAnalytics(database, new Date()) },
    { name: 'prune-expired', schedule: '17 * * * *', run: () => pruneExpired(database) },
    {
      name: 'erase-due-accounts',
      schedule: '27 * * * *',
      run: async () => void (await nest.get(EraseDueAccounts).run()),
    },
    { name: 'erase-removed-contents', schedule: '42 8 * * *', run: () => eraseRemovedContents(database) },
    {
      name: 'keep-facts',
      schedule: '52 8 * * *',
      run: async () => dependencies.logger.info(await keepFacts(work, new Date()), 'Computed facts again'),
    },
    {
      name: 'ask-for-confirmation',
      schedule: '12 15 * * *',
      run: async () => void (await nest.get(AskForConfirmation).run()),
    },
    {
      name: 'prepare-digests',
      schedule: '*/5 * * * *',
      run: async () => void (await nest.get(PrepareDigests).run()),
    },
    ...backupJobs(dependencies),
    { name: 'apply-retention', schedule: '37 8 * * *', run: () => nest.get(MemberData).applyRetention() },
  ];
}

/** The nightly backup, if BACKUP_TO names a place. */
function backupJobs(dependencies: Omit<JobDependencies, 'nest'>): readonly Job[] {
  if (dependencies.settings.backup.to === undefined) return [];
  const run = () => backUpNightly(dependencies);
  return [{ name: BACKUP_JOB, schedule: '7 9 * * *', expireInSeconds: 12 * 3600, heartbeatSeconds: 300, run }];
}

/** Jobs about items that wait for administrators. */
function queueJobs(nest: INestApplicationContext): readonly Job[] {
  return [
    { name: 'expire-claims', schedule: '57 * * * *', run: async () => void (await nest.get(ExpireClaims).run()) },
    { name: 'settle-ownership', schedule: '*/10 * * * *', run: () => nest.get(SettleOwnership).run() },
    { name: 'check-links', schedule: '*/15 * * * *', run: () => nest.get(CheckLinks).run() },
    { name: 'find-duplicates', schedule: '*/10 * * * *', run: async () => void (await nest.get(FindDuplicates).run()) },
    {
      name: 'count-turned-away',
      schedule: '*/5 * * * *',
      run: async () => void (await nest.get(CountDueReports).run()),
    },
  ];
}

const messageJobs = (delivery: Delivery): readonly Job[] => [
  { name: 'deliver', concurrency: MAILS_AT_ONCE, pollSeconds: 1, run: ({ id }) => delivery.deliver(String(id)) },
  { name: 'forget-messages', run: ({ to }) => delivery.forget(String(to)) },
  { name: 'tidy-outbox', schedule: '7 8 * * *', run: () => delivery.tidy() },
];

/** The queue wakes it up when a decision's time is over. The schedule finds those whose job was lost. */
function releaseDecisions(nest: INestApplicationContext): Promise<void> {
  return nest.get(Decisions).release(nest.get(Clock).now());
}

/** Starts the jobs in this process on the database at `url`, and logs where emails stay if none can be sent. */
export function startAllJobs(dependencies: JobDependencies): Promise<RunningJobs> {
  const { url, ca, logger } = dependencies;
  warnWithoutMail(dependencies);
  logger.info('Running the background jobs');
  return withWebhooks(startJobs({ url, ca, jobs: allJobs(dependencies), logger }), dependencies);
}

/** Sends webhooks as long as the jobs run. */
async function withWebhooks(
  starting: Promise<RunningJobs>,
  { nest, logger }: Pick<JobDependencies, 'nest' | 'logger'>,
): Promise<RunningJobs> {
  const jobs = await starting;
  const metrics = nest.get(ActivityMetrics);
  const loop = new WebhookLoop(nest.get(DeliverWebhooks), logger, (outcome) => metrics.countWebhook(outcome));
  loop.start();
  return { stop: async (patienceMs) => void (await Promise.all([loop.stop(), jobs.stop(patienceMs)])) };
}
