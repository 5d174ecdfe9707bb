import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { BadgeReads } from '../../../application/business/ports.js';
import { BadgeFile } from '../../contract/business/badge.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { BadgeView } from './badge.view.js';

/**
 * It is made for other sites, so that they may show it, unlike anything else here; opened by itself it may run and load
 * nothing. Of an hour's age it is shown while a newer one is fetched: a rating may be that old.
 */
const BADGE_HEADERS = {
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
};

@ApiTags('Businesses')
@Controller('badges')
export class BadgesController {
  constructor(
    private readonly badges: BadgeReads,
    private readonly view: BadgeView,
  ) {}

  @Get(':file')
  @Documented({
    operationId: 'getBadge',
    summary: 'A badge for the website of a business',
    description:
      'Name, rating and where it is found, as a picture that other sites may show. The same for everybody, and kept by caches for an hour.',
    answer: 'image/svg+xml',
    answerDescription: 'The badge.',
    problems: [404],
  })
  async badge(@Param('file', { schema: BadgeFile }) id: number, @Res() reply: FastifyReply): Promise<void> {
    const facts = found('BUSINESS_NOT_FOUND', await this.badges.of(id));
    reply.headers(BADGE_HEADERS).type('image/svg+xml; charset=utf-8').send(this.view.svg(facts));
  }
}
