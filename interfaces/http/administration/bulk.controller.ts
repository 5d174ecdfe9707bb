import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DecideInBulk } from '../../../application/administration/decide-in-bulk.js';
import { BULK_ANSWER, BulkAnswer, BulkForm } from '../../contract/administration/bulk.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { Documented } from '../openapi/documented.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import { Undoable } from './undoable.js';

/** Bulk decisions. */
@ApiTags('Administration')
@Controller('api/admin/bulk')
export class BulkController {
  constructor(private readonly decideInBulk: DecideInBulk) {}

  @Post()
  @Undoable()
  @ForAdministrator()
  @Documented({
    operationId: 'decideInBulk',
    summary: 'Decide on several items',
    description:
      'Applies one decision to each item separately, with its own emails and audit log entry. A refused item does not stop the others. With `preview`, nothing changes.',
    answer: BulkAnswer,
    answerDescription: 'The result for each item.',
    example: BULK_ANSWER,
  })
  async decide(
    @Viewer() administrator: Administrator,
    @Body({ schema: BulkForm }) form: BulkForm,
  ): Promise<BulkAnswer> {
    const results = await this.decideInBulk.run(administrator, { ...form, versions: form.versions });
    return { preview: form.preview, results: [...results] };
  }
}
