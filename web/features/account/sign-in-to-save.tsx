import type { ReactNode } from 'react';
import { Button, ButtonAnchor } from '../../ui/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import type { SaveOverSignIn } from './use-save-over-sign-in.js';

interface SignInToSaveProps {
  readonly over: SaveOverSignIn;
  readonly title: string;
  /** Label of the link to sign-in. */
  readonly action: string;
  /** Another choice than signing in or canceling. */
  readonly other?: ReactNode;
  /** Why a sign-in is required, and what happens after it. */
  readonly children: ReactNode;
}

/** Says why the member has to sign in again and what happens then, before they leave the page. */
export function SignInToSave({ over, title, action, other, children }: SignInToSaveProps) {
  return (
    <Dialog
      size="sm"
      open={over.step === 'asking'}
      onClose={over.onCancel}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={over.onCancel}>
            Cancel
          </Button>
          {other}
          <ButtonAnchor href={over.signInHref} onClick={over.onLeave}>
            {action}
          </ButtonAnchor>
        </>
      }
    >
      <div className="flex flex-col gap-3">{children}</div>
    </Dialog>
  );
}

/** Says that the form contains unsaved values, after a sign-in that wasn't finished or didn't help. */
export function RestoredNote({ over }: { readonly over: SaveOverSignIn }) {
  return (
    <p role="status" className="font-medium empty:hidden">
      {over.step === 'restored' && 'We filled in what you entered before. It isn’t saved yet.'}
    </p>
  );
}
