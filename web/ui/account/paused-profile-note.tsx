import { EyeOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useViewer } from '../../lib/page/viewer.js';
import { PRIVACY_PATH } from '../../lib/path/account-path.js';

/** Reminds members with a paused profile that others can't see this. Nothing for anyone else. */
export function PausedProfileNote() {
  if (useViewer()?.paused !== true) return null;
  return (
    <section
      aria-label="Your profile is paused"
      className="mb-6 flex items-start gap-4 rounded-lg border border-marigold bg-marigold-soft p-4"
    >
      <EyeOff aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-marigold-strong" />
      <p className="max-w-prose">
        <strong>Your profile is paused.</strong> Only you can see it, your Guide Dog, and your pets. Your reviews appear
        as 'Anonymous'.{' '}
        <Link to={PRIVACY_PATH} className="font-semibold underline">
          Resume my profile
        </Link>
      </p>
    </section>
  );
}
