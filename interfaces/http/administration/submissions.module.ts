import { Module } from '@nestjs/common';
import { SubmissionNetworks } from '../../../application/administration/queue-ports.js';
import { PostgresSubmissionNetworks } from '../../../infrastructure/administration/queues/submission-networks.repository.js';
import { derivedSecret } from '../../../infrastructure/identity/provider/client-secret.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { LOGGER, SETTINGS } from '../server/core.module.js';
import { submissionKey } from '../server/limits/rate-limit.js';
import { provideBy } from '../server/provide.js';

/** What is kept of how items were submitted, for marks in the queues. */
@Module({
  providers: [
    provideBy(
      SubmissionNetworks,
      (database, { appSecret }, logger) =>
        new PostgresSubmissionNetworks(database, {
          networkOf: submissionKey,
          secret: derivedSecret(appSecret, 'networks of submissions'),
          onFailure: (error) => logger.warn({ err: error }, 'The network of a submission was not recorded'),
        }),
      Database,
      SETTINGS,
      LOGGER,
    ),
  ],
  exports: [SubmissionNetworks],
})
export class SubmissionsModule {}
