import { Module } from '@nestjs/common';
import { Members } from '../../../../application/account/ports.js';
import { AnswerInvitation } from '../../../../application/business/people/answer-invitation.js';
import { ChangePeople } from '../../../../application/business/people/change-people.js';
import { InvitePeople, type PeoplePorts } from '../../../../application/business/people/invite-people.js';
import { BusinessRoles, Invitations, People, PeopleReads } from '../../../../application/business/people/ports.js';
import { ReadPeople } from '../../../../application/business/people/read-people.js';
import { Clock } from '../../../../application/shared/clock.js';
import { Outbox } from '../../../../application/shared/outbox.js';
import { Secrets } from '../../../../application/shared/secrets.js';
import { Transaction } from '../../../../application/shared/transaction.js';
import { PostgresMembers } from '../../../../infrastructure/account/members.repository.js';
import { PostgresInvitations } from '../../../../infrastructure/business/people/invitations.repository.js';
import { PostgresPeopleReads } from '../../../../infrastructure/business/people/people-reads.query.js';
import { Database } from '../../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../../infrastructure/postgres/unit-of-work.js';
import { provide, provideAs, provideBy, token } from '../../server/provide.js';
import { InvitationsController } from './invitations.controller.js';
import { PeopleController } from './people.controller.js';

const PORTS = token<PeoplePorts>('ports for people of businesses');

/** Members with roles in the businesses of owners. */
@Module({
  controllers: [PeopleController, InvitationsController],
  providers: [
    provideAs(Invitations, PostgresInvitations, UnitOfWork),
    provideAs(PeopleReads, PostgresPeopleReads, Database),
    provideAs(Members, PostgresMembers, Database, UnitOfWork),
    provideBy(
      PORTS,
      (transaction, people, invitations, roles, outbox, secrets, clock): PeoplePorts => ({
        ...{ transaction, people, invitations, roles, outbox, secrets, clock },
      }),
      ...([Transaction, People, Invitations, BusinessRoles, Outbox, Secrets, Clock] as const),
    ),
    provide(ReadPeople, PeopleReads),
    provide(InvitePeople, PORTS),
    provide(ChangePeople, PORTS),
    provideBy(AnswerInvitation, (ports, members) => new AnswerInvitation({ ...ports, members }), PORTS, Members),
  ],
})
export class PeopleModule {}
