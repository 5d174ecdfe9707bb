import type { ReactElement, ReactNode } from 'react';
import { Content, Portal, Root, Trigger } from 'radix-ui/tooltip';
import { useFloatingContainer } from '../overlay/floating-container.js';

/** Milliseconds: shorter than a tooltip's, because people look for the card, but longer than passing over a name. */
const OPEN_DELAY_MS = 350;

interface WithCardProps {
  readonly card: ReactNode;
  /** The link to the page that has what the card has, for touch screens. */
  readonly children: ReactElement;
}

/**
 * A link with a card on hover and focus. The card stays while the pointer is over it, closes with Escape, and is read
 * with the link.
 */
export function WithCard({ card, children }: WithCardProps) {
  const container = useFloatingContainer();
  return (
    <Root delayDuration={OPEN_DELAY_MS}>
      <Trigger asChild>{children}</Trigger>
      <Portal container={container}>
        <Content
          side="bottom"
          align="start"
          sideOffset={4}
          collisionPadding={12}
          className="z-40 w-72 animate-enter rounded-lg border border-line bg-card p-4 text-sm text-ink shadow-lift"
        >
          {card}
        </Content>
      </Portal>
    </Root>
  );
}
