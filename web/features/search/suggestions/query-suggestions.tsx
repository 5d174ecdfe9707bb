import { useEffect } from 'react';
import { History, MapPin, PawPrint, Trash2, X, type LucideIcon } from 'lucide-react';
import { classNames } from '../../../lib/page/class-names.js';
import { BELOW, optionId } from '../form/search-field-classes.js';
import { announcement, CLEAR, type Group, type GroupName, type Option } from './options.js';
import { useSuggestions, type SuggestionList } from './use-suggestions.js';

interface QuerySuggestionsProps {
  /** The search field, which stays the one that the page was rendered with. */
  readonly field: HTMLInputElement;
  /** True in a dialog: a search replaces the history entry created by opening it. */
  readonly over: boolean;
}

/** The suggestions of a search field, and its Clear button. They overlay the page, so nothing moves. */
export function QuerySuggestions({ field, over }: QuerySuggestionsProps) {
  const list = useSuggestions(field, over);
  const { id, groups, open, options, hasText, isEmpty, clear } = list;
  // The results may show it, and must not move when its code arrives later.
  useEffect(() => void import('../results/understood-notice.js').catch(() => undefined), []);
  return (
    <>
      {hasText && (
        <button
          type="button"
          aria-label="Clear text"
          onPointerDown={keepFocus}
          onClick={clear}
          className="absolute top-1/2 right-2 inline-flex size-11 -translate-y-1/2 items-center justify-center rounded-full text-muted transition-colors hover:bg-leaf-soft hover:text-ink"
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      )}
      <div
        id={id}
        role="listbox"
        aria-label="Suggestions"
        hidden={!open}
        // Keeps the focus in the field, also when the list is scrolled with the mouse.
        onPointerDown={keepFocus}
        onMouseDown={keepFocus}
        className={classNames(BELOW, 'max-h-96 overflow-y-auto overscroll-contain p-1.5 lg:min-w-100')}
      >
        {groups.map((group) => (
          <Options key={group.name} group={group} list={list} />
        ))}
      </div>
      <p role="status" className="sr-only">
        {open ? announcement(options) : isEmpty ? 'No suggestions' : ''}
      </p>
    </>
  );
}

const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault();

const ICON: Readonly<Record<GroupName, LucideIcon>> = {
  Places: MapPin,
  'Kinds and perks': PawPrint,
  'Recent searches': History,
};

function Options({ group, list }: { readonly group: Group; readonly list: SuggestionList }) {
  const { name, options } = group;
  const titleId = `${list.id}-${name.replaceAll(' ', '-')}`;
  return (
    <div role="group" aria-labelledby={titleId}>
      <p id={titleId} role="presentation" className="px-3 pt-2 pb-1 text-xs leading-4.5 font-semibold text-muted">
        {name}
      </p>
      {options.map((option) => (
        <OptionRow key={option.key} option={option} icon={option === CLEAR ? Trash2 : ICON[name]} list={list} />
      ))}
    </div>
  );
}

interface OptionRowProps {
  readonly option: Option;
  readonly icon: LucideIcon;
  readonly list: SuggestionList;
}

function OptionRow({ option, icon: Icon, list }: OptionRowProps) {
  const { words, details } = option;
  const index = list.options.indexOf(option);
  const isActive = index === list.active;
  return (
    <div
      id={optionId(list.id, index)}
      ref={(row) => {
        if (isActive) row?.scrollIntoView({ block: 'nearest' });
      }}
      role="option"
      aria-selected={isActive}
      onClick={() => list.choose(option)}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 py-1.5 hover:bg-leaf-soft',
        isActive && 'bg-leaf-soft font-semibold',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-leaf" />
      <span className="min-w-0">
        <span className="block truncate leading-5.5">{words}</span>{' '}
        {details !== '' && <span className="block truncate text-sm leading-5 font-normal text-muted">{details}</span>}
      </span>
    </div>
  );
}
