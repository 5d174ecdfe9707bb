import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SitemapFile } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import { Sitemap } from './sitemap.js';

const XML_TYPE = 'application/xml; charset=utf-8';
/** Search engines ask rarely; a proxy before us may answer them for an hour. */
const AN_HOUR = 'public, max-age=3600';

@ApiTags('Search engines')
@Controller()
export class SiteController {
  constructor(private readonly sitemap: Sitemap) {}

  @Get('sitemap.xml')
  @Documented({
    operationId: 'getSitemap',
    summary: 'The files of the sitemap',
    answer: 'application/xml',
    answerDescription: 'A sitemap index.',
  })
  async index(@Res() reply: FastifyReply): Promise<void> {
    const xml = await this.sitemap.index();
    reply.header('Cache-Control', AN_HOUR).type(XML_TYPE).send(xml);
  }

  @Get('sitemaps/:file')
  @Documented({
    operationId: 'getSitemapFile',
    summary: 'A file of the sitemap',
    description: 'Pages in the first file, then public listings; at most 50,000 addresses each.',
    answer: 'application/xml',
    answerDescription: 'A set of addresses.',
    problems: [404],
  })
  async file(@Param('file', { schema: SitemapFile }) number: number, @Res() reply: FastifyReply): Promise<void> {
    const xml = await this.sitemap.file(number);
    reply.header('Cache-Control', AN_HOUR).type(XML_TYPE).send(xml);
  }

  @Get('robots.txt')
  @Documented({
    operationId: 'getRobots',
    summary: 'What crawlers may read',
    answer: 'text/plain',
    answerDescription: 'The rules, and where the sitemap is.',
  })
  robots(@Res() reply: FastifyReply): void {
    reply.header('Cache-Control', AN_HOUR).type('text/plain; charset=utf-8').send(this.sitemap.robots());
  }
}
