import { BusinessSignIn } from '../../../features/sign-in/business-sign-in.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /business-sign-in */
export function BusinessSignInPage() {
  return (
    <>
      <PageMeta
        title="List Your Business"
        description="Sign in to list your pet-friendly business, respond to reviews and keep your listing up to date."
        path="/business-sign-in"
      />
      <BusinessSignIn />
    </>
  );
}
