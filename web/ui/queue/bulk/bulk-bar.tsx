import type { Ref } from 'react';
import { Button } from '../../button.js';
import type { BulkChoice, BulkWork } from './bulk-work.js';
import { MAX_SELECTED, type Selection } from './use-selection.js';

interface BulkBarProps {
  readonly work: BulkWork;
  readonly selection: Selection;
  readonly onChoose: (choice: BulkChoice) => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** The number of selected items and their bulk actions; visible while any are selected. */
export function BulkBar({ work, selection, onChoose, ref }: BulkBarProps) {
  const count = selection.selected.length;
  if (count === 0) return null;
  return (
    <div
      ref={ref}
      role="group"
      aria-label="Selection"
      data-selection-bar
      className="sticky bottom-0 z-10 -mx-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-t-lg border border-line bg-card p-3 shadow-lift noscript:hidden"
    >
      <p className="text-sm font-semibold tabular-nums">
        {count} selected{count === MAX_SELECTED && ' (the maximum)'}
      </p>
      {work.choices.map((choice) => (
        <Button
          key={choice.action}
          data-choice
          variant={choice.variant}
          size="sm"
          icon={choice.icon}
          onClick={() => onChoose(choice)}
        >
          {choice.labelOfSelected ?? `${choice.label} Selected`}
        </Button>
      ))}
      <Button variant="ghost" size="sm" onClick={selection.none}>
        Clear Selection
      </Button>
    </div>
  );
}
