import type { ReactNode } from 'react';
import { CircleHelp, Globe, House, Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePage } from '../../lib/page/page-context.js';
import { ButtonAnchor, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';

const STEPS = [
  'Use the alternate sign-in below. It starts and ends at our main web address.',
  'Allow cookies for this site. We set only the cookies that keep you signed in.',
  'Open the newest link from your email, in the browser where you started. Each link works once and expires.',
  'Try again in a private window, or turn off extensions that block parts of pages.',
] as const;

/** Help with sign-in problems. */
export function AuthHelp() {
  const { publicUrl, site } = usePage();
  return (
    <div className="page-width py-8 sm:py-12">
      <h1>Sign-in help</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">
        If you use {site.name} through a custom domain, signing in can fail. Browsers keep each web address separate, so
        you can’t start signing in at one address and finish at another.
      </p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
        <Card as="section" className="flex flex-col gap-4">
          <h2 className="text-2xl">What you can do</h2>
          <ol className="flex list-decimal flex-col gap-3 pl-6 marker:font-bold marker:text-leaf">
            {STEPS.map((step) => (
              <li key={step} className="max-w-prose pl-1">
                {step}
              </li>
            ))}
          </ol>
          <div className="mt-2 flex flex-wrap gap-3">
            <ButtonAnchor href={`${publicUrl}/api/login`} icon={<Globe aria-hidden="true" />}>
              Alternate sign-in
            </ButtonAnchor>
            <ButtonLink to="/" variant="secondary" icon={<House aria-hidden="true" />}>
              Go to Homepage
            </ButtonLink>
          </div>
          <p className="text-sm text-muted">The alternate sign-in takes you to {publicUrl}.</p>
        </Card>
        <StillStuck />
      </div>
    </div>
  );
}

function StillStuck() {
  const { site } = usePage();
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-2xl">Still stuck?</h2>
      <Help icon={<CircleHelp aria-hidden="true" />}>
        Find answers in the{' '}
        <Link to="/help-center" className="text-link">
          help center
        </Link>
        .
      </Help>
      <Help icon={<Mail aria-hidden="true" />}>
        Email{' '}
        <a href={`mailto:${site.supportEmail}`} className="text-link break-all">
          {site.supportEmail}
        </a>
        , or use the{' '}
        <Link to="/contact" className="text-link">
          contact form
        </Link>
        . Tell us which web address you used and what you saw.
      </Help>
    </Card>
  );
}

function Help({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <p className="flex items-start gap-3 [&>svg]:mt-0.5 [&>svg]:size-5.5 [&>svg]:shrink-0 [&>svg]:text-leaf">
      {icon}
      <span>{children}</span>
    </p>
  );
}
