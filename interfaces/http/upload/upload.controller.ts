import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { UploadFile } from '../../../application/upload/upload-file.js';
import { UPLOAD_KIND, UPLOAD_KINDS } from '../../../domain/upload/upload-kind.js';
import { UploadedFile, UploadFields } from '../../contract/upload/upload.js';
import { ContractPipe } from '../server/contract.pipe.js';
import { Documented } from '../openapi/documented.js';
import { ForMember, Viewer } from '../server/guards.js';
import type { SignedIn } from '../identity/signed-in.js';
import { Limited } from '../server/limits/limited.js';
import { readFileForm } from './multipart-file.js';

/** What is held of a file until its kind is known: no kind takes more. */
const HELD_BYTES = Math.max(...Object.values(UPLOAD_KIND).map(({ maxKB }) => maxKB)) * 1024;

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
  @HttpCode(201)
  @ForMember()
  @Limited('uploads')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: FORM })
  @Documented({
    operationId: 'uploadFile',
    summary: 'Upload a photo or document',
    description:
      'JPEG, PNG, GIF or WebP of at most 700 KB and 24 megapixels (and 96 MB decoded: width × height × channels × bytes of a channel, twice where it has 16 bits, is interlaced or progressive, or moves), PDF for menus and claim documents. What a file is called and what it holds must agree. Images are decoded, turned upright, freed of metadata and kept as WebP at most 1200 pixels wide; of an animation, the first frame. A file that nothing uses is removed after 48 hours.',
    status: 201,
    answer: UploadedFile,
    answerDescription: 'The file as it is kept.',
    example: {
      url: '/uploads/0198e7a4-7c1a-7e52-9d1f-3f0d5f1c2b7a.webp',
      width: 1200,
      height: 900,
      bytes: 84_213,
      contentType: 'image/webp',
    },
    problems: [400, 401, 403, 413, 415],
    cached: false,
  })
  async upload(
    @Viewer() viewer: SignedIn,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UploadedFile> {
    const { fields, file } = await readFileForm(request, HELD_BYTES);
    const { kind } = PIPE.transform(fields, { type: 'body', schema: UploadFields }) as UploadFields;
    const { warnings, ...kept } = await this.uploadFile.run(viewer, kind, file);
    reply.header('Location', kept.url);
    return warnings.length === 0 ? kept : { ...kept, warnings: [...warnings] };
  }
}
