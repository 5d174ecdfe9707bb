import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { SEARCH_FIELD_INPUT, SEARCH_FIELD_LABEL, SEARCH_FIELD } from './search-field-classes.js';

interface QueryFieldProps {
  readonly initial: string;
  readonly over: boolean;
}

/** A text field named `query`. Suggestions load when it is used; without them, it is a plain field. */
export function QueryField({ initial, over }: QueryFieldProps) {
  const id = useId();
  const [suggestions, setSuggestions] = useState<ReactNode>();
  const load = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void =>
    void import('../suggestions/query-suggestions.js').then(
      ({ QuerySuggestions }) => setSuggestions(<QuerySuggestions field={currentTarget} over={over} />),
      () => undefined,
    );
  return (
    <div className={`${SEARCH_FIELD} has-[button]:pr-14 lg:flex-[1.2]`}>
      <label htmlFor={id} className={SEARCH_FIELD_LABEL}>
        Search
      </label>
      <input
        id={id}
        type="search"
        name="query"
        placeholder="Patio, pet spa, trail…"
        defaultValue={initial}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={load}
        onInput={load}
        className={SEARCH_FIELD_INPUT}
      />
      {suggestions}
    </div>
  );
}
