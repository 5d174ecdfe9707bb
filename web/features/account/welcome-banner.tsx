import { useEffect, useState } from 'react';
import { PartyPopper, X } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePage } from '../../lib/page/page-context.js';
import { IconButton } from '../../ui/button.js';

/** Asks a new member, who comes with ?welcome=true, to complete the profile; the address then forgets it. */
export function WelcomeBanner() {
  const { site } = usePage();
  const [params] = useSearchParams();
  const isAsked = params.get('welcome') === 'true';
  const [shown, setShown] = useState(isAsked);
  const navigate = useNavigate();
  useEffect(() => {
    if (isAsked) void navigate('/user-profile', { replace: true, preventScrollReset: true });
  }, [isAsked, navigate]);
  if (!shown) return null;
  return (
    <section
      aria-label="Welcome"
      className="mb-6 flex items-start gap-4 rounded-lg border border-marigold bg-marigold-soft p-4 sm:p-5"
    >
      <PartyPopper aria-hidden="true" className="mt-1 size-7 shrink-0 text-marigold-strong" />
      <div className="flex-1">
        <h2 className="text-xl">Welcome to {site.name}!</h2>
        <p className="mt-1 max-w-prose">
          Please complete your profile: with your name and your pet's, others know whose advice they follow.
        </p>
      </div>
      <IconButton label="Close the welcome" onClick={() => setShown(false)} className="noscript:hidden">
        <X aria-hidden="true" />
      </IconButton>
    </section>
  );
}
