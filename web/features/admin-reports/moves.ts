import type { AdminReport } from '../../../interfaces/contract/moderation/admin-report.js';

export type Move = AdminReport['moves'][number];

interface MoveWords {
  readonly label: string;
  /** The effect of the move, as a sentence. */
  readonly does: string;
  /** The result, for the confirmation. */
  readonly done: string;
}

export const MOVE: Readonly<Record<Move, MoveWords>> = {
  keep: {
    label: 'Keep',
    does: 'Keeps the content up and shows it again if it was hidden. The author isn’t notified.',
    done: 'Kept',
  },
  hide: {
    label: 'Hide',
    does: 'Hides the content from everyone else. The author gets the reason and can edit the content or appeal.',
    done: 'Hidden',
  },
  remove: {
    label: 'Remove',
    does: 'Removes the content and erases it later. Only an appeal can restore it.',
    done: 'Removed',
  },
  warn: {
    label: 'Warn',
    does: 'Keeps the content up. The author gets a warning and can appeal.',
    done: 'Author warned',
  },
  restrict: {
    label: 'Restrict',
    does: 'Hides the content. The author can read but not post for a number of days.',
    done: 'Author restricted',
  },
  suspend: {
    label: 'Suspend',
    does: 'Hides the content. The author can read but not post unless an appeal is upheld.',
    done: 'Author suspended',
  },
  erase_minor: {
    label: 'Erase Minor’s Account',
    does: 'Closes the account of a member under 13, and after 24 hours erases it with everything they posted.',
    done: 'Minor’s account closed',
  },
};
