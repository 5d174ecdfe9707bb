import { useState, type ReactElement, type ReactNode } from 'react';
import { Content, Item, Label, Portal, Root, Separator, Trigger } from 'radix-ui/dropdown-menu';
import { Link } from 'react-router-dom';
import { classNames } from '../../lib/page/class-names.js';
import { closedByEscape } from './escape.js';
import { useFloatingContainer } from './floating-container.js';

/** The classes of an item. */
export const MENU_ENTRY =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-base font-medium text-ink outline-none data-highlighted:bg-leaf-soft data-highlighted:text-leaf data-disabled:pointer-events-none data-disabled:opacity-50 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-muted data-highlighted:[&>svg]:text-leaf';

interface MenuProps {
  /** A single button; it gets the menu's state and keys. */
  readonly trigger: ReactNode;
  /** Wraps the button, such as in its tooltip. */
  readonly around?: ((trigger: ReactElement) => ReactNode) | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly defaultOpen?: boolean | undefined;
  readonly children: ReactNode;
}

/** A menu opened by a button. */
export function Menu({
  trigger,
  around = (button) => button,
  align = 'end',
  defaultOpen = false,
  children,
}: MenuProps) {
  const container = useFloatingContainer();
  const [open, setOpen] = useState(defaultOpen);
  return (
    <Root modal={false} open={open} onOpenChange={setOpen}>
      {around(<Trigger asChild>{trigger}</Trigger>)}
      <Portal container={container}>
        <Content
          align={align}
          sideOffset={8}
          collisionPadding={12}
          onKeyDown={closedByEscape(() => setOpen(false))}
          className="z-40 min-w-56 animate-enter rounded-lg border border-line bg-card p-2 shadow-lift"
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

interface EntryProps {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

const DANGER =
  'text-danger! data-highlighted:bg-danger-soft! data-highlighted:text-danger-strong! [&>svg]:text-danger!';

export function MenuItem({ icon, onSelect, disabled, isDanger = false, children }: EntryProps & MenuItemEvents) {
  return (
    <Item className={classNames(MENU_ENTRY, isDanger && DANGER)} onSelect={onSelect} disabled={disabled ?? false}>
      {icon}
      {children}
    </Item>
  );
}

interface MenuItemEvents {
  readonly onSelect: () => void;
  readonly disabled?: boolean | undefined;
  /** True if it deletes something. */
  readonly isDanger?: boolean | undefined;
}

/** A menu item that links to a page of the client. */
export function MenuLink({ to, icon, children }: EntryProps & { readonly to: string }) {
  return (
    <Item asChild>
      <Link to={to} className={MENU_ENTRY}>
        {icon}
        {children}
      </Link>
    </Item>
  );
}

/** A menu item that leaves the client: another site, or a call such as /api/logout. */
export function MenuAnchor({ href, newTab = false, onFollow, icon, children }: EntryProps & MenuAnchorTarget) {
  const safely = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Item asChild>
      <a href={href} {...safely} onClick={onFollow} className={MENU_ENTRY}>
        {icon}
        {children}
      </a>
    </Item>
  );
}

interface MenuAnchorTarget {
  readonly href: string;
  readonly newTab?: boolean | undefined;
  readonly onFollow?: (() => void) | undefined;
}

export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <Label className="px-3 py-2 text-sm text-muted">{children}</Label>;
}

export function MenuSeparator() {
  return <Separator className="my-2 h-px bg-line" />;
}
