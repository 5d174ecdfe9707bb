import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CopyrightReads } from '../../../application/moderation/copyright-ports.js';
import { DecideOnCopyrightNotice } from '../../../application/moderation/decide-on-copyright-notice.js';
import { Clock } from '../../../application/shared/clock.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import {
  AdminCopyrightNotice,
  AdminCopyrightQuery,
  CopyrightDecisionForm,
} from '../../contract/moderation/copyright.js';
import { ADMIN_COPYRIGHT_NOTICE } from '../../contract/moderation/copyright-examples.js';
import { CopyrightNoticeId } from '../../contract/shared/path-id.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import { Undoable } from '../administration/undoable.js';

/** Administrators decide on copyright notices and counter-notices. */
@ApiTags('Administration')
@Controller('api/admin/copyright-notices')
@ForAdministrator()
export class AdminCopyrightController {
  constructor(
    private readonly decideOnNotice: DecideOnCopyrightNotice,
    private readonly reads: CopyrightReads,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Documented({
    operationId: 'listCopyrightNotices',
    summary: 'List copyright notices',
    description: 'Returns copyright notices that await a decision, unless `status` says otherwise. Oldest first.',
    listOf: AdminCopyrightNotice,
    answerDescription: 'One page of notices.',
    example: ADMIN_COPYRIGHT_NOTICE,
  })
  async list(@Query({ schema: AdminCopyrightQuery }) query: AdminCopyrightQuery): Promise<ListPage> {
    const page = pageRequest(query);
    return this.reads.inStates(query.status, this.clock.now(), page);
  }

  @Get(':id')
  @Documented({
    operationId: 'getCopyrightNotice',
    summary: 'Get a copyright notice',
    description:
      'Returns one copyright notice with its counter-notices in the shape of the list. It may have any status.',
    answer: AdminCopyrightNotice,
    answerDescription: 'The notice.',
  })
  async one(@Param('id', { schema: CopyrightNoticeId }) id: number): Promise<JsonText> {
    return found('COPYRIGHT_NOTICE_NOT_FOUND', await this.reads.one(id, this.clock.now()));
  }

  @Post(':id/decide')
  @Undoable()
  @Documented({
    operationId: 'decideOnCopyrightNotice',
    summary: 'Decide on a copyright notice',
    description:
      '`accept` hides the content that the notice names, or only `addresses`; `refuse` leaves it. For a counter-notice, `restore` shows the content again after 10 business days, and `uphold` keeps it hidden because of a court case. Both sides get the reason by email.',
    answer: AdminCopyrightNotice,
    answerDescription: 'The updated notice.',
  })
  async decide(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: CopyrightNoticeId }) id: number,
    @Body({ schema: CopyrightDecisionForm }) decision: CopyrightDecisionForm,
  ): Promise<JsonText> {
    await this.decideOnNotice.run(administrator, id, decision);
    return found('COPYRIGHT_NOTICE_NOT_FOUND', await this.reads.one(id, this.clock.now()));
  }
}
