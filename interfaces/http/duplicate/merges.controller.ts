import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DuplicateReads } from '../../../application/duplicate/ports.js';
import { UndoMerge } from '../../../application/duplicate/undo-merge.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { UNDO_DAYS } from '../../../domain/duplicate/merge.js';
import { MERGE } from '../../contract/duplicate/duplicate-examples.js';
import { Merge, ReasonForm } from '../../contract/duplicate/duplicate.js';
import { ListQuery } from '../../contract/shared/list.js';
import { MergeId } from '../../contract/shared/path-id.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import { Undoable } from '../administration/undoable.js';

/** Merges of businesses, which administrators can undo. */
@ApiTags('Administration')
@Controller('api/admin/merges')
@ForAdministrator()
export class MergesController {
  constructor(
    private readonly undoMerge: UndoMerge,
    private readonly duplicates: DuplicateReads,
  ) {}

  @Get()
  @Documented({
    operationId: 'listMerges',
    summary: 'List merges',
    description:
      'Returns merges of businesses, most recent first, including undone ones. A merge that can still be undone has `undo` in `moves`.',
    listOf: Merge,
    answerDescription: 'One page of merges.',
    example: MERGE,
  })
  list(@Query({ schema: ListQuery }) query: ListQuery): Promise<ListPage> {
    return this.duplicates.merges(pageRequest(query));
  }

  @Post(':id/undo')
  @Undoable()
  @Documented({
    operationId: 'undoMerge',
    summary: 'Undo a merge',
    description: `Restores both businesses; what the kept one received since then (reviews, visits) stays with it. Refused with 409 \`MERGE_REFUSED\` and what to do first after ${UNDO_DAYS} days, if the merge is already undone, if the kept business was merged again, or if it got its owner from the merge and now has Premium or a pending change.`,
    answer: Merge,
    answerDescription: 'The updated merge.',
  })
  async undo(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: MergeId }) id: number,
    @Body({ schema: ReasonForm }) { reason }: ReasonForm,
  ): Promise<JsonText> {
    await this.undoMerge.run(administrator, id, reason ?? null);
    return found('MERGE_NOT_FOUND', await this.duplicates.merge(id));
  }
}
