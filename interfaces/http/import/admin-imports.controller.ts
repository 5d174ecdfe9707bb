import { Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ExportDirectory } from '../../../application/import/export-directory.js';
import { ImportReads } from '../../../application/import/ports.js';
import { StartImport } from '../../../application/import/start-import.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { MAX_IMPORT_MB } from '../../../domain/import/file-format.js';
import { MAX_MAPPING_LENGTH } from '../../contract/import/column-mapping.js';
import {
  ExportQuery,
  Import,
  IMPORT,
  IMPORT_LINE,
  ImportLine,
  ImportLinesQuery,
  ImportQuery,
} from '../../contract/import/import.js';
import { ListQuery } from '../../contract/shared/list.js';
import { ImportId } from '../../contract/shared/path-id.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { Documented } from '../openapi/documented.js';
import type { Download } from '../server/answer-adapter.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import { importTemplate, textFile } from './import.view.js';
import { readImportFile } from './import-file.js';

const FORM = {
  type: 'object',
  required: ['file'],
  properties: {
    mapping: {
      type: 'string',
      maxLength: MAX_MAPPING_LENGTH,
      description:
        'How the columns of a CSV file become fields: the JSON of an `ImportMapping`, before the file. Without it, the columns must be those of the template.',
    },
    file: {
      type: 'string',
      format: 'binary',
      description: 'The file. The extension of its name determines the format.',
    },
  },
};

/** Administrators import businesses from files and export the directory. */
@ApiTags('Administration')
@Controller('api/admin')
@ForAdministrator()
export class AdminImportsController {
  constructor(
    private readonly startImport: StartImport,
    private readonly exportDirectory: ExportDirectory,
    private readonly reads: ImportReads,
  ) {}

  @Post('imports')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: FORM })
  @Documented({
    operationId: 'startImport',
    summary: 'Import businesses from a file',
    description: `Accepts CSV, JSON lines, GeoJSON, an OpenStreetMap extract, or Overture Maps places (Parquet) of at most ${MAX_IMPORT_MB} MB. A worker processes the file; \`GET /api/admin/imports/{id}\` returns the progress. Rows are matched by \`source\` and \`externalId\`, and fields that were edited by hand stay as they are.`,
    status: 202,
    answer: Import,
    answerDescription: 'The import, waiting for a worker.',
  })
  async start(
    @Viewer() administrator: Administrator,
    @Query({ schema: ImportQuery }) { dryRun, source, country }: ImportQuery,
    @Req() request: FastifyRequest,
  ): Promise<JsonText> {
    const id = await this.startImport.run(administrator, {
      ...(await readImportFile(request)),
      isDryRun: dryRun,
      source,
      country,
    });
    return found('NOT_FOUND', await this.reads.one(id));
  }

  @Get('imports')
  @Documented({
    operationId: 'listImports',
    summary: 'List imports',
    description:
      'Returns imports with their progress, newest first. Dry runs and imports from the command line are included.',
    listOf: Import,
    answerDescription: 'One page of imports.',
    example: IMPORT,
  })
  list(@Query({ schema: ListQuery }) query: ListQuery): Promise<ListPage> {
    return this.reads.list(pageRequest(query));
  }

  @Get('imports/template')
  @Documented({
    operationId: 'getImportTemplate',
    summary: 'Download the import template',
    description:
      'Returns a CSV file with the column names and one example row. Fill it in and send it to `POST /api/admin/imports`.',
    answer: 'text/csv',
    answerDescription: 'The CSV file.',
  })
  template(): Download {
    return textFile('import-template.csv', 'csv', importTemplate());
  }

  @Get('imports/:id')
  @Documented({
    operationId: 'getImport',
    summary: 'Get an import',
    description:
      'Returns one import with its progress. Repeat the call until `state` is `done` or `failed`; `failure` then gives the reason.',
    answer: Import,
    answerDescription: 'The import.',
  })
  async one(@Param('id', { schema: ImportId }) id: number): Promise<JsonText> {
    return found('NOT_FOUND', await this.reads.one(id));
  }

  @Get('imports/:id/lines')
  @Documented({
    operationId: 'listImportLines',
    summary: 'List rows of an import',
    description:
      'Returns the rows of the file with their results, in file order. `outcome` selects rows with one result.',
    listOf: ImportLine,
    answerDescription: 'One page of rows.',
    example: IMPORT_LINE,
  })
  async lines(
    @Param('id', { schema: ImportId }) id: number,
    @Query({ schema: ImportLinesQuery }) query: ImportLinesQuery,
  ): Promise<ListPage> {
    found('NOT_FOUND', await this.reads.one(id));
    return this.reads.lines(id, query.outcome, pageRequest(query));
  }

  @Get('imports/:id/report')
  @Documented({
    operationId: 'getImportReport',
    summary: 'Download an import report',
    description:
      'Returns all rows of the file with their results, as CSV. While the import runs, it contains the rows processed so far.',
    answer: 'text/csv',
    answerDescription: 'The CSV file.',
  })
  async report(@Param('id', { schema: ImportId }) id: number): Promise<Download> {
    found('NOT_FOUND', await this.reads.one(id));
    return textFile(`import-${id}.csv`, 'csv', this.reads.report(id));
  }

  @Get('export')
  @Documented({
    operationId: 'exportDirectory',
    summary: 'Export all public businesses',
    description:
      'Returns all public businesses in a file that can be imported again without changes. Photos and menus are not included. The export is logged in the audit log.',
    answer: 'text/csv',
    answerDescription: 'The file in the requested format.',
  })
  async export(
    @Viewer() administrator: Administrator,
    @Query({ schema: ExportQuery }) { format }: ExportQuery,
  ): Promise<Download> {
    const text = await this.exportDirectory.run(administrator, format);
    return textFile(`businesses.${format}`, format, text);
  }
}
