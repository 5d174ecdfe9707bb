import { ALERT_NOT_FOUND } from '../../domain/alert/alert.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AlertLinks, Digests, FeedNews } from './ports.js';

/** Reads the feed of an alert. The secret is the only authorization. */
export class ReadFeed {
  constructor(
    private readonly digests: Digests,
    private readonly links: AlertLinks,
  ) {}

  /** Throws ALERT_NOT_FOUND if the secret isn't valid or was renewed, or the member's account is closed or suspended. */
  async run(secret: string): Promise<FeedNews & { readonly id: number }> {
    const link = this.links.read('feed', secret) ?? refuse('ALERT_NOT_FOUND', ALERT_NOT_FOUND);
    const feed = await this.digests.feed(link.id);
    if (feed === null || feed.feedVersion !== link.version) refuse('ALERT_NOT_FOUND', ALERT_NOT_FOUND);
    return { ...feed, id: link.id };
  }
}
