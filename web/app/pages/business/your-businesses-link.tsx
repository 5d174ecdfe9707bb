import { Link } from 'react-router-dom';
import { useViewer } from '../../../lib/page/viewer.js';
import { useOwnListings } from '../own-listings.js';

/** A link to /my-businesses, for members with a business, an unsent listing, or a claim. */
export function YourBusinessesLink() {
  const viewer = useViewer();
  return viewer === null ? null : <LinkIfAny userId={viewer.id} />;
}

function LinkIfAny({ userId }: { readonly userId: string }) {
  const { listings = [], total } = useOwnListings(userId);
  if (listings.length === 0) return null;
  return (
    <p className="mb-6">
      <Link to="/my-businesses" className="text-link font-semibold">
        Your businesses
      </Link>{' '}
      <span className="text-muted">
        See the status of your{' '}
        {total === 1 ? 'listing or claim' : `${total.toLocaleString('en-US')} listings and claims`}.
      </span>
    </p>
  );
}
