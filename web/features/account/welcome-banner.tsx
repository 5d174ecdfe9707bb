import { useEffect, useState } from 'react';
import { PartyPopper, X } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePage } from '../../lib/page/page-context.js';
import { IconButton } from '../../ui/button.js';

/** Asks new members (?welcome=true) to complete their profile, then removes the parameter from the address. */
export function WelcomeBanner() {
  const { site } = usePage();
  const [params] = useSearchParams();
  const isNewMember = params.get('welcome') === 'true';
  const [isOpen, setOpen] = useState(isNewMember);
  const navigate = useNavigate();
  useEffect(() => {
    if (isNewMember) void navigate('/user-profile', { replace: true, preventScrollReset: true });
  }, [isNewMember, navigate]);
  if (!isOpen) return null;
  return (
    <section
      aria-label="Welcome"
      className="mb-6 flex items-start gap-4 rounded-lg border border-marigold bg-marigold-soft p-4 sm:p-5"
    >
      <PartyPopper aria-hidden="true" className="mt-1 size-7 shrink-0 text-marigold-strong" />
      <div className="flex-1">
        <h2 className="text-xl">Welcome to {site.name}!</h2>
        <p className="mt-1 max-w-prose">
          Please complete your profile. Your name and your pet’s name tell other pet owners whose advice they’re
          reading.
        </p>
      </div>
      <IconButton label="Dismiss welcome message" onClick={() => setOpen(false)} className="noscript:hidden">
        <X aria-hidden="true" />
      </IconButton>
    </section>
  );
}
