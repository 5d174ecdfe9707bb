import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { BUSINESS_LIMITS } from '../../../../interfaces/contract/shared/words.js';
import {
  readWeek,
  WEEKDAYS,
  weekWords,
  writeWeek,
  type WeekHours,
} from '../../../../interfaces/contract/policy/policy-words.js';
import { Button } from '../../../ui/button.js';
import { FieldError } from '../../../ui/form/field-error.js';
import { Textarea } from '../../../ui/form/textarea.js';
import { DayRows } from './day-rows.js';
import { SpecialDates } from './special-dates.js';

interface HoursEditorProps {
  readonly label: string;
  readonly hint: string;
  /** Hours in OpenStreetMap's syntax, in which times may be missing while they are typed. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  readonly ref: Ref<HTMLDivElement>;
}

/** Edits hours by the week, or as text: hours that the week can't show are always text. */
export function HoursEditor({ label, hint, value, onChange, onBlur, error, ref }: HoursEditorProps) {
  const id = useId();
  const [wantsText, setWantsText] = useState(false);
  const week = readWeek(value);
  const isText = wantsText || week === null;
  const wrongDay = isText ? undefined : WEEKDAYS.find((day) => error?.startsWith(`${day}: `) === true);
  const problem = error === undefined ? null : <Problem id={`${id}-error`} message={error} />;
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
      onBlur={onBlur}
      className="flex flex-col gap-3"
    >
      <div>
        <p id={`${id}-label`} className="font-semibold">
          {label}
        </p>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      </div>
      {isText ? (
        <HoursText
          {...{ label, value }}
          isInvalid={error !== undefined}
          isUnshowable={week === null}
          // Text that becomes readable while it is typed stays text.
          onChange={(text) => {
            setWantsText(true);
            onChange(text);
          }}
        />
      ) : (
        <WeekEditor {...{ label, week, problem, wrongDay }} onChange={(next) => onChange(writeWeek(next))} />
      )}
      {wrongDay === undefined && problem}
      {week !== null && (
        <Button variant="ghost" size="sm" className="self-start" onClick={() => setWantsText(!isText)}>
          {isText ? 'Use the weekly form' : 'Write it yourself'}
        </Button>
      )}
    </div>
  );
}

function Problem({ id, message }: { readonly id: string; readonly message: string }) {
  const shown = useRef<HTMLDivElement>(null);
  // The editor gets the focus, and is taller than a screen.
  useEffect(() => {
    const editor = shown.current?.closest('[role="group"]');
    if (editor === document.activeElement) shown.current?.scrollIntoView?.({ block: 'center' });
  }, [message]);
  return (
    <div ref={shown} className="text-sm">
      <FieldError id={id}>{message}</FieldError>
    </div>
  );
}

interface WeekEditorProps {
  readonly label: string;
  readonly week: WeekHours;
  /** What is wrong, and the day that shows it; none if it isn't about a day of the week. */
  readonly problem: ReactNode;
  readonly wrongDay: string | undefined;
  readonly onChange: (week: WeekHours) => void;
}

function WeekEditor({ label, week, problem, wrongDay, onChange }: WeekEditorProps) {
  const { days, specials } = week;
  const isEmpty = days.every((spans) => spans.length === 0) && specials.length === 0;
  return (
    <>
      <DayRows
        {...{ label, days, isEmpty, problem, wrongDay }}
        onChange={(next) => onChange({ days: next, specials })}
      />
      {!isEmpty && <SpecialDates specials={specials} onChange={(next) => onChange({ days, specials: next })} />}
      <Preview label={label} week={isEmpty ? null : week} />
    </>
  );
}

/** How visitors read the hours. */
function Preview({ label, week }: { readonly label: string; readonly week: WeekHours | null }) {
  return (
    <div role="group" aria-label={`${label} as visitors see them`} className="rounded-md bg-sunken px-4 py-3 text-sm">
      {week === null ? (
        <p className="text-muted">Not stated yet. Visitors see no hours.</p>
      ) : (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5">
          {weekWords(week).map(({ days, hours }) => (
            <div key={days} className="contents">
              <dt className="font-medium">{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

interface HoursTextProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly isInvalid: boolean;
  readonly isUnshowable: boolean;
}

function HoursText({ label, value, onChange, isInvalid, isUnshowable }: HoursTextProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <p id={id} className="text-sm text-muted">
        Write them as OpenStreetMap does, such as “Mo-Fr 09:00-17:00; Sa 10:00-14:00; PH off”.
        {isUnshowable && ' The weekly form can’t show these hours. To use it, clear this text first.'}
      </p>
      <Textarea
        aria-label={`${label} as text`}
        aria-describedby={id}
        aria-invalid={isInvalid || undefined}
        rows={2}
        spellCheck={false}
        autoComplete="off"
        maxLength={10 * BUSINESS_LIMITS.openingHours}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
