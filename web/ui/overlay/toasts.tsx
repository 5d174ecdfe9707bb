import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Action, Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast';
import { classNames } from '../../lib/page/class-names.js';
import { Button, IconButton } from '../button.js';
import { leaveToOverlay } from './escape.js';
import { useOpenedDialog } from './opened-dialog.js';
import { useToasts, type ToastAction, type ToastTone } from './toast-store.js';

/** How long a toast stays, in milliseconds, and how far to swipe to dismiss it, in pixels: product decisions. */
const DURATION_MS = 5000;
const SWIPE_PX = 50;

const TONE: Readonly<Record<ToastTone, { readonly edge: string; readonly icon: typeof Info; readonly ink: string }>> = {
  neutral: { edge: 'border-line', icon: Info, ink: 'text-leaf' },
  success: { edge: 'border-success', icon: CircleCheck, ink: 'text-success' },
  danger: { edge: 'border-danger', icon: CircleAlert, ink: 'text-danger' },
};

/** Opens a dialog from a toast, whose own place on the page may be gone. The dialog must call `closeDialog`. */
export const openDialog = (dialog: ReactNode): void => useOpenedDialog.setState({ dialog });

export const closeDialog = (): void => useOpenedDialog.setState({ dialog: null });

/** The 'Notifications' region (F8), with one toast at a time, and the dialog that one opened. Loaded by ToastHost. */
export function Toasts() {
  const current = useToasts((state) => state.current);
  const dismiss = useToasts((state) => state.dismiss);
  const dialog = useOpenedDialog((state) => state.dialog);
  return (
    <Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} label="Notification">
      {current !== null && <OneToast key={current.id} {...current} onGone={() => dismiss(current.id)} />}
      <Viewport
        hotkey={['F8']}
        label="Notifications"
        className="fixed inset-x-0 bottom-[var(--bottom-bar,0px)] z-50 flex flex-col gap-2 p-4 outline-none sm:right-(--toast-right,0px) sm:left-(--toast-left,auto) sm:w-full md:max-w-[420px]"
      />
      {dialog}
    </Provider>
  );
}

interface OneToastProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone?: ToastTone | undefined;
  readonly actions?: readonly ToastAction[] | undefined;
  readonly durationMs?: number | undefined;
  readonly onGone: () => void;
}

function OneToast({ title, description, tone = 'neutral', actions = [], durationMs, onGone }: OneToastProps) {
  const { edge, icon: Icon, ink } = TONE[tone];
  return (
    <Root
      duration={durationMs}
      type={tone === 'danger' ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) onGone();
      }}
      onEscapeKeyDown={leaveToOverlay}
      className={classNames(
        'flex animate-rise items-start gap-3 rounded-md border bg-card py-2 pr-2 pl-4 shadow-lift data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        edge,
      )}
    >
      <Icon aria-hidden="true" className={classNames('mt-2.5 size-5 shrink-0', ink)} />
      <div className="flex-1 py-2">
        <Title className="font-semibold">{title}</Title>
        {description !== undefined && <Description className="text-sm text-muted">{description}</Description>}
        {actions.length > 0 && (
          <div className="mt-1 -ml-3 flex flex-wrap">
            {actions.map(({ label, description: altText, onSelect }) => (
              <Action key={label} asChild altText={altText}>
                <Button variant="ghost" size="sm" className="px-3 underline underline-offset-4" onClick={onSelect}>
                  {label}
                </Button>
              </Action>
            ))}
          </div>
        )}
      </div>
      <Close asChild>
        <IconButton label="Close">
          <X aria-hidden="true" />
        </IconButton>
      </Close>
    </Root>
  );
}
