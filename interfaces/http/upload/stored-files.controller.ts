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
 * A file opened directly may run and load nothing. Files never change, but caches revalidate them after a day, which
 * costs no body (304). By then a photo is gone everywhere if it was taken down or its account was erased.
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
    summary: 'Get a demo picture',
    description:
      'Returns a picture of the demo data as AVIF if `Accept` names it, else as WebP. A picture that was taken down gets 404.',
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
    sendFile(reply, found('NOT_FOUND', await this.readUpload.demo(name, query.w, format, readerOf(request))));
  }

  @Get(':file')
  @Documented({
    operationId: 'getUpload',
    summary: 'Get an upload',
    description:
      'A picture is AVIF if `Accept` names it and a version exists, else WebP; a document is a download. Until an upload is published, only its uploader can get it; for a business, also the owner and administrators.',
    answer: 'image/webp',
    answerDescription: 'The file. A picture has the requested width, or its own if that is smaller.',
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

/** Returns the reader identified by session or token. The lookup runs only when needed. */
function readerOf(request: FastifyRequest): Reader {
  const { callerIdentity } = request.server;
  return {
    memberId: async () => (await callerIdentity.memberOrTokenHolder(request))?.userId ?? null,
    isAdministrator: async () => (await callerIdentity.administrator(request)) !== null,
  };
}

/** Sends a file. No cache stores a file that only one reader may see. */
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

/**
 * Returns the formats that a browser supports, best first. AVIF must be listed explicitly: programs that accept
 * anything often can't display it.
 */
export function formatsFor(request: FastifyRequest): [PictureFormat, ...PictureFormat[]] {
  const accepted = new Negotiator(request).mediaTypes();
  return accepted.some((type) => type.toLowerCase() === 'image/avif') ? ['avif', 'webp'] : ['webp'];
}
