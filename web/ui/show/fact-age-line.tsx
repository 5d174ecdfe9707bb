import { CircleCheck, CircleDashed, CircleHelp, Clock, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { FactState } from '../../../interfaces/contract/policy/policy-words.js';
import { ageWords, type FactAge } from '../../lib/words/fact-age.js';
import { classNames } from '../../lib/page/class-names.js';

/** A shape for each state, so that color isn't the only sign. */
const ICON: Readonly<Record<FactState, LucideIcon>> = {
  confirmed: CircleCheck,
  unconfirmed: CircleDashed,
  disputed: TriangleAlert,
  stale: Clock,
};

interface FactAgeLineProps {
  readonly age: FactAge;
  readonly by?: string | undefined;
}

/** How far a fact can be trusted, in a line. */
export function FactAgeLine({ age, by }: FactAgeLineProps) {
  const Icon = age.state === null ? CircleHelp : ICON[age.state];
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 text-sm',
        age.state === 'disputed' ? 'font-semibold text-marigold-strong' : 'text-muted',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {ageWords(age, by)}
    </span>
  );
}
