import { LegalDocument } from '../../../features/legal/legal-document.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import text from '../../../texts/community-guidelines.md';

/** /community-guidelines */
export function CommunityGuidelinesPage() {
  return (
    <>
      <PageMeta
        title="Community Guidelines"
        description="How to write helpful reviews and profiles, what isn’t allowed, and what happens if you break the rules."
        path="/community-guidelines"
      />
      <LegalDocument text={text} />
    </>
  );
}
