import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { DismissDuplicate } from '../../../application/duplicate/dismiss-duplicate.js';
import { MergeBusinesses } from '../../../application/duplicate/merge-businesses.js';
import { DuplicateReads } from '../../../application/duplicate/ports.js';
import { pageRequest } from '../../../application/shared/page.js';
import { UNDO_DAYS } from '../../../domain/duplicate/merge.js';
import { DEFAULT_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import { DUPLICATE_CANDIDATE } from '../../contract/duplicate/duplicate-examples.js';
import {
  DismissalForm,
  DuplicateCandidate,
  DuplicateQuery,
  MadeMerge,
  MergeForm,
} from '../../contract/duplicate/duplicate.js';
import { DuplicateId } from '../../contract/shared/path-id.js';
import type { Administrator } from '../identity/who-calls.js';
import { Documented } from '../openapi/documented.js';
import { sendJson, sendPage } from '../server/answer.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/guards.js';

/** Administrators decide on businesses that may be listed twice. */
@ApiTags('Administration')
@Controller('api/admin/duplicates')
export class DuplicatesController {
  constructor(
    private readonly mergeBusinesses: MergeBusinesses,
    private readonly dismissDuplicate: DismissDuplicate,
    private readonly duplicates: DuplicateReads,
  ) {}

  @Get()
  @ForAdministrator()
  @Documented({
    operationId: 'listDuplicates',
    summary: 'Businesses that may be listed twice',
    description:
      'Two each, with how likely they are the same and why, the likeliest first; with `status=dismissed` those of which an administrator said that they are not. What changes is compared with the others some minutes later.',
    answer: z.array(DuplicateCandidate),
    answerDescription: 'One page of them.',
    example: [DUPLICATE_CANDIDATE],
    list: true,
    problems: [400, 401],
    cached: false,
  })
  async list(@Query({ schema: DuplicateQuery }) query: DuplicateQuery, @Res() reply: FastifyReply): Promise<void> {
    const page = await this.duplicates.candidates(query.status ?? 'waiting', pageRequest(query, DEFAULT_PAGE_SIZE));
    sendPage(reply.header('Cache-Control', 'private, no-store'), page);
  }

  @Post('merge')
  @HttpCode(200)
  @ForAdministrator()
  @Documented({
    operationId: 'mergeBusinesses',
    summary: 'Make one business of two',
    description: `Reviews (of each member the newest one counts, older ones are kept but not shown), saved places, claims, photos, responses, reports and figures of the merged business go to the kept one, and its address leads there. 409 \`MERGE_REFUSED\`, with what to do first, where one of them is not public or was merged already (then with the name of who did it), where a change of it waits, where they have different owners, where the merged one is Premium or being paid for, or where one member has an open claim on both; 409 \`DUPLICATE_DECIDED\` where an administrator has said that they are not the same. It can be undone for ${UNDO_DAYS} days.`,
    answer: MadeMerge,
    answerDescription: 'The merge, by which it can be undone.',
    example: { id: 3 },
    problems: [400, 401, 403, 404, 409, 413, 415],
    cached: false,
  })
  async merge(
    @Viewer() { name }: Administrator,
    @Body({ schema: MergeForm }) { keepId, mergedId, reason }: MergeForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const id = await this.mergeBusinesses.run(name, keepId, mergedId, reason ?? null);
    sendJson(reply.header('Cache-Control', 'private, no-store'), JSON.stringify({ id }));
  }

  @Post(':id/dismiss')
  @HttpCode(200)
  @ForAdministrator()
  @Documented({
    operationId: 'dismissDuplicate',
    summary: 'Say that two businesses are not the same',
    description:
      'Which stays: they are not listed as likely doubles again. 409 `DUPLICATE_DECIDED`, with the name of who did it, where an administrator has said so already, or has merged one of them.',
    answer: DuplicateCandidate,
    answerDescription: 'The two as they are now.',
    example: { ...DUPLICATE_CANDIDATE, dismissedBy: 'Administrator', dismissedAt: '2026-05-04T08:00:00.000Z' },
    problems: [400, 401, 403, 404, 409, 413, 415],
    cached: false,
  })
  async dismiss(
    @Viewer() { name }: Administrator,
    @Param('id', { schema: DuplicateId }) id: number,
    @Body({ schema: DismissalForm }) { reason }: DismissalForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.dismissDuplicate.run(name, id, reason ?? null);
    const candidate = found('DUPLICATE_NOT_FOUND', await this.duplicates.candidate(id));
    sendJson(reply.header('Cache-Control', 'private, no-store'), candidate);
  }
}
