import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiDocument } from './api-document.js';
import { Documented } from './documented.js';

@ApiTags('Documentation')
@Controller('api')
export class DocumentsController {
  constructor(private readonly apiDocument: ApiDocument) {}

  @Get('openapi.yaml')
  @Documented({
    operationId: 'getOpenApi',
    summary: 'This document',
    answer: 'application/yaml',
    answerDescription: 'OpenAPI 3.1.',
  })
  async raw(@Res() reply: FastifyReply): Promise<void> {
    const text = await this.apiDocument.text();
    reply.type('application/yaml; charset=utf-8').send(text);
  }
}
