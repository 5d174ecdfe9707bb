import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { JsonText } from '../../../application/shared/page.js';
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
import type { SignedIn } from '../server/caller/signed-in.js';
import { Documented } from '../openapi/documented.js';
import { Created } from '../server/answer-adapter.js';
import { found } from '../server/found.js';
import { ForEveryone, ForMember, Viewer } from '../server/caller/guards.js';
import { Limited } from '../server/limits/limited.js';

/** Copyright notices about content on this site, and counter-notices from the members who published it. */
@ApiTags('Copyright')
@Controller('api/copyright-notices')
export class CopyrightController {
  constructor(
    private readonly sendNotice: SendCopyrightNotice,
    private readonly counterNotice: CounterCopyrightNotice,
    private readonly reads: CopyrightReads,
  ) {}

  @Post()
  @ForEveryone()
  @Limited('copyright')
  @Documented({
    operationId: 'sendCopyrightNotice',
    summary: 'Send a copyright notice',
    description:
      'Takes the statements that US law requires (17 U.S.C. § 512(c)(3)); anyone can send one. An administrator decides, and the sender gets an email.',
    answer: CopyrightNotice,
    answerDescription: 'The number and status of the notice.',
    example: { id: 12, status: 'received' },
    status: 201,
  })
  async send(
    @Viewer() viewer: SignedIn | null,
    @Body({ schema: CopyrightNoticeForm }) { goodFaith: _, accuracy: __, ...input }: CopyrightNoticeForm,
  ): Promise<Created<CopyrightNotice>> {
    const notice = await this.sendNotice.run(viewer, input);
    return new Created('/copyright', notice);
  }

  @Get(':id')
  @ForMember()
  @Documented({
    operationId: 'getCopyrightTakedown',
    summary: 'Get a copyright takedown',
    description: 'Returns what a copyright notice took down, for the member who published it. Everyone else gets 404.',
    answer: CopyrightTakedown,
    answerDescription: 'The content that was taken down, the reason, and your counter-notice.',
    example: COPYRIGHT_TAKEDOWN,
  })
  takedown(@Viewer() viewer: SignedIn, @Param('id', { schema: CopyrightNoticeId }) id: number): Promise<JsonText> {
    return this.#send(viewer, id);
  }

  @Post(':id/counter-notice')
  @ForMember()
  @Limited('copyright')
  @Documented({
    operationId: 'sendCounterNotice',
    summary: 'Send a counter-notice',
    description:
      'Takes the statements that US law requires (17 U.S.C. § 512(g)(3)), from the member whose content was taken down. The sender of the notice gets it with your name, postal address, and phone number. The content returns after 10 to 14 business days, unless the sender goes to court.',
    answer: CopyrightTakedown,
    answerDescription: 'The takedown with your counter-notice.',
    status: 201,
  })
  async counter(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: CopyrightNoticeId }) id: number,
    @Body({ schema: CounterNoticeForm }) { mistake: _, jurisdiction: __, ...input }: CounterNoticeForm,
  ): Promise<Created<JsonText>> {
    await this.counterNotice.run(viewer, id, input);
    return new Created(`/api/copyright-notices/${id}`, await this.#send(viewer, id));
  }

  async #send(viewer: SignedIn, id: number): Promise<JsonText> {
    return found('COPYRIGHT_NOTICE_NOT_FOUND', await this.reads.takedownOf(id, viewer.userId));
  }
}
