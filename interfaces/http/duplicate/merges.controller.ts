import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { DuplicateReads } from '../../../application/duplicate/ports.js';
import { UndoMerge } from '../../../application/duplicate/undo-merge.js';
import { pageRequest } from '../../../application/shared/page.js';
import { UNDO_DAYS } from '../../../domain/duplicate/merge.js';
import { DEFAULT_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import { MERGE } from '../../contract/duplicate/duplicate-examples.js';
import { Merge, UndoForm } from '../../contract/duplicate/duplicate.js';
import { ListQuery } from '../../contract/shared/list.js';
import { MergeId } from '../../contract/shared/path-id.js';
import type { Administrator } from '../identity/who-calls.js';
import { Documented } from '../openapi/documented.js';
import { sendJson, sendPage } from '../server/answer.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/guards.js';

/** Merges of businesses, which administrators can undo. */
@ApiTags('Administration')
@Controller('api/admin/merges')
export class MergesController {
  constructor(
    private readonly undoMerge: UndoMerge,
    private readonly duplicates: DuplicateReads,
  ) {}

  @Get()
  @ForAdministrator()
  @Documented({
    operationId: 'listMerges',
    summary: 'Businesses that were made one',
    description: 'The last merge first, those that were undone too.',
    answer: z.array(Merge),
    answerDescription: 'One page of the merges.',
    example: [MERGE],
    list: true,
    problems: [400, 401],
    cached: false,
  })
  async list(@Query({ schema: ListQuery }) query: ListQuery, @Res() reply: FastifyReply): Promise<void> {
    const page = await this.duplicates.merges(pageRequest(query, DEFAULT_PAGE_SIZE));
    sendPage(reply.header('Cache-Control', 'private, no-store'), page);
  }

  @Post(':id/undo')
  @HttpCode(200)
  @ForAdministrator()
  @Documented({
    operationId: 'undoMerge',
    summary: 'Undo a merge',
    description: `Both businesses are as they were; what was written to the kept one since stays with it, and so do the visits that were counted since. 409 \`MERGE_REFUSED\`, with what to do first, where it was undone already (with the name of who did it), where ${UNDO_DAYS} days are over, where the kept business was merged again since (the last merge is undone first), or where the owner whom it got by the merge pays for it, or has sent in a change that waits.`,
    answer: Merge,
    answerDescription: 'The merge as it is now.',
    example: { ...MERGE, undoneBy: 'Administrator', undoneAt: '2026-05-05T08:00:00.000Z', moves: [] },
    problems: [400, 401, 403, 404, 409, 413, 415],
    cached: false,
  })
  async undo(
    @Viewer() { name }: Administrator,
    @Param('id', { schema: MergeId }) id: number,
    @Body({ schema: UndoForm }) { reason }: UndoForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.undoMerge.run(name, id, reason ?? null);
    const merge = found('MERGE_NOT_FOUND', await this.duplicates.merge(id));
    sendJson(reply.header('Cache-Control', 'private, no-store'), merge);
  }
}
