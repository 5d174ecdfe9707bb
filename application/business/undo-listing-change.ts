import { changedFields, FIELD_LABEL } from '../../domain/business/edited-fields.js';
import { afterListingMove, LISTING_MOVE, type ListingMove } from '../../domain/business/standing.js';
import { canUndo, isSame, moveOf, undoneFields } from '../../domain/business/undo.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditReads, WrittenEntry } from '../administration/audit.js';
import type { Facts } from '../policy/ports.js';
import { AS_ADMINISTRATOR, sayInForm } from '../policy/say-in-form.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { keepFiles } from './keep-files.js';
import { saveMoved, type MovePorts } from './move-listing.js';
import type { BusinessRecord } from './ports.js';
import { tellOwner } from './tell-owner.js';

interface UndoPorts extends Omit<MovePorts, 'subscriptions'> {
  readonly entries: Pick<AuditReads, 'one'>;
  readonly pictures: TakePictures;
  readonly facts: Facts;
}

const REFUSED = 'The listing has changed since, or this entry cannot be undone.';

/** Undoes an edit, hiding, closing, reopening, or deletion of a listing that the audit log records. */
export class UndoListingChange {
  constructor(private readonly ports: UndoPorts) {}

  /**
   * Returns the id of the business. Throws NOT_FOUND for an unknown entry, and LISTING_MOVE_REFUSED if the entry can't be
   * undone or its fields have changed since.
   */
  async run({ name: administrator }: AdministratorActor, entryId: number, reason: string): Promise<number> {
    const { entries, transaction, businesses, audit } = this.ports;
    const entry = (await entries.one(entryId)) ?? refuse('NOT_FOUND', 'Audit log entry not found');
    const id = Number(entry.targetId);
    if (undoneFields(entry).length === 0) refuse('LISTING_MOVE_REFUSED', REFUSED);
    const move = moveOf(entry.action);
    await transaction.run(async () => {
      const business = await (move === 'delete' ? businesses.findDeleted(id) : businesses.find(id));
      if (business === null || !canUndo(entry, { ...business })) return refuse('LISTING_MOVE_REFUSED', REFUSED);
      const restored =
        move === null
          ? await this.#undoEdit(administrator, business, entry, reason)
          : await this.#undoMove(administrator, business, { entry, move, reason });
      const fields = ['name', ...undoneFields(entry)] as (keyof BusinessRecord)[];
      const shownOf = (record: BusinessRecord) => Object.fromEntries(fields.map((field) => [field, record[field]]));
      await audit.write({
        ...{ actor: administrator, action: 'business.undo', targetType: 'business', targetId: entry.targetId },
        ...{ before: shownOf(business), after: shownOf(restored), reason },
      });
    });
    return id;
  }

  async #undoEdit(
    administrator: string,
    business: BusinessRecord,
    entry: WrittenEntry,
    reason: string,
  ): Promise<BusinessRecord> {
    const { businesses, pictures, clock } = this.ports;
    const before = entry.before as Partial<BusinessRecord>;
    const values = Object.fromEntries(undoneFields(entry).map((field) => [field, entry.before[field]]));
    const added = (entry.after as Partial<BusinessRecord>).editedFields ?? [];
    // A change that the owner made since stays.
    const isWaiting = isSame(business.pendingChanges, entry.after['pendingChanges']);
    const restored: BusinessRecord = {
      ...{ ...business, ...values },
      locationSource: before.locationSource ?? business.locationSource,
      pendingChanges: isWaiting ? (before.pendingChanges ?? null) : business.pendingChanges,
      editedFields: business.editedFields.filter(
        (field) => !added.includes(field) || (before.editedFields ?? []).includes(field),
      ),
    };
    if (business.ownerId !== null) await keepFiles(pictures, business.ownerId, business, restored);
    await businesses.save(restored);
    const said = { id: business.id, before: business, after: restored, change: values };
    await sayInForm(this.ports.facts, said, AS_ADMINISTRATOR);
    const changed = changedFields(business, restored).map((field) => FIELD_LABEL[field]);
    await tellOwner(this.ports, restored, {
      ...{ kind: 'listing_edited', administrator, at: clock.now() },
      reason: `${reason}\nChanged back: ${changed.join(', ')}`,
    });
    return restored;
  }

  async #undoMove(
    administrator: string,
    business: BusinessRecord,
    { entry, move, reason }: { readonly entry: WrittenEntry; readonly move: ListingMove; readonly reason: string },
  ): Promise<BusinessRecord> {
    const { inverse, field } = LISTING_MOVE[move];
    const at = this.ports.clock.now();
    const since = entry.before[field];
    const restored = afterListingMove(business, inverse, typeof since === 'string' ? new Date(since) : at);
    await saveMoved(this.ports, restored, { administrator, move: inverse, reason, at });
    return restored;
  }
}
