import { LegalDocument } from '../../../features/legal/legal-document.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import text from '../../../texts/terms-of-service.md';

/** /terms-of-service */
export function TermsOfServicePage() {
  const { site } = usePage();
  return (
    <>
      <PageMeta
        title={`Terms of Service | ${site.name}`}
        description="What you and we agree on when you use the site: accounts, listings, reviews, Premium and responsibility."
        path="/terms-of-service"
      />
      <LegalDocument text={text} />
    </>
  );
}
