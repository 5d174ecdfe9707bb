import { useId, useState, type FocusEvent, type ReactNode, type SyntheticEvent } from 'react';
import { List, Root, Trigger } from 'radix-ui/tabs';
import { classNames } from '../../lib/page/class-names.js';
import { useHydrated } from '../../lib/browser/use-hydrated.js';

interface Tab {
  readonly value: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly defaultValue?: string | undefined;
  readonly value?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
}

const TAB =
  '-mb-px inline-flex min-h-11 items-center rounded-t-md border-b-3 border-transparent px-4 py-2 font-semibold whitespace-nowrap text-muted transition-colors -outline-offset-3 hover:text-ink data-[state=active]:border-leaf data-[state=active]:text-leaf group-data-by-pointer/tabs:outline-none';

/**
 * Tabs with panels. All panels stay mounted, so that no input is lost; without JavaScript they are stacked, and the
 * tabs link to them.
 */
export function Tabs({ label, tabs, defaultValue, value, onValueChange }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(defaultValue ?? tabs[0]?.value ?? '');
  const shown = value ?? chosen;
  const change = (next: string) => {
    setChosen(next);
    onValueChange?.(next);
  };
  const withIds = tabs.map((tab) => ({ ...tab, tabId: `${id}-tab-${tab.value}`, panelId: `${id}-panel-${tab.value}` }));
  return (
    <Root value={shown} onValueChange={change}>
      <TabRow label={label} withIds={withIds} shown={shown} />
      {withIds.map(({ value: each, content, tabId, panelId }) => (
        <div
          key={each}
          id={panelId}
          role="tabpanel"
          aria-labelledby={tabId}
          tabIndex={0}
          // No `hidden` attribute: its CSS rule would override the one that shows the panel without JavaScript.
          className={classNames('py-6', each !== shown && 'hidden noscript:block')}
        >
          {content}
        </div>
      ))}
    </Root>
  );
}

// A clicked tab is focused by script, for which browsers show the focus ring as for the keyboard.
const byPointer = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.dataset['byPointer'] = '';
};
const byKey = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  delete currentTarget.dataset['byPointer'];
};
const left = (event: FocusEvent<HTMLElement>) => {
  if (!event.currentTarget.contains(event.relatedTarget)) byKey(event);
};

interface TabRowProps {
  readonly label: string;
  readonly withIds: readonly (Tab & { readonly tabId: string; readonly panelId: string })[];
  readonly shown: string;
}

function TabRow({ label, withIds, shown }: TabRowProps) {
  const hydrated = useHydrated();
  const row = 'group/tabs flex gap-1 overflow-x-auto border-b border-line';
  // Radix adds a style attribute, which the content security policy blocks in the server's HTML.
  if (!hydrated) {
    return (
      <div className={row}>
        {withIds.map((tab) => (
          <a
            key={tab.value}
            id={tab.tabId}
            href={`#${tab.panelId}`}
            data-state={tab.value === shown ? 'active' : 'inactive'}
            className={TAB}
          >
            {tab.label}
          </a>
        ))}
      </div>
    );
  }
  return (
    <List aria-label={label} className={row} onPointerDown={byPointer} onKeyDown={byKey} onBlur={left}>
      {withIds.map((tab) => (
        <Trigger key={tab.value} value={tab.value} id={tab.tabId} aria-controls={tab.panelId} className={TAB}>
          {tab.label}
        </Trigger>
      ))}
    </List>
  );
}
