import { Module } from '@nestjs/common';
import { AdminMemberReads, AdministratorSearch } from '../../../application/administration/search-ports.js';
import { PostgresAdministratorSearch } from '../../../infrastructure/administration/administrator-search.query.js';
import { PostgresAdminMemberReads } from '../../../infrastructure/administration/member-reads.query.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { provideAs } from '../server/provide.js';
import { AdminSearchController } from './search.controller.js';

/** What administrators find. */
@Module({
  controllers: [AdminSearchController],
  providers: [
    provideAs(AdministratorSearch, PostgresAdministratorSearch, Database),
    provideAs(AdminMemberReads, PostgresAdminMemberReads, Database),
  ],
})
export class AdminSearchModule {}
