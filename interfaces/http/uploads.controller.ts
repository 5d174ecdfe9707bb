import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../domain/shared/domain-error.js';
import { DemoPictures, type PictureFormat } from '../../infrastructure/files/demo-pictures.js';
import { PictureFile, PictureQuery } from '../contract/picture.js';
import { Documented } from './documented.js';

/** A picture that somebody opens by itself may run and load nothing. */
const PICTURE_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'Accept',
};

@ApiTags('Pictures')
@Controller('uploads')
export class UploadsController {
  constructor(private readonly demoPictures: DemoPictures) {}

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
    const format = formatFor(request.headers.accept);
    const bytes = (await this.demoPictures.read(name, query.w, format)) ?? notFound();
    reply.headers(PICTURE_HEADERS).type(`image/${format}`).send(bytes);
  }
}

function formatFor(accept: string | undefined): PictureFormat {
  return /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(accept ?? '') ? 'avif' : 'webp';
}

function notFound(): never {
  throw new DomainError('NOT_FOUND', 'Not found');
}
