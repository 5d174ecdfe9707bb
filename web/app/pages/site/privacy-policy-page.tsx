import { LegalDocument } from '../../../features/legal/legal-document.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import text from '../../../texts/privacy-policy.md';

/** /privacy-policy */
export function PrivacyPolicyPage() {
  const { site } = usePage();
  return (
    <>
      <PageMeta
        title={`Privacy Policy | ${site.name}`}
        description="What we keep about you, why and for how long, which cookies we set, and how to see, correct, take along and delete it."
        path="/privacy-policy"
      />
      <LegalDocument text={text} />
    </>
  );
}
