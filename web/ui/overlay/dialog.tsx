import { useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { Content, Close, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { classNames } from '../../lib/class-names.js';
import { IconButton } from '../button.js';
import { closedByEscape } from './escape.js';

type DialogSize = 'sm' | 'md' | 'lg';

const SHEET = 'max-h-[92dvh] rounded-t-lg';

const WIDTH: Readonly<Record<DialogSize, string>> = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' };

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly size?: DialogSize | undefined;
  /** True where it takes the whole of a phone's screen. */
  readonly full?: boolean | undefined;
  /** True where one opens it to type: the first field has the focus, and not 'Close'. */
  readonly startsInField?: boolean | undefined;
  /** Stays in view below what scrolls; a form puts its submit button here or in itself. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A dialog over the page: focus stays inside, Escape and 'Close' end it, and it goes back to what opened the dialog. A
 * sheet from below on a phone.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'md',
  full = false,
  startsInField = false,
  footer,
  children,
}: DialogProps) {
  const focusReturn = useFocusReturn(startsInField);
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 animate-enter bg-scrim" />
        <Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focusReturn}
          onKeyDown={closedByEscape(() => onOpenChange(false))}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 flex animate-rise flex-col bg-card shadow-lift sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[92dvh] sm:w-[calc(100%-3rem)] sm:rounded-lg',
            full ? 'top-0' : SHEET,
            WIDTH[size],
          )}
        >
          <header className="flex items-start gap-4 border-b border-line py-3 pr-3 pl-5 sm:pl-6">
            <div className="flex-1 py-2">
              <Title className="text-xl">{title}</Title>
              {description && <Description className="mt-1 text-sm text-muted">{description}</Description>}
            </div>
            <Close asChild>
              <IconButton label="Close">
                <X aria-hidden="true" />
              </IconButton>
            </Close>
          </header>
          <div className="overflow-y-auto overscroll-contain p-5 sm:p-6">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">
              {footer}
            </footer>
          )}
        </Content>
      </Portal>
    </Root>
  );
}

/**
 * Radix gives the focus back to a trigger of its own alone, and our dialogs are opened by buttons that it does not know. Where
 * the opener is gone, as what was sent or deleted took it along, the list or part of the page is next in which it stood.
 */
function useFocusReturn(startsInField: boolean) {
  const way = useRef<readonly HTMLElement[]>([]);
  return {
    onOpenAutoFocus: (event: Event): void => {
      way.current = wayUp(openerOf(document.activeElement));
      const field = startsInField && (event.currentTarget as HTMLElement).querySelector<HTMLElement>('input, textarea');
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault();
      // Whoever took the focus meanwhile keeps it.
      const isNowhere = document.activeElement === null || document.activeElement === document.body;
      if (isNowhere) focusFirst(way.current);
    },
  };
}

/** The entry of a menu is gone with its menu, so what opened the menu counts. */
function openerOf(focused: Element | null): Element | null {
  const trigger = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return trigger == null ? focused : document.getElementById(trigger);
}

/** An element and all that it stands in. */
function wayUp(from: Element | null): HTMLElement[] {
  const way: HTMLElement[] = [];
  for (let each = from; each instanceof HTMLElement && each !== document.body; each = each.parentElement)
    way.push(each);
  return way;
}

function focusFirst([opener, ...around]: readonly HTMLElement[]): void {
  if (opener?.isConnected) return opener.focus();
  const place = around.find((each) => each.isConnected && each.matches('ul, section, main, dialog'));
  if (place === undefined) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
