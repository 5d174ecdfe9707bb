import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Health } from '../../contract/site/site.js';
import { Documented } from '../openapi/documented.js';
import { MetricsAccess } from './metrics-access.js';
import { Metrics } from './metrics.js';
import { Readiness } from './readiness.js';

const OK: Health = { status: 'ok' };

@ApiTags('Operation')
@Controller()
export class OperationController {
  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
    private readonly metricsAccess: MetricsAccess,
  ) {}

  @Get('healthz')
  @Header('Cache-Control', 'no-store')
  @Documented({
    operationId: 'isAlive',
    summary: 'Whether the process lives',
    answer: Health,
    answerDescription: 'It does.',
    example: OK,
    public: false,
  })
  alive(): Health {
    return OK;
  }

  @Get('readyz')
  @Header('Cache-Control', 'no-store')
  @Documented({
    operationId: 'isReady',
    summary: 'Whether it may be sent requests',
    description: 'The database answers, its tables are those of this version, and nobody asked the process to end.',
    answer: Health,
    answerDescription: 'It may.',
    example: OK,
    public: false,
  })
  async ready(): Promise<Health> {
    await this.readiness.check();
    return OK;
  }

  @Get('metrics')
  @Documented({
    operationId: 'readMetrics',
    summary: 'Figures for Prometheus',
    description: 'For this machine alone, or with the token of METRICS_TOKEN; in production only with the token.',
    answer: 'text/plain',
    answerDescription: 'Prometheus text.',
    problems: [401, 404],
    public: false,
  })
  async figures(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.metricsAccess.check(request);
    const { registry } = this.metrics;
    const text = await registry.metrics();
    reply.header('Cache-Control', 'no-store').type(registry.contentType).send(text);
  }
}
