import { useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { Content, Close, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { classNames } from '../../lib/page/class-names.js';
import { IconButton } from '../button.js';
import { closedByEscape } from './escape.js';

type DialogSize = 'sm' | 'md' | 'lg';

const SHEET = 'max-h-[92dvh] rounded-t-lg';

const WIDTH: Readonly<Record<DialogSize, string>> = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' };

interface DialogProps {
  /** If absent, the dialog is open while it is rendered. */
  readonly open?: boolean | undefined;
  readonly onClose: () => void;
  /** After closing, when the focus has been returned. */
  readonly onClosed?: (() => void) | undefined;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly size?: DialogSize | undefined;
  /** True to fill the screen on phones. */
  readonly full?: boolean | undefined;
  /** True to focus the first field instead of 'Close'. */
  readonly startsInField?: boolean | undefined;
  /** Stays visible below the scrolling content. Forms put their submit button here or inside. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A modal dialog: it traps the focus, closes with Escape or 'Close', and returns the focus to its opener. A bottom
 * sheet on phones.
 */
export function Dialog({
  open = true,
  onClose,
  onClosed,
  title,
  description,
  size = 'md',
  full = false,
  startsInField = false,
  footer,
  children,
}: DialogProps) {
  const focusReturn = useFocusReturn(startsInField, onClosed);
  return (
    <Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 animate-enter bg-scrim" />
        <Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focusReturn}
          onKeyDown={closedByEscape(onClose)}
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
          <div className="overflow-y-auto overscroll-contain p-5 last:rounded-b-[inherit] sm:p-6">{children}</div>
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
 * Radix returns the focus only to its own triggers, but other buttons open our dialogs. If the opener is gone, because
 * what was sent or deleted contained it, the focus goes to the nearest ancestor that still exists.
 */
function useFocusReturn(startsInField: boolean, onClosed?: () => void) {
  const openers = useRef<readonly HTMLElement[]>([]);
  return {
    onOpenAutoFocus: (event: Event): void => {
      openers.current = ancestorsOf(openerOf(document.activeElement));
      const field = startsInField && (event.currentTarget as HTMLElement).querySelector<HTMLElement>(FIRST_FIELD);
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault();
      // Keeps the focus if something else has taken it in the meantime.
      const isNowhere = document.activeElement === null || document.activeElement === document.body;
      if (isNowhere) focusFirst(openers.current);
      onClosed?.();
    },
  };
}

/** Of radio buttons, the chosen one. */
const FIRST_FIELD = 'input:not([type="radio"]), input:checked, textarea';

/** A menu item is removed with its menu, so use the button that opened the menu. */
function openerOf(focused: Element | null): Element | null {
  const trigger = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return trigger == null ? focused : document.getElementById(trigger);
}

/** Returns an element and its ancestors. */
function ancestorsOf(from: Element | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let each = from; each instanceof HTMLElement && each !== document.body; each = each.parentElement)
    found.push(each);
  return found;
}

function focusFirst([opener, ...around]: readonly HTMLElement[]): void {
  if (opener?.isConnected) return opener.focus();
  const place = around.find((each) => each.isConnected && each.matches('ul, section, main, dialog'));
  if (place === undefined) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
