import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReadFeed } from '../../../application/alert/read-feed.js';
import { FEED_DAYS, MAX_DIGEST_PLACES } from '../../../domain/alert/place-news.js';
import { FeedSecret } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import { Limited } from '../server/limits/limited.js';
import { AtomView } from './atom.view.js';

/** The address is a secret, so only the reader's program stores the response. */
@ApiTags('Alerts')
@Controller('api/alerts/:secret/feed')
export class AlertFeedsController {
  constructor(
    private readonly readFeed: ReadFeed,
    private readonly view: AtomView,
  ) {}

  @Get()
  @Limited('alertFeeds')
  @Header('Content-Type', 'application/atom+xml; charset=utf-8')
  @Header('cache-control', 'private, max-age=300')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  @Documented({
    operationId: 'getAlertFeed',
    summary: 'Get the feed of an alert',
    description: `Returns an Atom feed with the news of the last ${FEED_DAYS} days, at most ${MAX_DIGEST_PLACES} places. The address is a secret, and no sign-in is needed. News appears within five minutes.`,
    answer: 'application/atom+xml',
    answerDescription: 'The feed.',
  })
  async feed(@Param('secret', { schema: FeedSecret }) secret: string): Promise<string> {
    return this.view.feed(await this.readFeed.run(secret), secret);
  }
}
