import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useQueryClient } from '@tanstack/react-query';
import type { LocationSuggestion } from '../../../../interfaces/contract/gazetteer/location.js';
import { classNames } from '../../../lib/page/class-names.js';
import { BELOW, optionId, SEARCH_FIELD_INPUT, SEARCH_FIELD_LABEL, SEARCH_FIELD } from './search-field-classes.js';
import type { LocationSuggestions } from './location-suggestions.js';
import { useLocationSuggestions } from './suggestions.queries.js';

/** Pause in typing, in ms, before suggestions are fetched: a product decision. */
const PAUSE_MS = 300;

/** What is wrong with the location of the last search. */
export interface LocationProblem {
  /** The ID of the message's element. */
  readonly id: string;
  /** The message, if it is shown at the field itself. */
  readonly words?: ReactNode;
}

interface LocationFieldProps {
  readonly initial: string;
  readonly problem?: LocationProblem | undefined;
  readonly placeholder?: string | undefined;
  /** Shown inside the field, at its right end. */
  readonly children?: ReactNode;
}

/** A text field named `location` that suggests towns while typing. Enter completes the text and searches. */
export function LocationField({ initial, problem, placeholder = 'City or ZIP', children }: LocationFieldProps) {
  const id = useId();
  const box = useSuggestionBox(initial);
  const { options, active, open, failed } = box;
  // A corrected location is no longer wrong.
  const wrong = box.text === initial ? problem : undefined;
  return (
    <div className={classNames(SEARCH_FIELD, 'lg:flex-[1.5]', wrong?.words !== undefined && 'pt-2 pb-1')}>
      <label htmlFor={id} className={SEARCH_FIELD_LABEL}>
        Location
      </label>
      <div className="flex items-center gap-2">
        <input
          id={id}
          name="location"
          placeholder={placeholder}
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && active >= 0 ? optionId(id, active) : undefined}
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby={wrong?.id}
          value={box.text}
          onChange={(event) => box.type(event.target.value)}
          onKeyDown={box.onKeyDown}
          onBlur={box.close}
          className={SEARCH_FIELD_INPUT}
        />
        {children}
      </div>
      {wrong?.words}
      {open && box.List !== null && <box.List id={id} options={options} active={active} onChoose={box.choose} />}
      <p role="status" className={failed ? classNames(BELOW, 'px-4 py-3 text-sm text-danger') : 'sr-only'}>
        {failed ? 'Failed to fetch location suggestions' : announcement(open, options.length)}
      </p>
    </div>
  );
}

function announcement(open: boolean, count: number): string {
  if (!open) return '';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}

/** Returns the component of the list; null until its code has loaded. Without it, the field still completes the text. */
function useList(isNeeded: boolean) {
  const [List, setList] = useState<typeof LocationSuggestions | null>(null);
  useEffect(() => {
    if (isNeeded)
      void import('./location-suggestions.js').then(
        (loaded) => setList(() => loaded.LocationSuggestions),
        () => undefined,
      );
  }, [isNeeded]);
  return List;
}

function useSuggestionBox(initial: string) {
  const [text, setText] = useState(initial);
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const { data, isError } = useLocationSuggestions(usePaused(text), wanted);
  const options = wanted && text.trim().length >= 2 && !saysAll(text, data ?? []) ? (data ?? []) : [];
  const List = useList(options.length > 0);
  const open = options.length > 0 && List !== null;

  const close = (): void => {
    setWanted(false);
    setActive(-1);
  };
  const completion = useCompletion();
  const choose = (option: string): void => {
    completion.cancel();
    setText(option);
    close();
  };
  const type = (value: string): void => {
    completion.cancel();
    setText(value);
    setWanted(true);
    setActive(-1);
  };
  const complete = async (form: HTMLFormElement): Promise<void> => {
    const completed = await completion.of(text);
    if (completed === null) return;
    flushSync(() => choose(completed));
    form.requestSubmit();
  };
  const move = (step: 1 | -1): void => {
    completion.cancel();
    setWanted(true);
    if (!open) return;
    // One more position than there are options: the field itself.
    const places = options.length + 1;
    setActive((place) => ((place + 1 + step + places) % places) - 1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const chosen = options[active];
    const { form } = event.currentTarget;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && open && chosen !== undefined) choose(chosen.name);
    else if (event.key === 'Enter' && wanted && form !== null) void complete(form);
    else if (event.key === 'Escape' && open) choose(text);
    else return;
    event.preventDefault();
  };
  return { text, options, open, active, failed: wanted && isError, List, type, choose, close, onKeyDown };
}

/** Completes the text for Enter, which may have to wait for the suggestions; typing on cancels that. */
function useCompletion() {
  const client = useQueryClient();
  const asked = useRef<string | null>(null);
  const cancel = (): void => void (asked.current = null);
  /** Returns the completed text, or the text itself; null if canceled. */
  const of = async (text: string): Promise<string | null> => {
    asked.current = text;
    const completed = await load().then(
      ({ completedLocation }) => completedLocation(client, text),
      () => null,
    );
    if (asked.current !== text) return null;
    cancel();
    return completed ?? text;
  };
  return { of, cancel };
}

const load = () => import('./completed-location.js');

/** Returns whether the only suggestion is what is already typed; the list would just cover the button below. */
function saysAll(text: string, suggestions: readonly LocationSuggestion[]): boolean {
  return suggestions.length === 1 && suggestions[0]?.name.toLowerCase() === text.trim().toLowerCase();
}

/** Returns the text once typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
