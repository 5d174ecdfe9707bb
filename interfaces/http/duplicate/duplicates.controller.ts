import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DismissDuplicate } from '../../../application/duplicate/dismiss-duplicate.js';
import { MergeBusinesses } from '../../../application/duplicate/merge-businesses.js';
import { DuplicateReads } from '../../../application/duplicate/ports.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { UNDO_DAYS } from '../../../domain/duplicate/merge.js';
import { DUPLICATE_CANDIDATE } from '../../contract/duplicate/duplicate-examples.js';
import {
  ReasonForm,
  DuplicateCandidate,
  DuplicateQuery,
  NewMerge,
  MergeForm,
} from '../../contract/duplicate/duplicate.js';
import { DuplicateId } from '../../contract/shared/path-id.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import { Undoable } from '../administration/undoable.js';

/** Administrators decide on possible duplicates. */
@ApiTags('Administration')
@Controller('api/admin/duplicates')
@ForAdministrator()
export class DuplicatesController {
  constructor(
    private readonly mergeBusinesses: MergeBusinesses,
    private readonly dismissDuplicate: DismissDuplicate,
    private readonly duplicates: DuplicateReads,
  ) {}

  @Get()
  @Documented({
    operationId: 'listDuplicates',
    summary: 'List possible duplicates',
    description:
      'Returns pairs of businesses that may be the same, with a score and reasons, most likely first. `status=dismissed` returns dismissed pairs. Changed businesses are compared again within minutes.',
    listOf: DuplicateCandidate,
    answerDescription: 'One page of pairs.',
    example: DUPLICATE_CANDIDATE,
  })
  list(@Query({ schema: DuplicateQuery }) query: DuplicateQuery): Promise<ListPage> {
    return this.duplicates.candidates(query.status, pageRequest(query));
  }

  @Get(':id')
  @Documented({
    operationId: 'getDuplicate',
    summary: 'Get a possible duplicate',
    description: 'Returns one pair of businesses in the shape of the list. Dismissed pairs are included.',
    answer: DuplicateCandidate,
    answerDescription: 'The pair.',
  })
  async one(@Param('id', { schema: DuplicateId }) id: number): Promise<JsonText> {
    return found('DUPLICATE_NOT_FOUND', await this.duplicates.candidate(id));
  }

  @Post('merge')
  @Undoable()
  @Documented({
    operationId: 'mergeBusinesses',
    summary: 'Merge two businesses',
    description: `Moves everything of one business to the other, redirects its address, and emails the owner; this can be undone for ${UNDO_DAYS} days. If a member reviewed both, only the newest review is shown, and the owner changes only if you choose that. Refused with 409: \`DUPLICATE_DECIDED\` if the pair was dismissed, else \`MERGE_REFUSED\` with what to do first.`,
    answer: NewMerge,
    answerDescription: 'The merge, with the ID to undo it.',
    example: { id: 3 },
    alsoRefuses: [404],
  })
  async merge(
    @Viewer() administrator: Administrator,
    @Body({ schema: MergeForm }) { keepId, mergedId, reason, ...choice }: MergeForm,
  ): Promise<{ readonly id: number }> {
    return { id: await this.mergeBusinesses.run(administrator, keepId, mergedId, reason ?? null, choice) };
  }

  @Post(':id/dismiss')
  @Undoable()
  @Documented({
    operationId: 'dismissDuplicate',
    summary: 'Dismiss a duplicate',
    description:
      'Marks two businesses as different, so the pair is not suggested again. If another administrator already dismissed the pair or merged one of the businesses, the answer is 409 `DUPLICATE_DECIDED` with their name.',
    answer: DuplicateCandidate,
    answerDescription: 'The updated pair.',
  })
  async dismiss(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: DuplicateId }) id: number,
    @Body({ schema: ReasonForm }) { reason }: ReasonForm,
  ): Promise<JsonText> {
    await this.dismissDuplicate.run(administrator, id, reason ?? null);
    return found('DUPLICATE_NOT_FOUND', await this.duplicates.candidate(id));
  }
}
