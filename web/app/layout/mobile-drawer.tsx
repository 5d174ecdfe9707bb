import { useRef, type ComponentType, type RefObject } from 'react';
import { X } from 'lucide-react';
import { Close, Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { IconButton } from '../../ui/button.js';
import { closedByEscape } from '../../ui/overlay/escape.js';
import type { MobileLinksProps } from './links.js';

interface MobileDrawerProps {
  /** The accessible name of the navigation. */
  readonly label: string;
  readonly Links: ComponentType<MobileLinksProps>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The button that opened it; gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** A header's links on phones, in a drawer from the right. Loaded when first opened. */
export function MobileDrawer({ label, Links, open, onOpenChange, opener }: MobileDrawerProps) {
  // After following a link, the focus starts at the top of the new page.
  const followed = useRef(false);
  const follow = (): void => {
    followed.current = true;
    onOpenChange(false);
  };
  const giveFocusBack = (event: Event): void => {
    event.preventDefault();
    if (!followed.current) opener.current?.focus();
    followed.current = false;
  };
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 animate-enter bg-scrim" />
        <Content
          aria-describedby={undefined}
          onCloseAutoFocus={giveFocusBack}
          onKeyDown={closedByEscape(() => onOpenChange(false))}
          className="fixed inset-y-0 right-0 z-50 flex w-[min(22rem,88vw)] animate-drawer flex-col overflow-y-auto bg-card shadow-lift"
        >
          <div className="flex items-center justify-between py-3 pr-3 pl-6">
            <Title className="text-lg">Menu</Title>
            <Close asChild>
              <IconButton label="Close">
                <X aria-hidden="true" />
              </IconButton>
            </Close>
          </div>
          <nav aria-label={label} className="px-3 pb-6">
            <Links onFollow={follow} />
          </nav>
        </Content>
      </Portal>
    </Root>
  );
}
