import { CalendarPlus, Plus, X } from 'lucide-react';
import type { SpecialDate } from '../../../../interfaces/contract/policy/policy-words.js';
import { Button, IconButton } from '../../../ui/button.js';
import { Input } from '../../../ui/form/input.js';
import { NEW_SPAN, useNewFocus } from './new-focus.js';
import { SpanRows } from './span-rows.js';

interface SpecialDatesProps {
  readonly specials: readonly SpecialDate[];
  readonly onChange: (specials: readonly SpecialDate[]) => void;
}

/** Dates with other hours, or none. */
export function SpecialDates({ specials, onChange }: SpecialDatesProps) {
  const { focusNew, focusAdd, refOfNew, refOfAdd } = useNewFocus();
  const change = (index: number, changed: Partial<SpecialDate>) =>
    onChange(specials.map((each, at) => (at === index ? { ...each, ...changed } : each)));
  return (
    <div role="group" aria-label="Special dates" className="flex flex-col gap-3">
      {specials.map((special, index) => (
        <SpecialRow
          key={index}
          number={index + 1}
          special={special}
          refOfDate={refOfNew(index)}
          onChange={(changed) => change(index, changed)}
          onRemove={() => {
            onChange(specials.filter((_, at) => at !== index));
            focusAdd();
          }}
        />
      ))}
      <Button
        ref={refOfAdd}
        variant="ghost"
        size="sm"
        className="self-start"
        icon={<CalendarPlus aria-hidden="true" />}
        onClick={() => {
          focusNew(specials.length);
          onChange([...specials, { date: '', spans: [] }]);
        }}
      >
        Add a special date
      </Button>
    </div>
  );
}

interface SpecialRowProps {
  readonly number: number;
  readonly special: SpecialDate;
  readonly refOfDate: (input: HTMLInputElement | null) => void;
  readonly onChange: (changed: Partial<SpecialDate>) => void;
  readonly onRemove: () => void;
}

function SpecialRow({ number, special, refOfDate, onChange, onRemove }: SpecialRowProps) {
  const name = `Special date ${String(number)}`;
  const { focusNew, focusAdd, refOfNew, refOfAdd } = useNewFocus();
  return (
    <div role="group" aria-label={name} className="flex flex-col gap-2 rounded-md border border-line p-3">
      <div className="flex items-center gap-2">
        <Input
          ref={refOfDate}
          type="date"
          aria-label={`${name}: date`}
          className="max-w-48 pr-3 pl-3"
          max="9999-12-31"
          value={special.date}
          onChange={({ currentTarget }) => onChange({ date: currentTarget.value })}
        />
        {special.spans.length === 0 && <span className="text-sm text-muted">Closed</span>}
        <IconButton label={`Remove ${name.toLowerCase()}`} className="ml-auto" onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <SpanRows
        of={name}
        spans={special.spans}
        onChange={(spans) => onChange({ spans })}
        onRemove={(spans) => {
          onChange({ spans });
          focusAdd();
        }}
        refOfNew={refOfNew}
      />
      <Button
        ref={refOfAdd}
        variant="ghost"
        size="sm"
        className="self-start"
        icon={<Plus aria-hidden="true" />}
        aria-label={`Add hours on ${name.toLowerCase()}`}
        onClick={() => {
          focusNew(special.spans.length);
          onChange({ spans: [...special.spans, NEW_SPAN] });
        }}
      >
        Add hours
      </Button>
    </div>
  );
}
