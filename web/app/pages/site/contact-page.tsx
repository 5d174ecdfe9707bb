import { CircleHelp, Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Page } from '../../../ui/page/page.js';
import { ContactUs } from '../../../features/feedback/contact-us.js';
import { OwnFeedbackList } from '../../../features/feedback/own-feedback.js';
import { usePage } from '../../../lib/page/page-context.js';
import { useViewer } from '../../../lib/page/viewer.js';
import { Card } from '../../../ui/page/card.js';

/** /contact: for everyone; members also see their messages. */
export function ContactPage() {
  const viewer = useViewer();
  return (
    <Page
      title="Contact us"
      description="Ask a question, report a problem, or share an idea. We respond within 24 hours."
      path="/contact"
      className="py-8 sm:py-12"
    >
      <h1>Contact us</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">
        Ask a question, or tell us how we can improve. We respond within 24 hours.
      </p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card className="sm:p-8">
          {/* Signing in or out resets the form. */}
          <ContactUs key={viewer?.id ?? 'visitor'} />
        </Card>
        <OtherWays />
      </div>
      {viewer !== null && (
        <div className="mt-12">
          <OwnFeedbackList />
        </div>
      )}
    </Page>
  );
}

function OtherWays() {
  const { site } = usePage();
  return (
    <aside aria-label="Other ways to get help" className="flex flex-col gap-5">
      <Card className="flex flex-col gap-2">
        <CircleHelp aria-hidden="true" className="size-7 text-leaf" />
        <h2 className="text-lg">Need an answer now?</h2>
        <p className="text-muted">
          Most questions are answered in the{' '}
          <Link to="/help-center" className="text-link">
            help center
          </Link>
          .
        </p>
      </Card>
      <Card className="flex flex-col gap-2">
        <Mail aria-hidden="true" className="size-7 text-leaf" />
        <h2 className="text-lg">Prefer email?</h2>
        <p className="text-muted">
          Email us at{' '}
          <a href={`mailto:${site.supportEmail}`} className="text-link break-all">
            {site.supportEmail}
          </a>
          .
        </p>
      </Card>
    </aside>
  );
}
