import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { NoticeReads } from '../../../application/moderation/notice-ports.js';
import { WriteAppeal } from '../../../application/moderation/write-appeal.js';
import { Secrets } from '../../../application/shared/secrets.js';
import { NOTICE_BY_LINK } from '../../contract/moderation/notice-examples.js';
import { AppealForm, NoticeByLink } from '../../contract/moderation/notice.js';
import { AppealToken } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import { sendJson } from '../server/answer.js';
import { found } from '../server/found.js';
import { Limited } from '../server/limits/limited.js';

/** What whoever has it knows is nobody else's, and its address is a secret. */
const SECRET = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

/** Appeals by the link of a notice's mail: the link is the proof, so nobody has to sign in. */
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
    summary: 'A notice, by the link of its mail',
    description: 'For 180 days after the notice, without signing in.',
    answer: NoticeByLink,
    answerDescription: 'The notice, with the appeal where there is one.',
    example: NOTICE_BY_LINK,
    problems: [404],
    cached: false,
  })
  async notice(@Param('token', { schema: AppealToken }) token: string, @Res() reply: FastifyReply): Promise<void> {
    await this.#send(token, reply);
  }

  @Post()
  @HttpCode(200)
  @Limited('appeals')
  @Documented({
    operationId: 'appealByLink',
    summary: 'Appeal by the link of a notice’s mail',
    description: 'Once a notice, without signing in.',
    answer: NoticeByLink,
    answerDescription: 'The notice with the appeal.',
    example: NOTICE_BY_LINK,
    problems: [400, 403, 404, 409, 413, 415],
    cached: false,
  })
  async appeal(
    @Param('token', { schema: AppealToken }) token: string,
    @Body({ schema: AppealForm }) { text }: AppealForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.writeAppeal.byLink(token, text);
    await this.#send(token, reply);
  }

  async #send(token: string, reply: FastifyReply): Promise<void> {
    const notice = found('APPEAL_LINK_INVALID', await this.notices.byToken(this.secrets.hashOf(token)));
    sendJson(reply.headers(SECRET), notice);
  }
}
