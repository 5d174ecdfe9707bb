import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Postcards } from '../../../application/claim/ports.js';
import { SendPostcard } from '../../../application/claim/send-postcard.js';
import { pageRequest, type ListPage } from '../../../application/shared/page.js';
import { ListQuery } from '../../contract/shared/list.js';
import { PostcardId } from '../../contract/shared/path-id.js';
import { Postcard, POSTCARD, SENT_POSTCARD, SentPostcard } from '../../contract/claim/postcard.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { Documented } from '../openapi/documented.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import { Undoable } from '../administration/undoable.js';

/** Administrators print and mail the postcards for claims. */
@ApiTags('Administration')
@Controller('api/admin/postcards')
@ForAdministrator()
export class AdminPostcardsController {
  constructor(
    private readonly postcards: Postcards,
    private readonly sendPostcard: SendPostcard,
  ) {}

  @Get()
  @Documented({
    operationId: 'listPostcards',
    summary: 'List postcards to print',
    description:
      'Returns the latest unsent postcard of each waiting claim, oldest first. Only this list and the card show the code.',
    listOf: Postcard,
    answerDescription: 'One page of postcards.',
    example: POSTCARD,
  })
  list(@Query({ schema: ListQuery }) query: ListQuery): Promise<ListPage> {
    return this.postcards.waiting(pageRequest(query));
  }

  @Post(':id/sent')
  @Undoable()
  @Documented({
    operationId: 'markPostcardSent',
    summary: 'Mark a postcard as sent',
    description: 'Removes a mailed postcard from the list. Its code keeps working.',
    answer: SentPostcard,
    answerDescription: 'The sent postcard.',
    example: SENT_POSTCARD,
  })
  async sent(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: PostcardId }) id: string,
  ): Promise<SentPostcard> {
    const card = await this.sendPostcard.run(administrator, id);
    return { id: card.id, sentAt: card.sentAt.toISOString() };
  }
}
