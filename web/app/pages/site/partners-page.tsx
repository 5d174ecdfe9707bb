import { Partners } from '../../../features/partner/partners.js';
import { Page } from '../../../ui/page/page.js';

/** /partners */
export function PartnersPage() {
  return (
    <Page
      title="For partners"
      description="Show pet-friendly places on your website, or keep a copy of the directory: widget, oEmbed, and changes feed."
      path="/partners"
      className="pt-8 sm:pt-12"
    >
      <Partners />
    </Page>
  );
}
