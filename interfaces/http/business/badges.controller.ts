import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { BadgeReads } from '../../../application/business/ports.js';
import { BadgeFile } from '../../contract/business/badge.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { BadgeView } from './badge.view.js';

/**
 * Unlike all other responses, badges can be embedded by other sites. Opened directly, a badge may run and load nothing.
 * After an hour, a cached badge is still shown while a new one is fetched, because a slightly outdated rating is
 * acceptable.
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
    summary: 'Get a badge image',
    description:
      'Returns an image with name, rating, and town that other sites can embed. It is the same for everyone, and caches keep it for one hour.',
    answer: 'image/svg+xml',
    answerDescription: 'The badge.',
  })
  async badge(@Param('file', { schema: BadgeFile }) id: number, @Res() reply: FastifyReply): Promise<void> {
    const facts = found('BUSINESS_NOT_FOUND', await this.badges.of(id));
    reply.headers(BADGE_HEADERS).type('image/svg+xml; charset=utf-8').send(this.view.svg(facts));
  }
}
