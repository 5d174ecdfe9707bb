import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReadUpload } from '../../../application/upload/read-upload.js';
import { PictureFile, PictureQuery } from '../../contract/upload/picture.js';
import { UploadName } from '../../contract/upload/upload.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { ForAdministrator } from '../server/guards.js';
import { formatsFor, sendFile } from './stored-files.controller.js';

/** Photos as administrators see them who decide on one: also where it was taken down. */
@ApiTags('Administration')
@Controller('api/admin/uploads')
export class AdminUploadsController {
  constructor(private readonly readUpload: ReadUpload) {}

  @Get('demo/:file')
  @ForAdministrator()
  @Documented({
    operationId: 'getDemoPictureForAdministrator',
    summary: 'A picture of the demo data, also one that was taken down',
    description: 'As AVIF where `Accept` names it, else as WebP.',
    answer: 'image/webp',
    answerDescription: 'The picture in the width that was asked for.',
    problems: [400, 401, 404],
    cached: false,
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
  @ForAdministrator()
  @Documented({
    operationId: 'getUploadForAdministrator',
    summary: 'A public picture or document, also one that was taken down',
    description:
      'A picture as AVIF where `Accept` names it and there is one, else as WebP; a document for downloading.',
    answer: 'image/webp',
    answerDescription: 'The picture in the width that was asked for, or smaller where it is no larger.',
    problems: [400, 401, 404],
    cached: false,
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
