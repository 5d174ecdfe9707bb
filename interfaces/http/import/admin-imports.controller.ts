import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ExportDirectory } from '../../../application/import/export-directory.js';
import { ImportReads } from '../../../application/import/ports.js';
import { StartImport } from '../../../application/import/start-import.js';
import { pageRequest } from '../../../application/shared/page.js';
import { MAX_IMPORT_MB } from '../../../domain/import/file-format.js';
import { DEFAULT_PAGE_SIZE } from '../../../domain/shared/page-size.js';
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
import type { Administrator } from '../identity/who-calls.js';
import { Documented } from '../openapi/documented.js';
import { sendJson, sendPage } from '../server/answer.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/guards.js';
import { sendTextFile } from './import.view.js';
import { sentImport } from './sent-import.js';
import { importTemplate } from './template.js';

const PRIVATE = 'private, no-store';

const FORM = {
  type: 'object',
  required: ['file'],
  properties: {
    file: { type: 'string', format: 'binary', description: 'The file; the end of its name tells what it is.' },
  },
};

/** Administrators fill the directory from files, and take it along as one. */
@ApiTags('Administration')
@Controller('api/admin')
export class AdminImportsController {
  constructor(
    private readonly startImport: StartImport,
    private readonly exportDirectory: ExportDirectory,
    private readonly reads: ImportReads,
  ) {}

  @Post('imports')
  @HttpCode(202)
  @ForAdministrator()
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: FORM })
  @Documented({
    operationId: 'startImport',
    summary: 'Import a file, or try it',
    description: `CSV, JSON lines, GeoJSON, or an extract of OpenStreetMap (.osm.pbf, .osm.xml) of at most ${MAX_IMPORT_MB} MB. A worker takes it from here; GET /api/admin/imports/{id} tells how far it is. Rows are known again by \`source\` and \`externalId\`; what somebody changed by hand stays as it is.`,
    status: 202,
    answer: Import,
    answerDescription: 'The import, which waits for a worker.',
    example: { ...IMPORT, state: 'waiting', progress: 0, rows: 0, endedAt: null },
    problems: [400, 401, 403, 413, 415],
    cached: false,
  })
  async start(
    @Viewer() { name }: Administrator,
    @Query({ schema: ImportQuery }) { dryRun, source }: ImportQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const id = await this.startImport.run(name, { ...(await sentImport(request)), isDryRun: dryRun, source });
    sendJson(reply.header('Cache-Control', PRIVATE), found('NOT_FOUND', await this.reads.one(id)));
  }

  @Get('imports')
  @ForAdministrator()
  @Documented({
    operationId: 'listImports',
    summary: 'Files that were imported, and how far they came',
    answer: z.array(Import),
    answerDescription: 'One page of the imports, the newest first.',
    example: [IMPORT],
    list: true,
    problems: [400, 401],
    cached: false,
  })
  async list(@Query({ schema: ListQuery }) query: ListQuery, @Res() reply: FastifyReply): Promise<void> {
    const page = await this.reads.list(pageRequest(query, DEFAULT_PAGE_SIZE));
    sendPage(reply.header('Cache-Control', PRIVATE), page);
  }

  @Get('imports/template')
  @ForAdministrator()
  @Documented({
    operationId: 'getImportTemplate',
    summary: 'A CSV file to begin with',
    answer: 'text/csv',
    answerDescription: 'The line of names, and an example.',
    problems: [401],
    cached: false,
  })
  template(@Res() reply: FastifyReply): void {
    sendTextFile(reply, 'import-template.csv', 'csv', importTemplate());
  }

  @Get('imports/:id')
  @ForAdministrator()
  @Documented({
    operationId: 'getImport',
    summary: 'How far an import is',
    answer: Import,
    answerDescription: 'The import.',
    example: IMPORT,
    problems: [401, 404],
    cached: false,
  })
  async one(@Param('id', { schema: ImportId }) id: number, @Res() reply: FastifyReply): Promise<void> {
    sendJson(reply.header('Cache-Control', PRIVATE), found('NOT_FOUND', await this.reads.one(id)));
  }

  @Get('imports/:id/lines')
  @ForAdministrator()
  @Documented({
    operationId: 'listImportLines',
    summary: 'What became of the rows of a file',
    answer: z.array(ImportLine),
    answerDescription: 'One page of the rows, in their order.',
    example: [IMPORT_LINE],
    list: true,
    problems: [400, 401, 404],
    cached: false,
  })
  async lines(
    @Param('id', { schema: ImportId }) id: number,
    @Query({ schema: ImportLinesQuery }) query: ImportLinesQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    found('NOT_FOUND', await this.reads.one(id));
    const page = await this.reads.lines(id, query.outcome, pageRequest(query, DEFAULT_PAGE_SIZE));
    sendPage(reply.header('Cache-Control', PRIVATE), page);
  }

  @Get('imports/:id/report')
  @ForAdministrator()
  @Documented({
    operationId: 'getImportReport',
    summary: 'The same as a file for a spreadsheet',
    answer: 'text/csv',
    answerDescription: 'All rows of the file, in their order.',
    problems: [401, 404],
    cached: false,
  })
  async report(@Param('id', { schema: ImportId }) id: number, @Res() reply: FastifyReply): Promise<void> {
    found('NOT_FOUND', await this.reads.one(id));
    sendTextFile(reply, `import-${id}.csv`, 'csv', this.reads.report(id));
  }

  @Get('export')
  @ForAdministrator()
  @Documented({
    operationId: 'exportDirectory',
    summary: 'All public listings as a file',
    description:
      'It can be imported again without any difference. Photos and menus stay here. That it was taken is an entry of the audit log.',
    answer: 'text/csv',
    answerDescription: 'The file, in the format that was asked for.',
    problems: [400, 401],
    cached: false,
  })
  async export(
    @Viewer() { name }: Administrator,
    @Query({ schema: ExportQuery }) { format }: ExportQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const text = await this.exportDirectory.run(name, format);
    sendTextFile(reply, `businesses.${format}`, format, text);
  }
}
