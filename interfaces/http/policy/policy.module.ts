import { Module } from '@nestjs/common';
import { AnswerFact } from '../../../application/policy/answer-fact.js';
import { AskForConfirmation, ConfirmPolicy } from '../../../application/policy/confirm-policy.js';
import { FactReads, Facts, PolicyConfirmations } from '../../../application/policy/ports.js';
import type { SayPorts } from '../../../application/policy/say-about-place.js';
import { ShowFacts } from '../../../application/policy/show-facts.js';
import { Clock } from '../../../application/shared/clock.js';
import { DecisionNotices } from '../../../application/shared/decision-notices.js';
import { Outbox } from '../../../application/shared/outbox.js';
import { Secrets } from '../../../application/shared/secrets.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { derivedSecret } from '../../../infrastructure/identity/provider/client-secret.js';
import { PostgresDecisionNotices } from '../../../infrastructure/moderation/decision-notices.repository.js';
import { PostgresFactReads } from '../../../infrastructure/fact/fact-reads.query.js';
import { PostgresFacts } from '../../../infrastructure/fact/facts.repository.js';
import { PostgresPolicyConfirmations } from '../../../infrastructure/fact/policy-confirmations.repository.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { SETTINGS } from '../server/core.module.js';
import { provide, provideAs, provideBy, token } from '../server/provide.js';
import { AdminPoliciesController } from './admin-policies.controller.js';
import { FactsController } from './facts.controller.js';
import { PolicyConfirmationsController } from './policy-confirmations.controller.js';

/** What is needed to record what visitors say. */
export const SAY_PORTS = token<SayPorts>('ports for what visitors say');

/** Facts about places, and whether pets can come. */
@Module({
  controllers: [FactsController, PolicyConfirmationsController, AdminPoliciesController],
  providers: [
    provideBy(
      Facts,
      (work, clock, { appSecret }) => new PostgresFacts(work, clock, derivedSecret(appSecret, 'networks of answers')),
      ...([UnitOfWork, Clock, SETTINGS] as const),
    ),
    provideAs(FactReads, PostgresFactReads, Database),
    provideAs(PolicyConfirmations, PostgresPolicyConfirmations, Database, UnitOfWork, Clock),
    provideAs(DecisionNotices, PostgresDecisionNotices, UnitOfWork),
    provideBy(
      SAY_PORTS,
      (facts, outbox, notices, clock): SayPorts => ({ facts, outbox, notices, clock }),
      ...([Facts, Outbox, DecisionNotices, Clock] as const),
    ),
    provide(ShowFacts, FactReads, Clock),
    provide(AnswerFact, Transaction, SAY_PORTS),
    provideBy(
      AskForConfirmation,
      (transaction, confirmations, outbox, secrets, clock) =>
        new AskForConfirmation({ transaction, confirmations, outbox, secrets, clock }),
      ...([Transaction, PolicyConfirmations, Outbox, Secrets, Clock] as const),
    ),
    provideBy(
      ConfirmPolicy,
      (transaction, confirmations, facts, clock) => new ConfirmPolicy({ transaction, confirmations, facts, clock }),
      ...([Transaction, PolicyConfirmations, Facts, Clock] as const),
    ),
  ],
  exports: [Facts, SAY_PORTS],
})
export class PolicyModule {}
