import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiDocument } from './api-document.js';
import { Documented } from './documented.js';

@ApiTags('Documentation')
@Controller('api')
export class DocumentsController {
  constructor(private readonly apiDocument: ApiDocument) {}

  @Get('openapi.yaml')
  @Header('Content-Type', 'application/yaml; charset=utf-8')
  @Documented({
    operationId: 'getOpenApi',
    summary: 'Get this document',
    description:
      'Returns the description of this API in OpenAPI 3.1. The title and the addresses in its examples are those of this site.',
    answer: 'application/yaml',
    answerDescription: 'The document as YAML.',
  })
  raw(): Promise<string> {
    return this.apiDocument.text();
  }
}
