import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { ReadUpload, type ReadFile, type Reader } from '../../../application/upload/read-upload.js';
import type { PictureFormat } from '../../../domain/upload/upload-address.js';
import { PictureFile, PictureQuery } from '../../contract/upload/picture.js';
import { UploadName } from '../../contract/upload/upload.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';

/**
 * A file that somebody opens by itself may run and load nothing. It never changes, and yet caches ask again after a day, which
 * costs no body (304): a photo that was taken down, or whose account was erased, is gone from all of them by then.
 */
const POLICY = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox" };
const PRIVATE = 'private, no-store';
const KEPT_A_DAY = 'public, max-age=86400, must-revalidate';

@ApiTags('Pictures')
@Controller('uploads')
export class UploadsController {
  constructor(private readonly readUpload: ReadUpload) {}

  @Get('demo/:file')
  @Documented({
    operationId: 'getDemoPicture',
    summary: 'A picture of the demo data',
    description: 'As AVIF where `Accept` names it, else as WebP.',
    answer: 'image/webp',
    answerDescription: 'The picture in the width that was asked for.',
    problems: [400, 404],
  })
  async demo(
    @Param('file', { schema: PictureFile }) name: string,
    @Query({ schema: PictureQuery }) query: PictureQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [format] = formatsFor(request);
    sendFile(reply, found('NOT_FOUND', await this.readUpload.demo(name, query.w, format, readerOf(request))));
  }

  @Get(':file')
  @Documented({
    operationId: 'getUpload',
    summary: 'An uploaded picture or document',
    description:
      'A picture as AVIF where `Accept` names it and there is one, else as WebP; a document for downloading. Before anything shows it to everybody, it is given to its uploader alone, and of a listing to its owner and administrators.',
    answer: 'image/webp',
    answerDescription: 'The picture in the width that was asked for, or smaller where it is no larger.',
    problems: [400, 404],
  })
  async upload(
    @Param('file', { schema: UploadName }) name: UploadName,
    @Query({ schema: PictureQuery }) query: PictureQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.readUpload.run(name, query.w, formatsFor(request), readerOf(request));
    sendFile(reply, found('NOT_FOUND', file));
  }
}

/** Whoever the request tells, by a session or a token; looked up only where it is asked. */
function readerOf(request: FastifyRequest): Reader {
  const { whoCalls } = request.server;
  return {
    memberId: async () => (await whoCalls.memberOrTokenHolder(request))?.userId ?? null,
    isAdministrator: async () => (await whoCalls.administrator(request)) !== null,
  };
}

/** What is given to one reader alone, no cache keeps. */
export function sendFile(reply: FastifyReply, { bytes, contentType, downloadName, isPrivate }: ReadFile): void {
  const headers =
    downloadName === null
      ? { ...POLICY, vary: 'Accept' }
      : { ...POLICY, 'content-disposition': `attachment; filename="${downloadName}"` };
  reply
    .headers(headers)
    .header('cache-control', isPrivate ? PRIVATE : KEPT_A_DAY)
    .type(contentType)
    .send(Buffer.from(bytes));
}

/** The formats that a browser takes, the best first. AVIF has to be named: programs that take anything often cannot show it. */
export function formatsFor(request: FastifyRequest): [PictureFormat, ...PictureFormat[]] {
  const taken = new Negotiator(request).mediaTypes();
  return taken.some((type) => type.toLowerCase() === 'image/avif') ? ['avif', 'webp'] : ['webp'];
}
