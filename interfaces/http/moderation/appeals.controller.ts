import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { JsonText } from '../../../application/shared/page.js';
import { NoticeReads } from '../../../application/moderation/notice-ports.js';
import { WriteAppeal } from '../../../application/moderation/write-appeal.js';
import { Secrets } from '../../../application/shared/secrets.js';
import { NOTICE_BY_LINK } from '../../contract/moderation/notice-examples.js';
import { AppealForm, NoticeByLink } from '../../contract/moderation/notice.js';
import { AppealToken } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { Limited } from '../server/limits/limited.js';

/** The address is a secret that grants access to the notice. */
const SECRET = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

/** Appeals by the link in a notice's email. The link proves the member's identity, so no sign-in is needed. */
@ApiTags('Account')
@Controller('api/appeals/:token')
export class AppealsController {
  constructor(
    private readonly notices: NoticeReads,
    private readonly writeAppeal: WriteAppeal,
    private readonly secrets: Secrets,
  ) {}

  @Get()
  @Documented({
    operationId: 'getNoticeByLink',
    summary: 'Get a notice by link',
    description:
      'Takes the secret from the link in the notice’s email. The link works for 180 days without signing in.',
    answer: NoticeByLink,
    answerDescription: 'The notice, with the appeal if there is one.',
    example: NOTICE_BY_LINK,
    cached: false,
  })
  notice(
    @Param('token', { schema: AppealToken }) token: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<JsonText> {
    return this.#noticeOf(token, reply);
  }

  @Post()
  @Limited('appeals')
  @Documented({
    operationId: 'appealNoticeByLink',
    summary: 'Appeal a notice by link',
    description:
      'Takes the secret from the link in the notice’s email, without signing in. Each notice can be appealed once.',
    answer: NoticeByLink,
    answerDescription: 'The notice with the appeal.',
    alsoRefuses: [409],
  })
  async appeal(
    @Param('token', { schema: AppealToken }) token: string,
    @Body({ schema: AppealForm }) { text }: AppealForm,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<JsonText> {
    await this.writeAppeal.byLink(token, text);
    return this.#noticeOf(token, reply);
  }

  async #noticeOf(token: string, reply: FastifyReply): Promise<JsonText> {
    const notice = found('APPEAL_LINK_INVALID', await this.notices.byToken(this.secrets.hashOf(token)));
    reply.headers(SECRET);
    return notice;
  }
}
