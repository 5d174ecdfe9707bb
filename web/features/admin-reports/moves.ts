import type { AdminReport } from '../../../interfaces/contract/moderation/admin-report.js';

export type Move = AdminReport['moves'][number];

interface MoveWords {
  readonly label: string;
  /** What it does, in a sentence. */
  readonly does: string;
  /** What was done. */
  readonly done: string;
}

export const MOVE: Readonly<Record<Move, MoveWords>> = {
  keep: {
    label: 'Keep',
    does: 'It stays, and is shown again where it was hidden. Its author hears nothing of it.',
    done: 'Kept',
  },
  hide: {
    label: 'Hide',
    does: 'Others do not see it any more. Its author reads why, can change it, and can appeal.',
    done: 'Hidden',
  },
  remove: {
    label: 'Remove',
    does: 'Others do not see it any more, an appeal alone brings it back, and it is erased later.',
    done: 'Removed',
  },
  warn: {
    label: 'Warn',
    does: 'It stays where it is. Its author gets a warning, and can appeal.',
    done: 'Author warned',
  },
  restrict: {
    label: 'Restrict',
    does: 'It is hidden, and its author can read, but not write, for some days.',
    done: 'Author restricted',
  },
  suspend: {
    label: 'Suspend',
    does: 'It is hidden, and its author can read, but not write, until an appeal is upheld.',
    done: 'Author suspended',
  },
  erase_minor: {
    label: 'Erase a minor',
    does: 'The account of somebody younger than 13 is erased at once, with all that they wrote. Nobody can take this back.',
    done: 'Minor’s account erased',
  },
};
