import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReplicaFigures } from '../../../application/shared/replica-figures.js';
import { Health, type ReplicaHealth } from '../../contract/site/site.js';
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
    operationId: 'checkLiveness',
    summary: 'Check that the process runs',
    description:
      'For liveness probes. Does not check the database. Shows which replicas answer reads, if there are any.',
    answer: Health,
    answerDescription: 'The process runs.',
    example: OK,
    public: false,
  })
  alive(): Health {
    const { replicas } = this.readiness;
    return replicas === null ? OK : { ...OK, replicas: replicas.map(healthOf) };
  }

  @Get('readyz')
  @Header('Cache-Control', 'no-store')
  @Documented({
    operationId: 'checkReadiness',
    summary: 'Check readiness for requests',
    description:
      'For readiness probes. The database answers, its schema is current, and the process is not shutting down.',
    answer: Health,
    answerDescription: 'The process accepts requests.',
    public: false,
  })
  async ready(): Promise<Health> {
    await this.readiness.check();
    return OK;
  }

  @Get('metrics')
  @Documented({
    operationId: 'getMetrics',
    summary: 'Get Prometheus metrics',
    description:
      'Requires the token of `METRICS_TOKEN`; outside production, calls from this machine need none. If no token is set, all other calls get 404.',
    answer: 'text/plain',
    answerDescription: 'Metrics in the Prometheus text format.',
    public: false,
    alsoRefuses: [401, 404],
  })
  async figures(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.metricsAccess.check(request);
    const text = await this.metrics.text();
    reply.header('Cache-Control', 'no-store').type(this.metrics.registry.contentType).send(text);
  }
}

/** Without the server's name: everyone may read it. */
function healthOf({ isInUse: inUse, lagSeconds }: ReplicaFigures, index: number): ReplicaHealth {
  return { number: index + 1, inUse, lagSeconds: Number.isFinite(lagSeconds) ? lagSeconds : null };
}
