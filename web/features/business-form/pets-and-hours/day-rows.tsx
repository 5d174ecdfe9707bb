import type { ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { WEEKDAYS, type Span } from '../../../../interfaces/contract/policy/policy-words.js';
import { Button } from '../../../ui/button.js';
import { SpanRows } from './span-rows.js';
import { NEW_SPAN, useNewFocus } from './new-focus.js';

type Days = readonly (readonly Span[])[];

interface DayRowsProps {
  readonly label: string;
  readonly days: Days;
  /** Whether no hours are stated at all, so that no day is closed. */
  readonly isEmpty: boolean;
  /** What is wrong, shown at the day `wrongDay`. */
  readonly problem: ReactNode;
  readonly wrongDay: string | undefined;
  readonly onChange: (days: Days) => void;
}

const WORKDAYS = 5;

/** The seven days with their hours. */
export function DayRows({ label, days, isEmpty, problem, wrongDay, onChange }: DayRowsProps) {
  const [monday = []] = days;
  const change = (day: number, spans: readonly Span[]) => onChange(days.map((each, at) => (at === day ? spans : each)));
  const copyTo = (count: number) => onChange(days.map((each, at) => (at < count ? monday : each)));
  return (
    <ul aria-label={`${label} by day`} className="flex flex-col divide-y divide-line border-y border-line">
      {WEEKDAYS.map((name, day) => (
        <DayRow
          key={name}
          name={name}
          spans={days[day] ?? []}
          isEmpty={isEmpty}
          problem={name === wrongDay && problem}
          onChange={(spans) => change(day, spans)}
        >
          {day === 0 && monday.length > 0 && (
            <>
              <Button variant="ghost" size="sm" onClick={() => copyTo(WORKDAYS)}>
                Copy to all weekdays
              </Button>
              <Button variant="ghost" size="sm" onClick={() => copyTo(WEEKDAYS.length)}>
                Copy to every day
              </Button>
            </>
          )}
          {day > 0 && monday.length > 0 && JSON.stringify(monday) !== JSON.stringify(days[day]) && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Same hours as Monday on ${name}`}
              onClick={() => change(day, monday)}
            >
              Same hours as Monday
            </Button>
          )}
        </DayRow>
      ))}
    </ul>
  );
}

interface DayRowProps {
  readonly name: string;
  readonly spans: readonly Span[];
  readonly isEmpty: boolean;
  readonly problem: ReactNode;
  readonly onChange: (spans: readonly Span[]) => void;
  readonly children: ReactNode;
}

function DayRow({ name, spans, isEmpty, problem, onChange, children }: DayRowProps) {
  const { focusNew, refOfNew, refOfAdd, focusAdd } = useNewFocus();
  return (
    <li className="grid grid-cols-1 gap-x-4 gap-y-2 py-2 sm:grid-cols-[7rem_1fr]">
      <span className="flex min-h-11 items-center gap-3 font-medium">
        {name}
        {spans.length === 0 && (
          <span className="text-sm font-normal text-muted sm:hidden">{isEmpty ? 'Not stated' : 'Closed'}</span>
        )}
      </span>
      <div className="flex flex-col gap-2">
        <SpanRows
          of={name}
          spans={spans}
          onChange={onChange}
          onRemove={(left) => {
            onChange(left);
            focusAdd();
          }}
          refOfNew={refOfNew}
        />
        {problem}
        <div className="flex flex-wrap items-center gap-x-1">
          {spans.length === 0 && (
            <span className="mr-3 hidden text-sm text-muted sm:inline">{isEmpty ? 'Not stated' : 'Closed'}</span>
          )}
          <Button
            ref={refOfAdd}
            variant="ghost"
            size="sm"
            icon={<Plus aria-hidden="true" />}
            aria-label={`Add hours on ${name}`}
            onClick={() => {
              focusNew(spans.length);
              onChange([...spans, NEW_SPAN]);
            }}
          >
            Add hours
          </Button>
          {children}
        </div>
      </div>
    </li>
  );
}
