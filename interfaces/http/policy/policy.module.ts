import { Module } from '@nestjs/common';
import { BusinessRoles } from '../../../application/business/people/ports.js';
import { AuditLog } from '../../../application/administration/audit.js';
import { AnswerFact } from '../../../application/policy/answer-fact.js';
import { AskForConfirmation } from '../../../application/policy/ask-for-confirmation.js';
import { ConfirmFacts } from '../../../application/policy/confirm-facts.js';
import { ConfirmPolicy } from '../../../application/policy/confirm-policy.js';
import { FactReads, Facts, PolicyConfirmations } from '../../../application/policy/ports.js';
import type { SayPorts } from '../../../application/policy/say-about-place.js';
import { ShowFacts } from '../../../application/policy/show-facts.js';
import { Clock } from '../../../application/shared/clock.js';
import { DecisionNotices } from '../../../application/shared/decision-notices.js';
import { Outbox } from '../../../application/shared/outbox.js';
import { Secrets } from '../../../application/shared/secrets.js';
import { SharedLimits } from '../../../application/shared/shared-limits.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { derivedSecret } from '../../../infrastructure/identity/provider/client-secret.js';
import { PostgresDecisionNotices } from '../../../infrastructure/moderation/decision-notices.repository.js';
import { PostgresFactReads } from '../../../infrastructure/fact/fact-reads.query.js';
import { PostgresFacts } from '../../../infrastructure/fact/facts.repository.js';
import { PostgresPolicyConfirmations } from '../../../infrastructure/fact/policy-confirmations.repository.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { READS, SETTINGS } from '../server/core.module.js';
import { provide, provideAs, provideBy, token } from '../server/provide.js';
import { AdministrationModule } from '../administration/administration.module.js';
import { AdminPoliciesController } from './admin-policies.controller.js';
import { FactsController } from './facts.controller.js';
import { PolicyConfirmationPage } from './policy-confirmation-page.js';
import { PolicyConfirmationsController } from './policy-confirmations.controller.js';

/** What is needed to record what visitors say. */
export const SAY_PORTS = token<SayPorts>('ports for what visitors say');

/** Secret for hashing the networks of visitors. */
export const NETWORK_SECRET = token<string>('secret for networks of visitors');

/** Facts about places, and whether pets can come. */
@Module({
  imports: [AdministrationModule],
  controllers: [FactsController, PolicyConfirmationsController, AdminPoliciesController],
  providers: [
    provideBy(NETWORK_SECRET, ({ appSecret }) => derivedSecret(appSecret, 'networks of answers'), SETTINGS),
    provideAs(Facts, PostgresFacts, UnitOfWork, Clock, NETWORK_SECRET),
    provideAs(FactReads, PostgresFactReads, READS),
    provideAs(PolicyConfirmations, PostgresPolicyConfirmations, Database, UnitOfWork, Clock),
    provideAs(DecisionNotices, PostgresDecisionNotices, UnitOfWork),
    provideBy(
      SAY_PORTS,
      (facts, outbox, notices, clock): SayPorts => ({ facts, outbox, notices, clock }),
      ...([Facts, Outbox, DecisionNotices, Clock] as const),
    ),
    provide(ShowFacts, FactReads, Clock),
    provide(AnswerFact, Transaction, SAY_PORTS, BusinessRoles),
    provideBy(
      AskForConfirmation,
      (transaction, confirmations, audit, outbox, secrets, clock) =>
        new AskForConfirmation({ transaction, confirmations, audit, outbox, secrets, clock }),
      ...([Transaction, PolicyConfirmations, AuditLog, Outbox, Secrets, Clock] as const),
    ),
    provideBy(
      ConfirmPolicy,
      (transaction, confirmations, facts, roles, secrets, clock) =>
        new ConfirmPolicy({ transaction, confirmations, facts, roles, secrets, clock }),
      ...([Transaction, PolicyConfirmations, Facts, BusinessRoles, Secrets, Clock] as const),
    ),
    provideBy(
      ConfirmFacts,
      (transaction, facts, audit, roles) => new ConfirmFacts({ transaction, facts, audit, roles }),
      ...([Transaction, Facts, AuditLog, BusinessRoles] as const),
    ),
    provideBy(
      PolicyConfirmationPage,
      (confirmPolicy, secrets, limits, { site }) =>
        new PolicyConfirmationPage({ confirmPolicy, secrets, limits, siteName: site.name }),
      ...([ConfirmPolicy, Secrets, SharedLimits, SETTINGS] as const),
    ),
  ],
  exports: [Facts, NETWORK_SECRET, SAY_PORTS],
})
export class PolicyModule {}
