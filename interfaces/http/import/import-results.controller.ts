import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ListAnyway } from '../../../application/import/list-anyway.js';
import { ImportReads } from '../../../application/import/ports.js';
import { ImportResults } from '../../../application/import/result-ports.js';
import { UndoImport } from '../../../application/import/undo-import.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { MAX_MAP_POINTS } from '../../../domain/business/limits.js';
import { MAX_IMPORT_TOWNS } from '../../../domain/import/map-result.js';
import { IMPORT_UNDO_DAYS } from '../../../domain/import/undo.js';
import { Import, IMPORT_UNDO_LINE, ImportUndoLine } from '../../contract/import/import.js';
import {
  IMPORT_MAP_CLUSTER,
  IMPORT_MAP_POINT,
  IMPORT_TOWN,
  ImportMapCluster,
  ImportMapPoint,
  ImportMapQuery,
  ImportTown,
} from '../../contract/import/import-map.js';
import { ListQuery } from '../../contract/shared/list.js';
import { ImportId, ImportRowNumber } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import { found } from '../server/found.js';
import { Undoable } from '../administration/undoable.js';

/** What an import did: its map, its undo, and rows that administrators list anyway. */
@ApiTags('Administration')
@Controller('api/admin/imports/:id')
@ForAdministrator()
export class ImportResultsController {
  constructor(
    private readonly undoImport: UndoImport,
    private readonly listAnyway: ListAnyway,
    private readonly reads: ImportReads,
    private readonly results: ImportResults,
  ) {}

  @Post('undo')
  @Documented({
    operationId: 'undoImport',
    summary: 'Undo an import',
    description: `Restores what an import changed, in a worker; \`GET /api/admin/imports/{id}\` returns the progress in \`undo\`. What owners, reviewers, administrators, later imports, or other sources touched since stays; \`GET /api/admin/imports/{id}/undo/lines\` lists it. Refused with 409 \`IMPORT_MOVE_REFUSED\` for a dry run, a running or undone import, and after ${IMPORT_UNDO_DAYS} days.`,
    status: 202,
    answer: Import,
    answerDescription: 'The import, with its undo waiting for a worker.',
  })
  async undo(@Viewer() administrator: Administrator, @Param('id', { schema: ImportId }) id: number): Promise<JsonText> {
    await this.undoImport.run(administrator, id);
    return found('NOT_FOUND', await this.reads.one(id));
  }

  @Get('undo/lines')
  @Documented({
    operationId: 'listImportUndoLines',
    summary: 'List what an undo left',
    description:
      'Returns the listings that the undo of an import left as they are, in whole or in part. Each has the reason.',
    listOf: ImportUndoLine,
    answerDescription: 'One page of listings.',
    example: IMPORT_UNDO_LINE,
  })
  async stayed(
    @Param('id', { schema: ImportId }) id: number,
    @Query({ schema: ListQuery }) query: ListQuery,
  ): Promise<ListPage> {
    found('NOT_FOUND', await this.reads.one(id));
    return this.results.stayed(id, pageRequest(query));
  }

  @Post('lines/:number/list')
  @Undoable()
  @Documented({
    operationId: 'listImportRowAnyway',
    summary: 'List a row anyway',
    description:
      'Lists a row that an import skipped as a likely duplicate, with its source, ID, and credit. Later imports update the listing, and the pair is no longer suggested as duplicates. Refused with 409 `IMPORT_MOVE_REFUSED` for other rows, a listed row, a dry run, and a running or undone import.',
    answer: Import,
    answerDescription: 'The import, with its new counts.',
  })
  async list(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: ImportId }) id: number,
    @Param('number', { schema: ImportRowNumber }) number: number,
  ): Promise<JsonText> {
    await this.listAnyway.run(administrator, id, number);
    return found('NOT_FOUND', await this.reads.one(id));
  }

  @Get('map')
  @Documented({
    operationId: 'mapImport',
    summary: 'Get the map of an import',
    description: `Returns the rows of an import that add or change a listing or are likely duplicates: at most ${MAX_MAP_POINTS} points, or clusters if there are more. \`bounds\` selects an area.`,
    listOf: z.union([ImportMapPoint, ImportMapCluster]),
    answerDescription: 'Points or clusters.',
    example: [IMPORT_MAP_POINT, IMPORT_MAP_CLUSTER],
  })
  async map(
    @Param('id', { schema: ImportId }) id: number,
    @Query({ schema: ImportMapQuery }) { bounds }: ImportMapQuery,
  ): Promise<ListPage> {
    found('NOT_FOUND', await this.reads.one(id));
    return this.results.map(id, bounds ?? null);
  }

  @Get('towns')
  @Documented({
    operationId: 'countImportTowns',
    summary: 'Count rows per town',
    description: `Returns the ${MAX_IMPORT_TOWNS} towns with most rows that add or change a listing or are likely duplicates. \`X-Total-Count\` is the number of all towns.`,
    listOf: ImportTown,
    answerDescription: 'The towns, those with most rows first.',
    example: IMPORT_TOWN,
  })
  async towns(@Param('id', { schema: ImportId }) id: number): Promise<ListPage> {
    found('NOT_FOUND', await this.reads.one(id));
    return this.results.towns(id);
  }
}
