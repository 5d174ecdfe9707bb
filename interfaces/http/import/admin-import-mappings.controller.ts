import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForgetMapping } from '../../../application/import/forget-mapping.js';
import { SavedMappingReads } from '../../../application/import/mapping-ports.js';
import { pageRequest, type ListPage } from '../../../application/shared/page.js';
import { ImportMappingsQuery, SAVED_IMPORT_MAPPING, SavedImportMapping } from '../../contract/import/column-mapping.js';
import { ImportMappingId } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import { Undoable } from '../administration/undoable.js';

/** Saved mappings of the columns of CSV files, shared by all administrators. */
@ApiTags('Administration')
@Controller('api/admin/import-mappings')
@ForAdministrator()
export class AdminImportMappingsController {
  constructor(
    private readonly forgetMapping: ForgetMapping,
    private readonly reads: SavedMappingReads,
  ) {}

  @Get()
  @Documented({
    operationId: 'listImportMappings',
    summary: 'List saved column mappings',
    description:
      'Returns the mapping that the last file with each set of columns was imported with, last used first. With `columns`, at most one.',
    listOf: SavedImportMapping,
    answerDescription: 'One page of saved mappings.',
    example: SAVED_IMPORT_MAPPING,
  })
  list(@Query({ schema: ImportMappingsQuery }) query: ImportMappingsQuery): Promise<ListPage> {
    return this.reads.list(query.columns, pageRequest(query));
  }

  @Delete(':id')
  @Undoable()
  @Documented({
    operationId: 'forgetImportMapping',
    summary: 'Delete a saved column mapping',
    description: 'The next file with these columns gets guesses again. Past imports keep their mapping.',
    answerDescription: 'The mapping is deleted.',
  })
  async forget(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: ImportMappingId }) id: number,
  ): Promise<void> {
    await this.forgetMapping.run(administrator, id);
  }
}
