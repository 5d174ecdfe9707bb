import { Link } from 'react-router-dom';
import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { FIELD_LABEL, STANDING_LABEL } from '../../../interfaces/contract/shared/words.js';
import { businessPath } from '../../lib/path/browse-search.js';
import { OutsideLink } from '../../ui/show/fact-list.js';
import { changesOfPath } from './listings-path.js';

/** The heading of the edit page: whose listing it is, its status, and changes that wait for approval. */
export function EditedListing({ business }: { readonly business: AdminBusiness }) {
  const { id, name, status, ownerId, ownerName, pendingChanges } = business;
  const owner = ownerId === null ? 'No owner' : `Owner: ${ownerName ?? 'unnamed member'}`;
  return (
    <div className="mb-6 flex flex-col gap-2">
      <h1 className="text-2xl wrap-anywhere">Edit {name}</h1>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
        <span>{STANDING_LABEL[status]}</span>
        <span className="min-w-0 wrap-anywhere">{owner}</span>
        <OutsideLink href={businessPath(id)}>View the page</OutsideLink>
        <Link to={changesOfPath(id)} className="text-link">
          All recorded changes
        </Link>
      </p>
      {pendingChanges !== null && (
        <p className="rounded-md bg-marigold-soft p-4">
          The owner changed {namesOf(pendingChanges)}, and these changes wait for approval. The form shows the public
          values. If you change the same fields, your values replace the owner’s.{' '}
          <Link to="/admin/business-approval" className="text-link">
            Go to business approval
          </Link>
        </p>
      )}
    </div>
  );
}

const LABELS: Readonly<Record<string, string>> = FIELD_LABEL;

const namesOf = (changes: Readonly<Record<string, unknown>>): string =>
  Object.keys(changes)
    .map((field) => LABELS[field] ?? field)
    .join(', ');
