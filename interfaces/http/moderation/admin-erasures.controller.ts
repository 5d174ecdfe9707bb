import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ConfirmErasure } from '../../../application/moderation/erasure/confirm-erasure.js';
import { OrderedErasureReads } from '../../../application/moderation/erasure/ports.js';
import { StopErasure } from '../../../application/moderation/erasure/stop-erasure.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { ORDERED_ERASURE, OrderedErasure } from '../../contract/moderation/ordered-erasure.js';
import { ListQuery } from '../../contract/shared/list.js';
import { OrderedErasureId } from '../../contract/shared/path-id.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';

/** Administrators confirm or stop the erasure of accounts. */
@ApiTags('Administration')
@Controller('api/admin/erasures')
@ForAdministrator()
export class AdminErasuresController {
  constructor(
    private readonly confirmErasure: ConfirmErasure,
    private readonly stopErasure: StopErasure,
    private readonly erasures: OrderedErasureReads,
  ) {}

  @Get()
  @Documented({
    operationId: 'listOrderedErasures',
    summary: 'List ordered erasures',
    description:
      'Returns orders to erase the accounts of children under 13, oldest first. The accounts are already closed, and their members cannot restore them.',
    listOf: OrderedErasure,
    answerDescription: 'One page of ordered erasures.',
    example: ORDERED_ERASURE,
  })
  list(@Viewer() { id }: Administrator, @Query({ schema: ListQuery }) query: ListQuery): Promise<ListPage> {
    return this.erasures.all(id, pageRequest(query));
  }

  @Post(':id/confirm')
  @Documented({
    operationId: 'confirmErasure',
    summary: 'Confirm an ordered erasure',
    description:
      'Confirms the order of another administrator, so that the account is erased at `erasureAt` or soon after. You must have been an administrator before the order. Requires a sign-in within the last 10 minutes.',
    answer: OrderedErasure,
    answerDescription: 'The confirmed order.',
    example: {
      ...ORDERED_ERASURE,
      awaitsConfirmation: false,
      confirmedBy: 'Ada',
      confirmedAt: ORDERED_ERASURE.erasureAt,
    },
  })
  async confirm(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: OrderedErasureId }) id: number,
  ): Promise<JsonText> {
    await this.confirmErasure.run(administrator, id);
    return found('NOT_FOUND', await this.erasures.one(administrator.id, id));
  }

  @Post(':id/stop')
  @HttpCode(204)
  @Documented({
    operationId: 'stopErasure',
    summary: 'Stop an ordered erasure',
    description:
      'Restores the account with its reviews, even after a confirmation. The reported content is shown again, unless another decision hides it. An account that the member had closed stays closed.',
    status: 204,
    answerDescription: 'The erasure is stopped.',
  })
  stop(@Viewer() administrator: Administrator, @Param('id', { schema: OrderedErasureId }) id: number): Promise<void> {
    return this.stopErasure.run(administrator, id);
  }
}
