import { LegalDocument } from '../../../features/legal/legal-document.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import text from '../../../texts/terms-of-service.md';

/** /terms-of-service */
export function TermsOfServicePage() {
  return (
    <>
      <PageMeta
        title="Terms of Service"
        description="The terms for using the site: accounts, listings, reviews, Premium and liability."
        path="/terms-of-service"
      />
      <LegalDocument text={text} />
    </>
  );
}
