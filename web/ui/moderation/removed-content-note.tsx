import { EyeOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { classNames } from '../../lib/page/class-names.js';
import { NOTICES_PATH } from '../../lib/path/account-path.js';

const WORDS = {
  hidden: 'Hidden by our team. Only you can see it.',
  removed: 'Removed by our team. Only you can see it, and you can’t edit it.',
} as const;

interface RemovedContentNoteProps {
  /** Only the author gets this state. */
  readonly state: keyof typeof WORDS | null;
  readonly className?: string | undefined;
}

/** Tells authors that others can't see their content, and where to find the reason. Nothing if it is visible. */
export function RemovedContentNote({ state, className }: RemovedContentNoteProps) {
  if (state === null) return null;
  return (
    <p className={classNames('flex items-start gap-2 rounded-md bg-danger-soft px-3 py-2 text-sm', className)}>
      <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
      <span>
        {WORDS[state]}{' '}
        <Link to={NOTICES_PATH} className="relative z-10 font-semibold underline">
          See your notices
        </Link>
      </span>
    </p>
  );
}
