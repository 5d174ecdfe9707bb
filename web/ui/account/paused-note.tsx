import { EyeOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useViewer } from '../../lib/page/viewer.js';
import { PRIVACY_PATH } from '../../lib/path/privacy-path.js';

/** Reminds a member who paused the profile of it, where they see what others do not. Nothing for anybody else. */
export function PausedNote() {
  if (useViewer()?.paused !== true) return null;
  return (
    <section
      aria-label="Your profile is paused"
      className="mb-6 flex items-start gap-4 rounded-lg border border-marigold bg-marigold-soft p-4"
    >
      <EyeOff aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-marigold-strong" />
      <p className="max-w-prose">
        <strong>Your profile is paused.</strong> Nobody else sees it, your Guide Dog or your pets, and your reviews
        stand as 'Anonymous'.{' '}
        <Link to={PRIVACY_PATH} className="font-semibold underline">
          End the pause
        </Link>
      </p>
    </section>
  );
}
