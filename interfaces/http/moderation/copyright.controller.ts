import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CopyrightReads } from '../../../application/moderation/copyright-ports.js';
import { CounterCopyrightNotice } from '../../../application/moderation/counter-copyright-notice.js';
import { SendCopyrightNotice } from '../../../application/moderation/send-copyright-notice.js';
import {
  CopyrightNotice,
  CopyrightNoticeForm,
  CopyrightTakedown,
  CounterNoticeForm,
} from '../../contract/moderation/copyright.js';
import { COPYRIGHT_TAKEDOWN } from '../../contract/moderation/copyright-examples.js';
import { CopyrightNoticeId } from '../../contract/shared/path-id.js';
import type { SignedIn } from '../identity/signed-in.js';
import { Documented } from '../openapi/documented.js';
import { sendJson } from '../server/answer.js';
import { found } from '../server/found.js';
import { ForEverybody, ForMember, Viewer } from '../server/guards.js';
import { Limited } from '../server/limits/limited.js';
import { forViewer } from '../server/private-answer.js';

/** Claims of a copyright in what stands on this site, and the answers of whoever published it. */
@ApiTags('Copyright')
@Controller('api/copyright-notices')
export class CopyrightController {
  constructor(
    private readonly sendNotice: SendCopyrightNotice,
    private readonly counterNotice: CounterCopyrightNotice,
    private readonly reads: CopyrightReads,
  ) {}

  @Post()
  @ForEverybody()
  @Limited('copyright')
  @Documented({
    operationId: 'sendCopyrightNotice',
    summary: 'Send a copyright notice',
    description:
      'What the law of the United States asks of a notice (17 U.S.C. § 512(c)(3)). Anybody may. An administrator decides on it; its sender is told by mail.',
    answer: CopyrightNotice,
    answerDescription: 'The number of the notice, and where it stands.',
    example: { id: 12, status: 'received' },
    status: 201,
    problems: [400, 403, 413, 415],
    cached: false,
  })
  async send(
    @Viewer() viewer: SignedIn | null,
    @Body({ schema: CopyrightNoticeForm }) { goodFaith: _, accuracy: __, ...input }: CopyrightNoticeForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const notice = await this.sendNotice.run(viewer, input);
    sendJson(reply.header('Location', '/copyright'), JSON.stringify(notice));
  }

  @Get(':id')
  @ForMember()
  @Documented({
    operationId: 'getCopyrightTakedown',
    summary: 'What a copyright notice took down of the own',
    description: 'For the member whose content was taken down; to everybody else there is no such notice.',
    answer: CopyrightTakedown,
    answerDescription: 'What was taken down, why, and the own counter-notice.',
    example: COPYRIGHT_TAKEDOWN,
    problems: [401, 403, 404],
    cached: false,
  })
  async takedown(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: CopyrightNoticeId }) id: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#send(viewer, id, reply);
  }

  @Post(':id/counter-notice')
  @ForMember()
  @Limited('copyright')
  @Documented({
    operationId: 'sendCounterNotice',
    summary: 'Answer a copyright notice',
    description:
      'What the law of the United States asks of a counter-notice (17 U.S.C. § 512(g)(3)), by the member whose content was taken down. The sender of the notice gets it with name, postal address and phone number. What was taken down is put back 10 to 14 business days later, unless they tell us that they asked a court.',
    answer: CopyrightTakedown,
    answerDescription: 'What was taken down, with the counter-notice.',
    example: COPYRIGHT_TAKEDOWN,
    status: 201,
    problems: [400, 401, 403, 404, 409, 413, 415],
    cached: false,
  })
  async counter(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: CopyrightNoticeId }) id: number,
    @Body({ schema: CounterNoticeForm }) { mistake: _, jurisdiction: __, ...input }: CounterNoticeForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.counterNotice.run(viewer, id, input);
    await this.#send(viewer, id, reply.header('Location', `/api/copyright-notices/${id}`));
  }

  async #send(viewer: SignedIn, id: number, reply: FastifyReply): Promise<void> {
    const takedown = found('COPYRIGHT_NOTICE_NOT_FOUND', await this.reads.takedownOf(id, viewer.userId));
    sendJson(forViewer(reply, viewer), takedown);
  }
}
