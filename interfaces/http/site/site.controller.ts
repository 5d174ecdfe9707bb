import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SitemapFile } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import { Sitemap } from './sitemap.js';

const XML_TYPE = 'application/xml; charset=utf-8';
/** Lets proxies serve search engines from their cache. */
const ONE_HOUR = 'public, max-age=3600';

@ApiTags('Search engines')
@Controller()
export class SiteController {
  constructor(private readonly sitemap: Sitemap) {}

  @Get('sitemap.xml')
  @Header('Cache-Control', ONE_HOUR)
  @Header('Content-Type', XML_TYPE)
  @Documented({
    operationId: 'getSitemap',
    summary: 'Get the sitemap index',
    description: 'Names the files of the sitemap. Caches keep it for one hour.',
    answer: 'application/xml',
    answerDescription: 'A sitemap index.',
  })
  index(): Promise<string> {
    return this.sitemap.index();
  }

  @Get('sitemaps/:file')
  @Header('Cache-Control', ONE_HOUR)
  @Header('Content-Type', XML_TYPE)
  @Documented({
    operationId: 'getSitemapFile',
    summary: 'Get a sitemap file',
    description:
      'The first file lists pages, and the others list public businesses. Each has at most 50,000 addresses.',
    answer: 'application/xml',
    answerDescription: 'A set of addresses.',
  })
  file(@Param('file', { schema: SitemapFile }) number: number): Promise<string> {
    return this.sitemap.file(number);
  }

  @Get('robots.txt')
  @Header('Cache-Control', ONE_HOUR)
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Documented({
    operationId: 'getRobots',
    summary: 'Get the rules for crawlers',
    description: 'Tells search engines what to crawl, and where the sitemap is. `/api/` and `/admin` are excluded.',
    answer: 'text/plain',
    answerDescription: 'The rules.',
  })
  robots(): string {
    return this.sitemap.robots();
  }
}
