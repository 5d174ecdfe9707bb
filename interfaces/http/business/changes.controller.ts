import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { BusinessChanges } from '../../../application/business/business-changes.js';
import type { JsonText } from '../../../application/shared/page.js';
import { CHANGES_PAGE, ChangesPage, ChangesQuery } from '../../contract/business/changes.js';
import { Documented } from '../openapi/documented.js';

@ApiTags('Businesses')
@Controller('api/changes')
export class ChangesController {
  constructor(private readonly changes: BusinessChanges) {}

  @Get()
  @Documented({
    operationId: 'listChanges',
    summary: 'List changes of businesses',
    description:
      'Returns what changed in the public directory, so that you can keep a copy up to date. Each business appears with its last change only, and never before all earlier changes. Hidden businesses are listed without end, so that you can come back at any time.',
    answer: ChangesPage,
    answerDescription: 'Some changes, and where to continue.',
    example: CHANGES_PAGE,
  })
  list(@Query({ schema: ChangesQuery }) { since, limit }: ChangesQuery): Promise<JsonText> {
    return this.changes.page(since, limit);
  }
}
