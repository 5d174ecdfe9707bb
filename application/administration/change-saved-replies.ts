import { SAVED_REPLY_LIMITS } from '../../domain/administration/saved-reply.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { AuditEntry, AuditLog } from './audit.js';
import type { SavedReplies, SavedReplyContent, SavedReplyRecord } from './reply-ports.js';

/** Adds, changes, and removes saved replies. Writes the audit log. */
export class ChangeSavedReplies {
  constructor(
    private readonly transaction: Transaction,
    private readonly replies: SavedReplies,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws TOO_MANY_SAVED_REPLIES. */
  add({ name }: AdministratorActor, content: SavedReplyContent): Promise<SavedReplyRecord> {
    const max = SAVED_REPLY_LIMITS.replies;
    return this.transaction.run(async () => {
      const added =
        (await this.replies.add(content, name, max)) ??
        refuse('TOO_MANY_SAVED_REPLIES', `There can be at most ${String(max)} saved replies. Delete one first.`);
      await this.audit.write(entryOf(name, 'add', added.id, null, added));
      return added;
    });
  }

  /** Throws NOT_FOUND, or CHANGED_MEANWHILE with the name of the administrator who changed it since `version`. */
  change(
    { name }: AdministratorActor,
    id: number,
    { version, ...content }: SavedReplyContent & { readonly version: number },
  ): Promise<SavedReplyRecord> {
    return this.transaction.run(async () => {
      const before = await this.#held(id);
      if (before.version !== version) {
        refuse(
          'CHANGED_MEANWHILE',
          `${before.updatedBy} has changed this reply since you opened it. Please reload it.`,
        );
      }
      const after = await this.replies.change(id, content, name, this.clock.now());
      await this.audit.write(entryOf(name, 'change', id, before, after));
      return after;
    });
  }

  /** Throws NOT_FOUND. */
  async remove({ name }: AdministratorActor, id: number): Promise<void> {
    await this.transaction.run(async () => {
      const removed = await this.#held(id);
      await this.replies.remove(id);
      await this.audit.write(entryOf(name, 'remove', id, removed, null));
    });
  }

  async #held(id: number): Promise<SavedReplyRecord> {
    return (await this.replies.hold(id)) ?? refuse('NOT_FOUND', 'This saved reply no longer exists.');
  }
}

function entryOf(
  actor: string,
  move: string,
  id: number,
  before: SavedReplyRecord | null,
  after: SavedReplyRecord | null,
): AuditEntry {
  return {
    ...{ actor, action: `reply.${move}`, targetType: 'saved_reply', targetId: String(id) },
    ...{ before: shownOf(before), after: shownOf(after), reason: null },
  };
}

/** The text may name people by mistake, so the log, which is kept forever, doesn't have it. */
const shownOf = (reply: SavedReplyRecord | null) => (reply === null ? {} : { title: reply.title, kind: reply.kind });
