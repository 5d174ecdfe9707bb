import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { DuplicateReads } from '../../../application/duplicate/ports.js';
import { UndoMerge } from '../../../application/duplicate/undo-merge.js';
import { pageRequest } from '../../../application/shared/page.js';
import { UNDO_DAYS } from '../../../domain/duplicate/merge.js';
import { DEFAULT_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import { MERGE } from '../../contract/duplicate-examples.js';
import { Merge } from '../../contract/duplicate.js';
import { ListQuery } from '../../contract/list.js';
import { MergeId } from '../../contract/path-id.js';
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
    description: `Within ${UNDO_DAYS} days, and of several into one business the last one first (else 409). Both businesses are as they were; what was written to the kept one since stays with it.`,
    answer: Merge,
    answerDescription: 'The merge as it is now.',
    example: { ...MERGE, undoneBy: 'Administrator', undoneAt: '2026-05-05T08:00:00.000Z', moves: [] },
    problems: [401, 403, 404, 409, 413, 415],
    cached: false,
  })
  async undo(
    @Viewer() { name }: Administrator,
    @Param('id', { schema: MergeId }) id: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.undoMerge.run(name, id);
    const merge = found('MERGE_NOT_FOUND', await this.duplicates.merge(id));
    sendJson(reply.header('Cache-Control', 'private, no-store'), merge);
  }
}
