import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/form/checkbox.js';
import type { ShownCount } from './offered-choices.js';

/** Where the API stops counting. */
const COUNTED_TO = 10_000;

export function Group({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className="mb-5 grid gap-x-6 sm:grid-cols-2">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {children}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  /** Whether the search in the address has it. */
  readonly wasChosen: boolean;
  /** Whether it is selected now; such a choice is never disabled. */
  readonly isChosen: boolean;
  /** How many places it would find, if known. */
  readonly count: ShownCount | undefined;
  readonly hint?: string | undefined;
  readonly children: string;
}

/** A filter to select; disabled if it would find nothing. */
export function FilterChoice({ name, value, wasChosen, isChosen, count, hint, children }: ChoiceProps) {
  const isEmpty = isZero(count) && !isChosen;
  return (
    <Checkbox
      name={name}
      value={value}
      defaultChecked={wasChosen}
      disabled={isEmpty}
      className={lookOf(isEmpty)}
      label={<Counted count={count}>{children}</Counted>}
      hint={hint}
    />
  );
}

/** The same, if it replaces the other choices of its group. */
export function FilterRadio({ name, value, wasChosen, isChosen, count, children }: ChoiceProps) {
  const isEmpty = isZero(count) && !isChosen;
  return (
    <label className={`flex min-h-11 items-start gap-3 py-2 ${lookOf(isEmpty)}`}>
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={wasChosen}
        disabled={isEmpty}
        className="mt-[0.15em] size-5 shrink-0"
      />
      <span>
        <Counted count={count}>{children}</Counted>
      </span>
    </label>
  );
}

const lookOf = (isEmpty: boolean): string => (isEmpty ? 'cursor-not-allowed text-muted' : '');

/** An option with its number of matches, if known. */
export function Counted({ count, children }: { readonly count: ShownCount | undefined; readonly children: string }) {
  return (
    <>
      {children}
      {count !== undefined && (
        <span className="text-muted">
          {isZero(count) ? ' (no places)' : ` (${countWords(count.count, count.isLeast)})`}
        </span>
      )}
    </>
  );
}

/** Returns '1,234', or '10,000+' where counting stops. `isLeast` is whether there may be more. */
export function countWords(count: number, isLeast = false): string {
  return `${count.toLocaleString('en-US')}${isLeast || count >= COUNTED_TO ? '+' : ''}`;
}

export const isZero = (count: ShownCount | undefined): boolean => count?.count === 0;
