import { LegalDocument } from '../../../features/legal/legal-document.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import text from '../../../texts/community-guidelines.md';

/** /community-guidelines */
export function CommunityGuidelinesPage() {
  const { site } = usePage();
  return (
    <>
      <PageMeta
        title={`Community Guidelines | ${site.name}`}
        description="How to write reviews and profiles that help others, what is not allowed, and what happens then."
        path="/community-guidelines"
      />
      <LegalDocument text={text} />
    </>
  );
}
