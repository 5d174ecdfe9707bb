import type { LinkProbe } from '../../../application/administration/queue-ports.js';
import { linkProblemOf, type LinkProblem } from '../../../domain/administration/queue-mark.js';
import type { PublicWeb } from '../../outgoing-http/public-web.js';

/** Requests links on the public web. A link into a private network counts as one that does not answer. */
export class PublicLinkProbe implements LinkProbe {
  constructor(private readonly web: PublicWeb) {}

  problemOf(url: string): Promise<LinkProblem | null> {
    return this.web.get(url).then(
      ({ status }) => linkProblemOf(status),
      () => 'no_answer',
    );
  }
}
