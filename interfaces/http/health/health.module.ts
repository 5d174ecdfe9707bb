import { Module } from '@nestjs/common';
import { AuditLog } from '../../../application/administration/audit.js';
import { CheckHealth } from '../../../application/health/check-health.js';
import { TestEmails } from '../../../application/outgoing/ports.js';
import { SendTestEmail } from '../../../application/outgoing/send-test-email.js';
import { Clock } from '../../../application/shared/clock.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { FileStore } from '../../../application/upload/ports.js';
import { CHECK_LIMIT_MS, createHealthProbes } from '../../../infrastructure/health/create-health-probes.js';
import { timedProbe } from '../../../infrastructure/health/timed-probe.js';
import { GatewayTestEmails } from '../../../infrastructure/outgoing/gateway-test-emails.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { AdministrationModule } from '../administration/administration.module.js';
import { SERVER_RESOURCES, SETTINGS } from '../server/core.module.js';
import { provide, provideAs, provideBy } from '../server/provide.js';
import { HealthController } from './health.controller.js';

/** The health of the installation, for administrators. */
@Module({
  imports: [AdministrationModule],
  controllers: [HealthController],
  providers: [
    provideBy(
      CheckHealth,
      (database, files, clock, settings, { pendingMigrations }) => {
        const startedAt = new Date(clock.now().getTime() - process.uptime() * 1000);
        const probes = createHealthProbes({ database, files, settings, pendingMigrations, startedAt });
        return new CheckHealth(probes, timedProbe(CHECK_LIMIT_MS), clock, {
          isProduction: settings.production,
          startedAt,
        });
      },
      Database,
      FileStore,
      Clock,
      SETTINGS,
      SERVER_RESOURCES,
    ),
    provideAs(TestEmails, GatewayTestEmails, SETTINGS, UnitOfWork),
    provide(SendTestEmail, Transaction, TestEmails, AuditLog),
  ],
})
export class HealthModule {}
