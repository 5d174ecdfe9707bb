import type { Queue } from '../../domain/administration/queue.js';
import type { LinkProblem, SubmissionKind } from '../../domain/administration/queue-mark.js';
import type { JsonText } from '../shared/page.js';
import type { AdministratorSession } from './ports.js';

/** Reads of the queues of waiting items. */
export abstract class QueueReads {
  /** Returns JSON of the contract's `QueueRows` with at most `limit` rows, in the order of the queue. */
  abstract rows(queue: Queue, limit: number): Promise<JsonText>;
}

/** The items that administrators look at right now, shared by all processes. */
export abstract class AdministratorPresence {
  /**
   * Records that the administrator of a session looks at an item of a queue, or at none. Returns JSON of the contract's
   * `Presence`.
   */
  abstract report(session: AdministratorSession, queue: Queue, item: number | null): Promise<JsonText>;
}

/** The networks from which items were submitted. */
export abstract class SubmissionNetworks {
  /**
   * Stores a keyed hash of an item's network for RETENTION.submissionNetworkDays. `id` is null if nothing was stored.
   * Never throws: the item is already stored, and the network only serves a mark.
   */
  abstract record(kind: SubmissionKind, id: number | null, address: string): Promise<void>;
}

/** A checked link; `problem` is null if it could be reached. */
export interface CheckedLink {
  readonly url: string;
  readonly problem: LinkProblem | null;
}

/** Links of waiting items, and what their last checks found. */
export abstract class LinkChecks {
  /** Returns links of waiting items that were not checked for a day, the longest unchecked first. */
  abstract due(max: number): Promise<readonly string[]>;
  abstract save(checked: readonly CheckedLink[]): Promise<void>;
}

/** The public web. */
export abstract class LinkProbe {
  /** Requests a link, and never one into a private network. */
  abstract problemOf(url: string): Promise<LinkProblem | null>;
}
