import { Module } from '@nestjs/common';
import { BusinessRoles } from '../../../application/business/people/ports.js';
import { Clock } from '../../../application/shared/clock.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { AnswerTurnedAway } from '../../../application/turned-away/answer-turned-away.js';
import { CountDueReports } from '../../../application/turned-away/count-due-reports.js';
import type { CountPorts } from '../../../application/turned-away/count-report.js';
import { TurnedAwayAnswers, TurnedAwayReads, TurnedAwayReports } from '../../../application/turned-away/ports.js';
import { ReportTurnedAway } from '../../../application/turned-away/report-turned-away.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { PostgresTurnedAwayAnswers } from '../../../infrastructure/turned-away/turned-away-answers.repository.js';
import { PostgresTurnedAwayReads } from '../../../infrastructure/turned-away/turned-away-reads.query.js';
import { PostgresTurnedAwayReports } from '../../../infrastructure/turned-away/turned-away-reports.repository.js';
import { NETWORK_SECRET, PolicyModule, SAY_PORTS } from '../policy/policy.module.js';
import { provide, provideAs, provideBy, token } from '../server/provide.js';
import { TurnedAwayController } from './turned-away.controller.js';

const COUNT_PORTS = token<CountPorts>('ports for reports that count');

/** Reports of visitors who were turned away, and the owners' answers. */
@Module({
  imports: [PolicyModule],
  controllers: [TurnedAwayController],
  providers: [
    provideAs(TurnedAwayReads, PostgresTurnedAwayReads, Database),
    provideAs(TurnedAwayAnswers, PostgresTurnedAwayAnswers, UnitOfWork),
    provideAs(TurnedAwayReports, PostgresTurnedAwayReports, UnitOfWork, Clock, NETWORK_SECRET),
    provideBy(
      COUNT_PORTS,
      (said, reports): CountPorts => ({ ...said, reports }),
      ...([SAY_PORTS, TurnedAwayReports] as const),
    ),
    provide(ReportTurnedAway, Transaction, COUNT_PORTS, TurnedAwayReads, BusinessRoles),
    provide(AnswerTurnedAway, Transaction, COUNT_PORTS, TurnedAwayAnswers, TurnedAwayReads, BusinessRoles),
    provide(CountDueReports, Transaction, COUNT_PORTS, TurnedAwayReads),
  ],
})
export class TurnedAwayModule {}
