import { Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { UndoDecision } from '../../../application/administration/undo-decision.js';
import { DecisionId } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';

/** Decisions whose messages still wait. */
@ApiTags('Administration')
@Controller('api/admin/decisions')
export class DecisionsController {
  constructor(private readonly undoDecision: UndoDecision) {}

  @Post(':id/undo')
  @ForAdministrator()
  @Documented({
    operationId: 'undoDecision',
    summary: 'Undo your decision',
    description:
      'Undoes everything that your decision changed, and its messages are never sent. `id` is the `Decision-Id` of the response to the decision. After 10 seconds the answer is 409 `DECISION_FINAL`; if someone has changed the same records since, 409 `CHANGED_MEANWHILE`.',
    answerDescription: 'The decision is undone.',
  })
  async undo(@Viewer() administrator: Administrator, @Param('id', { schema: DecisionId }) id: string): Promise<void> {
    await this.undoDecision.run(administrator, id);
  }
}
