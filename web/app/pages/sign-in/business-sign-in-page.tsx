import { BusinessSignIn } from '../../../features/sign-in/business-sign-in.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /business-sign-in */
export function BusinessSignInPage() {
  const { site } = usePage();
  return (
    <>
      <PageMeta
        title={`List Your Business | ${site.name}`}
        description="Sign in to list your pet-friendly business, answer reviews and keep it up to date."
        path="/business-sign-in"
      />
      <BusinessSignIn />
    </>
  );
}
