import { LegalDocument } from '../../../features/legal/legal-document.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import text from '../../../texts/privacy-policy.md';

/** /privacy-policy */
export function PrivacyPolicyPage() {
  return (
    <>
      <PageMeta
        title="Privacy Policy"
        description="What we keep about you, why and for how long, which cookies we set, and how to see, correct, download and delete your data."
        path="/privacy-policy"
      />
      <LegalDocument text={text} />
    </>
  );
}
