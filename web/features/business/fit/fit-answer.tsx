import { CircleCheck, MessageCircleQuestionMark, OctagonX, type LucideIcon } from 'lucide-react';
import type { Fit } from '../../../../interfaces/contract/policy/fit.js';
import type { FitAnswer as Answer } from '../../../../interfaces/contract/policy/policy-words.js';
import { classNames } from '../../../lib/page/class-names.js';
import { FactAgeLine } from '../../../ui/show/fact-age-line.js';

interface Look {
  readonly word: string;
  readonly icon: LucideIcon;
  readonly box: string;
  readonly ink: string;
  readonly note: (pets: string, then: string) => string;
}

/** A word, a shape, and a color for each answer. */
const LOOK: Readonly<Record<Answer, Look>> = {
  yes: {
    ...{ word: 'Yes', icon: CircleCheck, box: 'bg-success-soft', ink: 'text-success' },
    note: (pets, then) => `By all that we know, your ${pets} can come${then}.`,
  },
  ask: {
    ...{ word: 'Ask first', icon: MessageCircleQuestionMark, box: 'bg-marigold-soft', ink: 'text-marigold-strong' },
    note: () => 'Something that matters isn’t certain.',
  },
  no: {
    ...{ word: 'No', icon: OctagonX, box: 'bg-danger-soft', ink: 'text-danger' },
    note: (pets, then) => `Your ${pets} can’t come${then}, as far as we know.`,
  },
};

const ANSWER_WORD: Readonly<Record<Answer, string>> = { yes: 'Fits: ', ask: 'Ask: ', no: 'Doesn’t fit: ' };

/** Reasons shown at first. */
const SHOWN = 4;

interface FitAnswerProps {
  readonly fit: Fit;
  readonly count: number;
  readonly isTimed: boolean;
  /** True while the answer to a changed question loads. */
  readonly isOld: boolean;
}

/** Returns the answer as a sentence for screen readers. */
export function answerWords({ answer }: Fit, count: number, isTimed: boolean): string {
  const { word, note } = LOOK[answer];
  return `${word}. ${noteOf(note, count, isTimed)}`;
}

const noteOf = (note: Look['note'], count: number, isTimed: boolean): string =>
  note(count === 1 ? 'pet' : 'pets', isTimed ? ' at that time' : '');

/** The answer as a word and a shape, and its reasons with the age of each fact. */
export function FitAnswer({ fit: { answer, reasons }, count, isTimed, isOld }: FitAnswerProps) {
  const { word, icon: Icon, box, ink, note } = LOOK[answer];
  const rest = reasons.slice(SHOWN);
  return (
    <div aria-busy={isOld} className={classNames('transition-opacity', isOld && 'opacity-60')}>
      <div data-answer={answer} className={classNames('flex items-center gap-3.5 rounded-md px-4 py-3', box)}>
        <Icon aria-hidden="true" className={classNames('size-9 shrink-0', ink)} />
        <p>
          <span className={classNames('block text-xl font-bold', ink)}>{word}</span>
          <span className="block text-sm">{noteOf(note, count, isTimed)}</span>
        </p>
      </div>
      <Reasons reasons={reasons.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className="mt-1">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-leaf">
            {rest.length === 1 ? 'One more reason' : `${rest.length} more reasons`}
          </summary>
          <Reasons reasons={rest} />
        </details>
      )}
    </div>
  );
}

function Reasons({ reasons }: Pick<Fit, 'reasons'>) {
  return (
    <ul className="mt-3 flex flex-col gap-3">
      {reasons.map((reason) => {
        const { icon: Icon, ink } = LOOK[reason.answer];
        return (
          <li key={reason.rule} className="flex gap-2.5">
            <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', ink)} />
            <div className="min-w-0">
              <p className="wrap-anywhere">
                <span className="sr-only">{ANSWER_WORD[reason.answer]}</span>
                {reason.text}
              </p>
              {reason.rule !== 'policy' && <FactAgeLine age={reason} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
