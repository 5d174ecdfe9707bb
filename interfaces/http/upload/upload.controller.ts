import { Controller, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { UploadFile } from '../../../application/upload/upload-file.js';
import { UPLOAD_KIND, UPLOAD_KINDS } from '../../../domain/upload/upload-kind.js';
import { UploadedFile, UploadFields } from '../../contract/upload/upload.js';
import { ContractPipe } from '../server/contract.pipe.js';
import { Documented } from '../openapi/documented.js';
import { Created } from '../server/answer-adapter.js';
import { ForMember, Viewer } from '../server/caller/guards.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { Limited } from '../server/limits/limited.js';
import { readFileForm } from './multipart-file.js';

/** Maximum size read before the file's kind is known: the largest limit of any kind. */
const MAX_READ_BYTES = Math.max(...Object.values(UPLOAD_KIND).map(({ maxKB }) => maxKB)) * 1024;

const FORM = {
  type: 'object',
  required: ['kind', 'file'],
  additionalProperties: false,
  properties: {
    kind: { type: 'string', enum: [...UPLOAD_KINDS], description: 'What it is for.' },
    file: { type: 'string', format: 'binary', description: 'The file, with its name.' },
  },
};

const PIPE = new ContractPipe();

@ApiTags('Pictures')
@Controller('api/uploads')
export class UploadController {
  constructor(private readonly uploadFile: UploadFile) {}

  @Post()
  @ForMember()
  @Limited('uploads')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: FORM })
  @Documented({
    operationId: 'uploadFile',
    summary: 'Upload a photo or document',
    description:
      'Accepts JPEG, PNG, GIF, or WebP (at most 700 KB, 24 megapixels, and 96 MB decoded), and PDF for menus and claim documents. Pictures are turned upright, stripped of metadata, and stored as WebP at most 1,200 pixels wide; only the first frame of an animation is kept. A file that nothing uses is deleted after 48 hours.',
    status: 201,
    answer: UploadedFile,
    answerDescription: 'The stored file.',
    example: {
      url: '/uploads/0198e7a4-7c1a-7e52-9d1f-3f0d5f1c2b7a.webp',
      width: 1200,
      height: 900,
      bytes: 84_213,
      contentType: 'image/webp',
      warnings: null,
    },
    neverRefuses: [409],
  })
  async upload(@Viewer() viewer: SignedIn, @Req() request: FastifyRequest): Promise<Created<UploadedFile>> {
    const { fields, file } = await readFileForm(request, MAX_READ_BYTES);
    const { kind } = PIPE.transform(fields, { type: 'body', schema: UploadFields }) as UploadFields;
    const { warnings, ...stored } = await this.uploadFile.run(viewer, kind, file);
    return new Created(stored.url, { ...stored, warnings: warnings.length === 0 ? null : [...warnings] });
  }
}
