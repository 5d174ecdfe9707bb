import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { statusOf, wantsFreshSignIn } from '../../lib/form/refusal.js';
import {
  dropValuesOverSignIn,
  keepValuesOverSignIn,
  restore,
  takeValuesAfterSignIn,
} from '../../lib/form/values-over-sign-in.js';
import type { Viewer } from '../../lib/page/viewer.js';
import { signInAgainPath } from '../../lib/path/sign-in-path.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { ACCOUNT_PATH, SECURITY_PATH } from './account-sections.js';
import { reportFailure } from './use-account-save.js';

/** Query parameter of the return address. It names the form to send, and never contains values. */
const PARAMETER = 'save';

interface Options<T extends FieldValues, Checked> {
  /** The form's name in the return address and in the browser's storage. */
  readonly name: 'profile' | 'email';
  readonly viewer: Pick<Viewer, 'id'>;
  /** The form's text fields; define them outside the component. */
  readonly fields: readonly FieldPath<T>[];
  readonly send: (values: Checked) => void;
}

export interface SaveOverSignIn {
  /** 'asking': the server wants a recent sign-in. 'restored': the form contains unsaved values from before a sign-in. */
  readonly step: 'none' | 'asking' | 'restored';
  /** Address of the sign-in that returns here and then sends the form. */
  readonly signInHref: string;
  /** Call before leaving to `signInHref`. */
  readonly onLeave: () => void;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
  /** Asks for a sign-in if sending failed for the lack of one; otherwise calls `report`, by default a toast. */
  readonly onFailed: (error: unknown, report?: (error: unknown) => void) => void;
}

/**
 * Sends a form of the account page again after the sign-in that sending it requires. Its values stay in this tab's
 * storage for some minutes. A member who returns without signing in finds the form filled in, but not sent.
 */
export function useSaveOverSignIn<T extends FieldValues, C, Checked>(
  form: UseFormReturn<T, C, Checked>,
  { name, viewer, fields, send }: Options<T, Checked>,
): SaveOverSignIn {
  const [step, setStep] = useState<SaveOverSignIn['step']>('none');
  const key = `${name}:${viewer.id}`;
  const returnTo =
    name === 'email' ? `${SECURITY_PATH}?${PARAMETER}=email#email` : `${ACCOUNT_PATH}?${PARAMETER}=${name}`;
  const keep = (): void => keepValuesOverSignIn(key, form.getValues(), viewer.id);
  const isBack = useReturn(name, () => {
    const values = takeValuesAfterSignIn(key);
    restore(values, form, fields);
    if (values !== null) setStep('restored');
    if (isBack.current && values === null) toast(LOST);
    if (isBack.current && values !== null) void form.handleSubmit(send, () => (isBack.current = false))();
  });
  const onFailed: SaveOverSignIn['onFailed'] = (error, report = reportFailure) => {
    const wasBack = isBack.current;
    isBack.current = false;
    if (statusOf(error) === 401) {
      keep();
      signInAgain(returnTo, 'Please sign in again to update your profile.');
    } else if (!wantsFreshSignIn(error)) report(error);
    else if (wasBack) toast(NOT_RECENT);
    else setStep('asking');
  };
  return {
    step,
    signInHref: signInAgainPath(returnTo),
    onLeave: keep,
    onCancel: () => {
      dropValuesOverSignIn(key);
      setStep('none');
    },
    onSaved: () => {
      isBack.current = false;
      setStep('none');
    },
    onFailed,
  };
}

const LOST = {
  tone: 'danger',
  title: 'Nothing was saved',
  description:
    'We no longer had your changes, because signing in took too long or you used another account or tab. Please enter them again.',
} as const;

/** A sign-in service may ignore that it should ask again. Going there once more wouldn't help. */
const NOT_RECENT = {
  tone: 'danger',
  title: 'Update Failed',
  description: 'We couldn’t confirm that you signed in again. Sign out, sign in, and then save your changes.',
} as const;

/**
 * Calls `onArrival` once, when the page opens, and removes the form's name from the address. The result is true while
 * the member is back from the sign-in that the form required.
 */
function useReturn(name: string, onArrival: () => void) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const hasArrived = useRef(false);
  const isBack = useRef(new URLSearchParams(search).get(PARAMETER) === name);
  useEffect(() => {
    // React calls effects twice in development.
    if (hasArrived.current) return;
    hasArrived.current = true;
    onArrival();
    if (isBack.current) void navigate({ pathname, hash }, { replace: true, preventScrollReset: true });
  });
  return isBack;
}
