import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminMemberReads, AdministratorSearch } from '../../../application/administration/search-ports.js';
import type { JsonText } from '../../../application/shared/page.js';
import { ADMIN_MEMBER, AdminMember } from '../../contract/administration/admin-member.js';
import {
  ADMIN_SEARCH_RESULTS,
  AdminSearchQuery,
  AdminSearchResults,
} from '../../contract/administration/admin-search.js';
import { UserId } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import { ForAdministrator } from '../server/caller/guards.js';
import { found } from '../server/found.js';

/** Finds records for administrators, and shows members. Neither is recorded: the log has decisions only. */
@ApiTags('Administration')
@Controller('api/admin')
@ForAdministrator()
export class AdminSearchController {
  constructor(
    private readonly search: AdministratorSearch,
    private readonly members: AdminMemberReads,
  ) {}

  @Get('search')
  @Documented({
    operationId: 'searchAsAdministrator',
    summary: 'Search records of every kind',
    description:
      'Finds businesses, members, claims, feedback, and reports, up to 5 of each. `query` has beginnings of words, the beginning of a name or email address, or an ID.',
    answer: AdminSearchResults,
    answerDescription: 'The results by kind.',
    example: ADMIN_SEARCH_RESULTS,
  })
  find(@Query({ schema: AdminSearchQuery }) { query }: AdminSearchQuery): Promise<JsonText> {
    return this.search.find(query);
  }

  @Get('members/:userId')
  @Documented({
    operationId: 'getMemberAsAdministrator',
    summary: 'Get a member',
    description:
      'Returns a member’s name, email address, and status, with their listings, claims, messages, and reports. A closed account is returned until it is erased.',
    answer: AdminMember,
    answerDescription: 'The member.',
    example: ADMIN_MEMBER,
  })
  async member(@Param('userId', { schema: UserId }) id: string): Promise<JsonText> {
    return found('USER_NOT_FOUND', await this.members.one(id));
  }
}
