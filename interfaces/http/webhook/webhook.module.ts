import { Module } from '@nestjs/common';
import { AuditLog } from '../../../application/administration/audit.js';
import { Clock } from '../../../application/shared/clock.js';
import { Outbox } from '../../../application/shared/outbox.js';
import { Secrets } from '../../../application/shared/secrets.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { ChangeWebhooks } from '../../../application/webhook/change-webhooks.js';
import { DeliverWebhooks } from '../../../application/webhook/deliver-webhooks.js';
import {
  WebhookEndpoints,
  WebhookLog,
  WebhookQueue,
  WebhookReplays,
  WebhookSender,
  WebhookSigner,
} from '../../../application/webhook/ports.js';
import { ReplayWebhooks } from '../../../application/webhook/replay-webhooks.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { HttpWebhookSender } from '../../../infrastructure/webhook/http-webhook-sender.js';
import { StandardWebhookSigner } from '../../../infrastructure/webhook/standard-webhook-signer.js';
import { PostgresWebhookEndpoints } from '../../../infrastructure/webhook/webhook-endpoints.repository.js';
import { PostgresWebhookLog } from '../../../infrastructure/webhook/webhook-log.query.js';
import { PostgresWebhookQueue } from '../../../infrastructure/webhook/webhook-queue.repository.js';
import { PostgresWebhookReplays } from '../../../infrastructure/webhook/webhook-replays.repository.js';
import { AdministrationModule } from '../administration/administration.module.js';
import { SETTINGS } from '../server/core.module.js';
import { provide, provideAs, provideBy } from '../server/provide.js';
import { AdminWebhooksController } from './admin-webhooks.controller.js';
import { WebhookCalls } from './webhook-calls.js';
import { WebhookSecretsController } from './webhook-secrets.controller.js';
import { WebhooksController } from './webhooks.controller.js';

/** Endpoints that get events, and the delivery of events. */
@Module({
  imports: [AdministrationModule],
  controllers: [WebhooksController, WebhookSecretsController, AdminWebhooksController],
  providers: [
    provideAs(WebhookEndpoints, PostgresWebhookEndpoints, Database, UnitOfWork),
    provideAs(WebhookLog, PostgresWebhookLog, Database),
    provideAs(WebhookReplays, PostgresWebhookReplays, UnitOfWork),
    provideBy(WebhookSender, ({ webhooks }) => new HttpWebhookSender(webhooks), SETTINGS),
    provideBy(WebhookSigner, ({ appSecret }) => new StandardWebhookSigner(appSecret), SETTINGS),
    provideBy(
      WebhookQueue,
      (database, work, { http }) => new PostgresWebhookQueue(database, work, http.publicUrl),
      Database,
      UnitOfWork,
      SETTINGS,
    ),
    provide(ChangeWebhooks, Transaction, WebhookEndpoints, WebhookSigner, WebhookSender, AuditLog, Secrets, Clock),
    provide(ReplayWebhooks, Transaction, WebhookEndpoints, WebhookReplays, AuditLog),
    provideBy(
      DeliverWebhooks,
      (...parts) => new DeliverWebhooks(...parts, Math.random),
      Transaction,
      WebhookQueue,
      WebhookSender,
      WebhookSigner,
      Outbox,
      Clock,
    ),
    provide(WebhookCalls, WebhookEndpoints, WebhookLog, ChangeWebhooks, ReplayWebhooks),
  ],
})
export class WebhookModule {}
