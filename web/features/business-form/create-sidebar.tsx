import { LifeBuoy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { APPROVAL_LABEL } from '../../../interfaces/contract/shared/words.js';
import { useViewer } from '../../lib/page/viewer.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { useSidebarBusinesses } from './business-form.queries.js';
import { ListingPreview } from './listing-preview.js';
import { TierChooser } from './tier-choice.js';

/** The sidebar: plan, the member's businesses, help, and the card as it will look. */
export function CreateSidebar() {
  const viewer = useViewer();
  return (
    <aside aria-label="Plan, help, and preview" className="flex flex-col gap-6 self-stretch">
      <TierChooser />
      {viewer !== null && <OwnBusinesses userId={viewer.id} />}
      <NeedHelp />
      <ListingPreview />
    </aside>
  );
}

function OwnBusinesses({ userId }: { readonly userId: string }) {
  const { data } = useSidebarBusinesses(userId);
  if (data === undefined || data.total === 0) return null;
  const { businesses, total } = data;
  const more = total - businesses.length;
  return (
    <Card as="section" aria-labelledby="own-businesses">
      <h2 id="own-businesses" className="text-lg">
        Your Businesses
      </h2>
      <ul className="mt-3 flex flex-col gap-3">
        {businesses.map(({ id, name, approvalStatus = 'approved', isActive }) => (
          <li key={id}>
            <Link to={`/my-businesses/${id}/edit`} className="text-link font-semibold wrap-anywhere">
              {name}
            </Link>
            <p className="text-sm text-muted">{isActive ? APPROVAL_LABEL[approvalStatus] : 'Withdrawn'}</p>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Link to="/my-businesses" className="text-link mt-4 inline-block font-semibold">
          +{more} more {more === 1 ? 'business' : 'businesses'}
        </Link>
      )}
    </Card>
  );
}

function NeedHelp() {
  return (
    <Card as="section" aria-labelledby="need-help" className="flex flex-col items-start gap-3">
      <h2 id="need-help" className="text-lg">
        Need Help?
      </h2>
      <p className="text-sm text-muted">Contact us if you have a question or something isn’t working.</p>
      <ButtonLink to="/contact" variant="secondary" icon={<LifeBuoy aria-hidden="true" />}>
        Contact Support
      </ButtonLink>
    </Card>
  );
}
