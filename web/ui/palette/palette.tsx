import { useId, useState, type KeyboardEvent } from 'react';
import { Search } from 'lucide-react';
import { classNames } from '../../lib/page/class-names.js';
import { Input } from '../form/input.js';
import { Dialog } from '../overlay/dialog.js';
import { stateWords, type Choice, type ChoiceGroup, type PaletteState } from './choice.js';
import { Key } from './shortcut-table.js';

interface PaletteProps {
  readonly title: string;
  /** The field's label and hint. */
  readonly label: string;
  readonly hint: string;
  readonly maxLength: number;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly groups: readonly ChoiceGroup[];
  readonly state: PaletteState;
  readonly onChoose: (choice: Choice) => void;
  readonly onClose: () => void;
  /** After closing, when the focus is back where it was. */
  readonly onClosed: () => void;
  readonly open: boolean;
}

/** A dialog with one field that finds things to open and to do. Usable with keyboard, mouse, and touch. */
export function Palette({ open, onClose, onClosed, title, ...list }: PaletteProps) {
  return (
    <Dialog open={open} onClose={onClose} onClosed={onClosed} title={title} full startsInField>
      <Combobox {...list} />
    </Dialog>
  );
}

type ComboboxProps = Omit<PaletteProps, 'open' | 'onClose' | 'onClosed' | 'title'>;

function Combobox({ label, hint, maxLength, text, onText, groups, state, onChoose }: ComboboxProps) {
  const id = useId();
  const { active, choose, press } = useActive(groups, onChoose);
  const optionId = (choice: Choice): string => `${id}-${choice.id}`;
  return (
    <div className="flex flex-col gap-3 sm:h-96">
      <Input
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(active)}
        placeholder={hint}
        maxLength={maxLength}
        {...PLAIN_TEXT}
        icon={<Search />}
        value={text}
        onChange={({ target }) => {
          choose(null);
          onText(target.value);
        }}
        onKeyDown={press}
      />
      <p role="status" className="text-sm text-muted">
        {stateWords(groups, state)}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        className="-mx-2 min-h-0 flex-1 overflow-y-auto overscroll-contain"
      >
        {groups.map((group) => (
          <Group key={group.name} {...{ group, active, optionId, onChoose }} />
        ))}
      </div>
    </div>
  );
}

const PLAIN_TEXT = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, enterKeyHint: 'go' } as const;

/** Returns the active choice, the first by default, and what the keys do. */
function useActive(groups: readonly ChoiceGroup[], onChoose: (choice: Choice) => void) {
  const choices = groups.flatMap((group) => group.choices);
  const [chosen, setChosen] = useState<string | null>(null);
  const active = choices.find((choice) => choice.id === chosen) ?? choices[0];
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || active === undefined) return;
    const next = MOVES[event.key]?.(choices.indexOf(active), choices.length);
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === undefined) onChoose(active);
    else setChosen(choices[next]?.id ?? null);
  };
  return { active, choose: setChosen, press };
}

interface GroupProps {
  readonly group: ChoiceGroup;
  readonly active: Choice | undefined;
  readonly optionId: (choice: Choice) => string;
  readonly onChoose: (choice: Choice) => void;
}

function Group({ group: { name, choices }, active, optionId, onChoose }: GroupProps) {
  return (
    <div role="group" aria-label={name}>
      <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-semibold text-muted">
        {name}
      </p>
      {choices.map((choice) => (
        <Option
          key={choice.id}
          id={optionId(choice)}
          choice={choice}
          isActive={choice === active}
          onClick={() => onChoose(choice)}
        />
      ))}
    </div>
  );
}

/** The position after each key. The arrows go round. */
const MOVES: Readonly<Record<string, (at: number, many: number) => number>> = {
  ArrowDown: (at, many) => (at + 1) % many,
  ArrowUp: (at, many) => (at <= 0 ? many : at) - 1,
  Home: () => 0,
  End: (_, many) => many - 1,
};

interface OptionProps {
  readonly id: string;
  readonly choice: Choice;
  readonly isActive: boolean;
  readonly onClick: () => void;
}

function Option({ id, choice: { label, detail, icon, keys }, isActive, onClick }: OptionProps) {
  return (
    <div
      id={id}
      ref={(row) => {
        if (isActive) row?.scrollIntoView?.({ block: 'nearest' });
      }}
      role="option"
      aria-selected={isActive}
      onClick={onClick}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 hover:bg-leaf-soft [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-muted',
        isActive && 'bg-leaf-soft',
      )}
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{label}</span>{' '}
        {detail !== undefined && <span className="block truncate text-sm text-muted">{detail}</span>}
      </span>
      {keys !== undefined && <Key>{keys}</Key>}
    </div>
  );
}
