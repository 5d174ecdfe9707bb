import { EyeOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { classNames } from '../../lib/class-names.js';
import { NOTICES_PATH } from '../../lib/path/notices-path.js';

const WORDS = {
  hidden: 'Hidden by us: only you see it.',
  removed: 'Removed by us: only you see it, and it cannot be changed.',
} as const;

interface TakenDownNoteProps {
  /** Nobody but its author is told of one. */
  readonly state: keyof typeof WORDS | undefined;
  readonly className?: string | undefined;
}

/** Says to an author that others do not see something, and where the reason stands. Nothing where everybody sees it. */
export function TakenDownNote({ state, className }: TakenDownNoteProps) {
  if (state === undefined) return null;
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
