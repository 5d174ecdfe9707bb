import { useId, type ReactNode } from 'react';
import { classNames } from '../../lib/page/class-names.js';
import '../../lib/form/zod-messages.js';
import { FieldError } from './field-error.js';

/** Props for a field's control: spread them on Input, Textarea, or Select. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface Counter {
  readonly value: number;
  readonly limit: number;
  /** 'characters' by default; set it if words are counted. */
  readonly unit?: string | undefined;
}

export interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly counter?: Counter | undefined;
  readonly className?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A label, a hint, the control, and below it the error and the counter on the right. */
export function Field({ label, hint, error, required = false, counter, className, children }: FieldProps) {
  const id = useId();
  const exceeded = counter !== undefined && counter.value > counter.limit;
  const notes = [hint && `${id}-hint`, error && `${id}-error`, counter && `${id}-count`].filter(Boolean);
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="text-danger">
            {' '}
            *
          </span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
        'aria-invalid': error !== undefined || exceeded || undefined,
        'aria-required': required || undefined,
      })}
      {(error !== undefined || counter !== undefined) && (
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 text-sm">
          {error === undefined ? <span /> : <FieldError id={`${id}-error`}>{error}</FieldError>}
          {counter !== undefined && <CounterText id={`${id}-count`} counter={counter} exceeded={exceeded} />}
        </div>
      )}
    </div>
  );
}

interface CounterTextProps {
  readonly id: string;
  readonly counter: Counter;
  readonly exceeded: boolean;
}

function CounterText({ id, counter, exceeded }: CounterTextProps) {
  return (
    <p id={id} className={classNames('ml-auto tabular-nums', exceeded ? 'text-danger' : 'text-muted')}>
      {`${counter.value}/${counter.limit} ${counter.unit ?? 'characters'}`}
      {exceeded && <span className="ml-2 font-semibold">Limit exceeded</span>}
    </p>
  );
}
