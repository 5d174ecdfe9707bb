import type { ReactNode } from 'react';
import { Arrow, Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip';
import { useFloatingContainer } from './floating-container.js';

/** Milliseconds before a tooltip opens, and within which the next one opens at once: product decisions. */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Wraps everything that has tooltips, so that moving between them is fast. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Provider>
  );
}

interface TooltipProps {
  readonly text: ReactNode;
  /** A single focusable element. A tooltip only adds to its name. */
  readonly children: ReactNode;
}

export function Tooltip({ text, children }: TooltipProps) {
  const container = useFloatingContainer();
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal container={container}>
        <Content
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-72 animate-enter rounded-sm bg-ink px-3 py-2 text-sm text-paper shadow-lift"
        >
          {text}
          <Arrow className="fill-ink" />
        </Content>
      </Portal>
    </Root>
  );
}
