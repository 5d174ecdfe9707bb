import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { MarkNoticeRead } from '../../../application/moderation/mark-notice-read.js';
import { NoticeReads } from '../../../application/moderation/notice-ports.js';
import { WriteAppeal } from '../../../application/moderation/write-appeal.js';
import { pageRequest } from '../../../application/shared/page.js';
import { DEFAULT_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import { ListQuery } from '../../contract/shared/list.js';
import { NOTICE } from '../../contract/moderation/notice-examples.js';
import { AppealForm, Notice } from '../../contract/moderation/notice.js';
import { NoticeId } from '../../contract/shared/path-id.js';
import type { SignedIn } from '../identity/signed-in.js';
import { Documented } from '../openapi/documented.js';
import { sendJson, sendPage } from '../server/answer.js';
import { found } from '../server/found.js';
import { ForMember, ForMemberInPerson, Viewer } from '../server/guards.js';
import { Limited } from '../server/limits/limited.js';
import { forViewer } from '../server/private-answer.js';

/** What a member was told of decisions about them, and what they say against it. */
@ApiTags('Account')
@Controller('api/user/notices')
export class NoticesController {
  constructor(
    private readonly notices: NoticeReads,
    private readonly markNoticeRead: MarkNoticeRead,
    private readonly writeAppeal: WriteAppeal,
  ) {}

  @Get()
  @ForMember()
  @Documented({
    operationId: 'listOwnNotices',
    summary: 'The own notices',
    description: 'What was decided about the account and what it published, with the appeal against it; newest first.',
    answer: z.array(Notice),
    answerDescription: 'One page of the notices.',
    example: [NOTICE],
    list: true,
    problems: [400, 401],
    cached: false,
  })
  async list(
    @Viewer() viewer: SignedIn,
    @Query({ schema: ListQuery }) query: ListQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = await this.notices.ofMember(viewer.userId, pageRequest(query, DEFAULT_PAGE_SIZE));
    sendPage(forViewer(reply, viewer), page);
  }

  @Put(':id/read')
  @HttpCode(204)
  @ForMember()
  @Documented({
    operationId: 'markNoticeRead',
    summary: 'Note that a notice was read',
    description: 'Also where the account is restricted or suspended.',
    status: 204,
    answer: null,
    answerDescription: 'It has been read.',
    problems: [401, 403, 404],
    cached: false,
  })
  async markRead(@Viewer() viewer: SignedIn, @Param('id', { schema: NoticeId }) id: number): Promise<void> {
    await this.markNoticeRead.run(viewer, id);
  }

  @Post(':id/appeal')
  @HttpCode(200)
  @ForMemberInPerson()
  @Limited('appeals')
  @Documented({
    operationId: 'appealAgainstNotice',
    summary: 'Appeal against an own notice',
    description: 'Once a notice, within 180 days; also where the account is restricted or suspended.',
    answer: Notice,
    answerDescription: 'The notice with the appeal.',
    example: NOTICE,
    problems: [400, 401, 403, 404, 409, 413, 415],
    cached: false,
  })
  async appeal(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: NoticeId }) id: number,
    @Body({ schema: AppealForm }) { text }: AppealForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.writeAppeal.asMember(viewer, id, text);
    sendJson(forViewer(reply, viewer), found('NOT_FOUND', await this.notices.own(id, viewer.userId)));
  }
}
