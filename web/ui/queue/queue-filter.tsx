import type { KeyboardEvent } from 'react';
import { X } from 'lucide-react';
import { Select } from '../form/select.js';
import { Input } from '../form/input.js';
import { choicesOf, MARK_LABEL, ORDERS, type Row, type RowFilter } from './row.js';
import type { useQueueAddress } from './use-queue-address.js';

interface QueueFilterProps {
  /** All waiting rows. The chips show their kinds and marks. */
  readonly rows: readonly Row[];
  readonly filter: RowFilter;
  readonly onChange: ReturnType<typeof useQueueAddress>['set'];
  /** Called when someone leaves the search with Enter, or with Escape once it is empty. */
  readonly onLeave: () => void;
}

/** The search, order, and filters of a queue. */
export function QueueFilter({ rows, filter, onChange, onLeave }: QueueFilterProps) {
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && !(event.key === 'Escape' && filter.text === '')) return;
    event.preventDefault();
    onLeave();
  };
  return (
    <div role="search" aria-label="This queue" className="flex flex-col gap-2 noscript:hidden">
      <div className="flex gap-2">
        <Input
          type="search"
          aria-label="Search this queue"
          placeholder="Name, town, or kind"
          data-queue-search
          aria-keyshortcuts="/"
          value={filter.text}
          onChange={({ target }) => onChange({ q: target.value })}
          onKeyDown={leave}
          className="min-w-0 flex-1 text-ellipsis"
        />
        <Select
          aria-label="Order"
          options={Object.entries(ORDERS).map(([value, label]) => ({ value, label }))}
          value={filter.order in ORDERS ? filter.order : 'own'}
          onChange={({ target }) => onChange({ sort: target.value === 'own' ? null : target.value })}
          boxClassName="w-40 shrink-0 max-sm:w-36"
        />
      </div>
      <Chips {...{ rows, filter, onChange }} />
    </div>
  );
}

/** The marks and kinds of the rows, each with its count. */
function Chips({ rows, filter, onChange }: Omit<QueueFilterProps, 'onLeave'>) {
  const { kinds, marks } = choicesOf(rows);
  return (
    <div className="-mx-3 flex gap-1.5 overflow-x-auto px-3 pb-1 empty:hidden">
      {marks.map(({ value, count }) => (
        <Chip
          key={value}
          label={MARK_LABEL[value]}
          count={count}
          isOn={filter.mark === value}
          onToggle={(isOn) => onChange({ mark: isOn ? value : null })}
        />
      ))}
      {(kinds.length > 1 || filter.kind !== null) &&
        kinds.map(({ value, count }) => (
          <Chip
            key={value}
            label={value}
            count={count}
            isOn={filter.kind === value}
            onToggle={(isOn) => onChange({ kind: isOn ? value : null })}
          />
        ))}
    </div>
  );
}

interface ChipProps {
  readonly label: string;
  readonly count: number;
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
}

function Chip({ label, count, isOn, onToggle }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className="inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-full border border-edge bg-card px-3 text-sm transition-colors hover:border-leaf aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-on-leaf pointer-coarse:min-h-11"
      onClick={() => onToggle(!isOn)}
    >
      {label}
      <span className="tabular-nums opacity-80">{count.toLocaleString('en-US')}</span>
      {isOn && <X aria-hidden="true" className="size-3.5" />}
    </button>
  );
}
