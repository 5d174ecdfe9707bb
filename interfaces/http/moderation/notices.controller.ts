import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MarkNoticeRead } from '../../../application/moderation/mark-notice-read.js';
import { NoticeReads } from '../../../application/moderation/notice-ports.js';
import { WriteAppeal } from '../../../application/moderation/write-appeal.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { ListQuery } from '../../contract/shared/list.js';
import { NOTICE } from '../../contract/moderation/notice-examples.js';
import { AppealForm, Notice } from '../../contract/moderation/notice.js';
import { NoticeId } from '../../contract/shared/path-id.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { ForMember, ForMemberSession, Viewer } from '../server/caller/guards.js';
import { Limited } from '../server/limits/limited.js';

/** A member's notices of decisions, and their appeals. */
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
    summary: 'List your notices',
    description:
      'Returns decisions about your account, content, listings, and claims with your appeals, newest first. `canAppeal` shows whether you can still appeal.',
    listOf: Notice,
    answerDescription: 'One page of notices.',
    example: NOTICE,
  })
  list(@Viewer() viewer: SignedIn, @Query({ schema: ListQuery }) query: ListQuery): Promise<ListPage> {
    return this.notices.ofMember(viewer.userId, pageRequest(query));
  }

  @Put(':id/read')
  @ForMember()
  @Documented({
    operationId: 'markNoticeRead',
    summary: 'Mark a notice as read',
    description:
      'Sets `readAt`; a repeated call keeps the first time. Also available to restricted and suspended members.',
    answerDescription: 'The notice is marked as read.',
    neverRefuses: [409],
  })
  async markRead(@Viewer() viewer: SignedIn, @Param('id', { schema: NoticeId }) id: number): Promise<void> {
    await this.markNoticeRead.run(viewer, id);
  }

  @Post(':id/appeal')
  @ForMemberSession()
  @Limited('appeals')
  @Documented({
    operationId: 'appealNotice',
    summary: 'Appeal a notice',
    description:
      'Each notice with `canAppeal` can be appealed once, within 180 days. Also available to restricted and suspended members.',
    answer: Notice,
    answerDescription: 'The notice with the appeal.',
  })
  async appeal(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: NoticeId }) id: number,
    @Body({ schema: AppealForm }) { text }: AppealForm,
  ): Promise<JsonText> {
    await this.writeAppeal.asMember(viewer, id, text);
    return found('NOT_FOUND', await this.notices.own(id, viewer.userId));
  }
}
