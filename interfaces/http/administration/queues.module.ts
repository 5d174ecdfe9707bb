import { Module } from '@nestjs/common';
import { CheckLinks } from '../../../application/administration/check-links.js';
import {
  AdministratorPresence,
  LinkChecks,
  LinkProbe,
  QueueReads,
} from '../../../application/administration/queue-ports.js';
import { Clock } from '../../../application/shared/clock.js';
import { PostgresAdministratorPresence } from '../../../infrastructure/administration/queues/administrator-presence.repository.js';
import { PostgresLinkChecks } from '../../../infrastructure/administration/queues/link-checks.repository.js';
import { PublicLinkProbe } from '../../../infrastructure/administration/queues/public-link-probe.js';
import { PostgresQueueReads } from '../../../infrastructure/administration/queues/queue-rows.query.js';
import { PublicWeb } from '../../../infrastructure/outgoing-http/public-web.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { SERVER_RESOURCES } from '../server/core.module.js';
import { provide, provideAs, provideBy } from '../server/provide.js';
import { PresenceController } from './presence.controller.js';
import { QueuesController } from './queues.controller.js';

/** Queues of waiting items, and who looks at them. */
@Module({
  controllers: [QueuesController, PresenceController],
  providers: [
    provideAs(QueueReads, PostgresQueueReads, Database, Clock),
    provideAs(LinkChecks, PostgresLinkChecks, Database),
    provideBy(LinkProbe, ({ publicWeb }) => new PublicLinkProbe(publicWeb ?? new PublicWeb()), SERVER_RESOURCES),
    provide(CheckLinks, LinkChecks, LinkProbe),
    provideAs(AdministratorPresence, PostgresAdministratorPresence, Database),
  ],
})
export class QueuesModule {}
