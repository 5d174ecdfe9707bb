import type { RefCallback } from 'react';
import { X } from 'lucide-react';
import { isPastMidnight, type Span } from '../../../../interfaces/contract/policy/policy-words.js';
import { IconButton } from '../../../ui/button.js';
import { Input } from '../../../ui/form/input.js';

interface SpanRowsProps {
  /** The day: 'Monday'. */
  readonly of: string;
  readonly spans: readonly Span[];
  readonly onChange: (spans: readonly Span[]) => void;
  readonly onRemove: (left: readonly Span[]) => void;
  readonly refOfNew: (index: number) => RefCallback<HTMLInputElement>;
}

/** The hours of a day, one line for each range. */
export function SpanRows({ of, spans, onChange, onRemove, refOfNew }: SpanRowsProps) {
  const change = (index: number, changed: Partial<Span>) =>
    onChange(spans.map((span, at) => (at === index ? { ...span, ...changed } : span)));
  return spans.map((span, index) => {
    const which = spans.length === 1 ? of : `${of}, line ${String(index + 1)}`;
    return (
      <div key={index} className="flex flex-wrap items-center gap-x-2">
        <div className="flex w-full min-w-0 flex-wrap items-center gap-1.5 sm:w-auto sm:gap-2">
          <Input
            ref={refOfNew(index)}
            type="time"
            aria-label={`${which}: opens`}
            className="min-w-27 flex-1 pr-1.5 pl-2 sm:w-36 sm:flex-none sm:pr-3 sm:pl-3"
            value={span.from}
            onChange={({ currentTarget }) => change(index, { from: currentTarget.value })}
          />
          <span className="text-muted">to</span>
          <Input
            type="time"
            aria-label={`${which}: closes`}
            className="min-w-27 flex-1 pr-1.5 pl-2 sm:w-36 sm:flex-none sm:pr-3 sm:pl-3"
            value={span.to}
            onChange={({ currentTarget }) => change(index, { to: currentTarget.value })}
          />
          <IconButton label={`Remove hours: ${which}`} onClick={() => onRemove(spans.filter((_, at) => at !== index))}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        {span.from !== '' && isPastMidnight(span) && span.from !== span.to && (
          <span className="text-sm text-muted">the next day</span>
        )}
      </div>
    );
  });
}
