import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '../../ui/form/use-sent-form.js';
import { Button } from '../../ui/button.js';
import { toast } from '../../ui/overlay/toast-store.js';

interface SecretFormProps extends Pick<ComponentProps<'form'>, 'onSubmit' | 'aria-label' | 'aria-labelledby'> {
  /** The submit button's label. */
  readonly action: string;
  readonly button: Pick<ComponentProps<typeof Button>, 'variant' | 'disabled' | 'pending' | 'pendingText'>;
  readonly children: ReactNode;
}

/** A form with passwords or codes. As POST, it never puts them in the address if submitted before hydration. */
export function SecretForm({ action, button, children, ...form }: SecretFormProps) {
  return (
    <form {...form} method="post" noValidate className="flex flex-col gap-4 noscript:hidden">
      {children}
      <Button {...button} type="submit" className="self-start">
        {action}
      </Button>
    </form>
  );
}

/** Shows the server's errors at their fields, or as a toast if it named none. */
export function showSecretRefusal<T extends FieldValues>(form: UseFormReturn<T>, error: Error): void {
  if (showFieldErrors(form, error).length > 0) return;
  toast({ tone: 'danger', title: 'Error', description: error.message });
}
