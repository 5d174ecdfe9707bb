import { requireWithinTier, type BusinessChange, type BusinessContent } from '../../domain/business/content.js';
import { changedFields, changesAddress, FIELD_LABEL, pendingAfterEdit } from '../../domain/business/edited-fields.js';
import type { ListingTier } from '../../domain/business/listing-tier.js';
import { EDIT_ACTION } from '../../domain/business/undo.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { Subscriptions } from '../billing/ports.js';
import type { Gazetteer } from '../gazetteer/ports.js';
import type { Facts, HoursReader } from '../policy/ports.js';
import { requireReadableHours } from '../policy/require-readable-hours.js';
import { AS_ADMINISTRATOR, sayInForm } from '../policy/say-in-form.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { DecisionNotices } from '../shared/decision-notices.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { keepFiles } from './keep-files.js';
import type { Businesses, BusinessRecord } from './ports.js';
import { tellOwner } from './tell-owner.js';
import { isSameAddress, wantedContent } from './wanted-content.js';
import { withLocation } from './with-location.js';

/** An administrator's edit of a listing. */
export interface ListingEdit {
  readonly change: BusinessChange;
  /** Why. The owner reads it. */
  readonly reason: string;
  /** The version the administrator saw, if given. */
  readonly version?: number | undefined;
}

interface EditPorts {
  readonly transaction: Transaction;
  readonly businesses: Businesses;
  readonly subscriptions: Subscriptions;
  readonly pictures: TakePictures;
  readonly gazetteer: Gazetteer;
  readonly hours: HoursReader;
  readonly facts: Facts;
  readonly audit: AuditLog;
  readonly outbox: Outbox;
  readonly notices: DecisionNotices;
  readonly clock: Clock;
}

/**
 * Edits any listing at once, without approval. No import changes the edited fields again; of the
 * pet policy and opening hours, the edited facts. The administrator's values
 * replace waiting changes of the same fields. Writes the audit log, and emails and notifies the owner.
 */
export class EditListing {
  constructor(private readonly ports: EditPorts) {}

  /**
   * Does nothing if no value differs. Throws BUSINESS_NOT_FOUND, CHANGED_MEANWHILE, and INVALID_INPUT for a pin far from
   * the town, content beyond the tier, and added photos, which only owners can upload.
   */
  async run({ name: administrator }: AdministratorActor, id: number, edit: ListingEdit): Promise<void> {
    const { transaction, gazetteer } = this.ports;
    // The gazetteer is asked between two transactions, because a transaction must not take a second connection.
    const seen = await transaction.run(() => this.#find(id, edit.version));
    const place = await withLocation(wantedContent(seen, edit.change), gazetteer);
    await transaction.run(async () => {
      const business = await this.#find(id, edit.version);
      const wanted = wantedContent(business, edit.change);
      if (!isSameAddress(wanted, place)) refuseChanged();
      const content = { ...wanted, latitude: place.latitude, longitude: place.longitude };
      requireNoNewFiles(business, content);
      requireReadableHours(this.ports.hours, content, business);
      requireWithinTier(content, await this.#requestedTier(business), business);
      await this.#save(administrator, business, content, edit);
    });
  }

  async #find(id: number, version: number | undefined): Promise<BusinessRecord> {
    const business = (await this.ports.businesses.find(id)) ?? refuse('BUSINESS_NOT_FOUND', 'Business not found');
    return version === undefined || version === business.version ? business : refuseChanged();
  }

  async #save(
    administrator: string,
    business: BusinessRecord,
    content: BusinessRecord,
    { change, reason }: ListingEdit,
  ): Promise<void> {
    const fields = changedFields(business, content);
    if (fields.length === 0) return;
    const { businesses, pictures, facts, audit, clock } = this.ports;
    // Only the member who uploaded a photo can release it. Files of a member who is gone are deleted in any case.
    if (business.ownerId !== null) await keepFiles(pictures, business.ownerId, business, content);
    const edited: BusinessRecord = {
      ...content,
      pendingChanges: pendingAfterEdit(business.pendingChanges, fields),
      locationSource: changesAddress(fields) ? 'address' : business.locationSource,
      editedFields: [...new Set([...business.editedFields, ...fields])],
    };
    await businesses.save(edited);
    await sayInForm(facts, { id: business.id, before: business, after: edited, change }, AS_ADMINISTRATOR);
    const kept = ['name', 'editedFields', 'locationSource', 'pendingChanges'] as const;
    const shownOf = (record: BusinessRecord) =>
      Object.fromEntries([...kept, ...fields].map((field) => [field, record[field]]));
    const entry = { actor: administrator, action: EDIT_ACTION, targetType: 'business', reason } as const;
    await audit.write({ ...entry, targetId: String(business.id), before: shownOf(business), after: shownOf(edited) });
    const changed = fields.map((field) => FIELD_LABEL[field]).join(', ');
    await tellOwner(this.ports, edited, {
      ...{ kind: 'listing_edited', administrator, at: clock.now() },
      reason: `${reason}\nChanged: ${changed}`,
    });
  }

  /** Returns the requested tier, whose limits apply. The paid tier decides what is shown. */
  async #requestedTier({ id, tier }: BusinessRecord): Promise<ListingTier> {
    const { subscription } = await this.ports.subscriptions.find(id);
    return subscription?.wishedTier ?? tier;
  }
}

function refuseChanged(): never {
  return refuse('CHANGED_MEANWHILE', 'This business has changed since you opened it. Please reload and edit it again.');
}

/** Administrators can reorder and remove an owner's files, but uploads belong to members. */
function requireNoNewFiles(before: BusinessContent, after: BusinessContent): void {
  if (after.images.some((image) => !before.images.includes(image))) {
    refuse('INVALID_INPUT', 'Administrators can reorder and remove photos, but not add any.', 'images');
  }
  if (after.menuUrl !== null && after.menuUrl !== before.menuUrl) {
    refuse('INVALID_INPUT', 'Administrators can remove the menu, but not add one.', 'menuUrl');
  }
}
