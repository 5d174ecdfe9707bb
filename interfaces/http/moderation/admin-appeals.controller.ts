import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DecideOnAppeal } from '../../../application/moderation/decide-on-appeal.js';
import { AppealReads } from '../../../application/moderation/notice-ports.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { ADMIN_APPEAL } from '../../contract/moderation/notice-examples.js';
import { AdminAppeal, AdminAppealQuery, AppealDecisionForm } from '../../contract/moderation/notice.js';
import { AppealId } from '../../contract/shared/path-id.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import { Undoable } from '../administration/undoable.js';

/** Administrators decide on appeals. */
@ApiTags('Administration')
@Controller('api/admin/appeals')
@ForAdministrator()
export class AdminAppealsController {
  constructor(
    private readonly decideOnAppeal: DecideOnAppeal,
    private readonly appeals: AppealReads,
  ) {}

  @Get()
  @Documented({
    operationId: 'listAppeals',
    summary: 'List appeals',
    description: 'Returns appeals that await a decision, unless `status` says otherwise. Oldest first.',
    listOf: AdminAppeal,
    answerDescription: 'One page of appeals.',
    example: ADMIN_APPEAL,
  })
  async list(@Query({ schema: AdminAppealQuery }) query: AdminAppealQuery): Promise<ListPage> {
    return this.appeals.inStates(query.status, pageRequest(query));
  }

  @Get(':id')
  @Documented({
    operationId: 'getAppeal',
    summary: 'Get an appeal',
    description: 'Returns one appeal in the shape of the list. It may have any status.',
    answer: AdminAppeal,
    answerDescription: 'The appeal.',
  })
  async one(@Param('id', { schema: AppealId }) id: number): Promise<JsonText> {
    return found('APPEAL_NOT_FOUND', await this.appeals.one(id));
  }

  @Post(':id/decide')
  @Undoable()
  @Documented({
    operationId: 'decideOnAppeal',
    summary: 'Decide on an appeal',
    description:
      'An appeal is decided once; if there are several administrators, the one who sent the notice gets 403. Upholding it lifts the sanction and restores the content, unless something else blocks it; a copyright notice behind it is closed, and its sender gets an email. The member gets the note by email.',
    answer: AdminAppeal,
    answerDescription: 'The updated appeal.',
  })
  async decide(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: AppealId }) id: number,
    @Body({ schema: AppealDecisionForm }) { uphold, note }: AppealDecisionForm,
  ): Promise<JsonText> {
    await this.decideOnAppeal.run(administrator, id, uphold ? 'uphold' : 'reject', note);
    return found('APPEAL_NOT_FOUND', await this.appeals.one(id));
  }
}
