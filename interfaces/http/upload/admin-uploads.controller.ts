import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReadUpload } from '../../../application/upload/read-upload.js';
import { PictureFile, PictureQuery } from '../../contract/upload/picture.js';
import { UploadName } from '../../contract/upload/upload.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { ForAdministrator } from '../server/caller/guards.js';
import { formatsFor, sendFile } from './stored-files.controller.js';

/** Photos for administrators who decide on them, including photos that were taken down. */
@ApiTags('Administration')
@Controller('api/admin/uploads')
@ForAdministrator()
export class AdminUploadsController {
  constructor(private readonly readUpload: ReadUpload) {}

  @Get('demo/:file')
  @Documented({
    operationId: 'getDemoPictureForAdministrator',
    summary: 'Get a demo picture for review',
    description: 'Also returns pictures that were taken down. The format is AVIF if `Accept` names it, else WebP.',
    answer: 'image/webp',
    answerDescription: 'The picture in the requested width.',
  })
  async demo(
    @Param('file', { schema: PictureFile }) name: string,
    @Query({ schema: PictureQuery }) query: PictureQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [format] = formatsFor(request);
    sendFile(reply, found('NOT_FOUND', await this.readUpload.demo(name, query.w, format, 'administrator')));
  }

  @Get(':file')
  @Documented({
    operationId: 'getUploadForAdministrator',
    summary: 'Get an upload for review',
    description:
      'Also returns uploads that were taken down. A picture is AVIF if `Accept` names it and a version exists, else WebP; a document is a download.',
    answer: 'image/webp',
    answerDescription: 'The file. A picture has the requested width, or its own if that is smaller.',
  })
  async upload(
    @Param('file', { schema: UploadName }) name: UploadName,
    @Query({ schema: PictureQuery }) query: PictureQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.readUpload.run(name, query.w, formatsFor(request), 'administrator');
    sendFile(reply, found('NOT_FOUND', file));
  }
}
