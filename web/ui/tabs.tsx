import type { ReactNode } from 'react';
import { Content, List, Root, Trigger } from 'radix-ui/tabs';

interface Tab {
  readonly value: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  /** The name of the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly defaultValue?: string | undefined;
  readonly value?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
}

export function Tabs({ label, tabs, defaultValue, value, onValueChange }: TabsProps) {
  const state = value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value ?? '' } : { value };
  return (
    <Root {...state} {...(onValueChange && { onValueChange })}>
      <List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 rounded-t-md border-b-3 border-transparent px-4 py-2 font-semibold whitespace-nowrap text-muted transition-colors -outline-offset-3 hover:text-ink data-[state=active]:border-leaf data-[state=active]:text-leaf"
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} value={tab.value} className="py-6">
          {tab.content}
        </Content>
      ))}
    </Root>
  );
}
