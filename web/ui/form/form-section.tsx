import { useId, type ReactNode } from 'react';
import { Card } from '../page/card.js';
import { FieldError } from './field-error.js';

interface FormSectionProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

export function FormSection({ title, intro, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-5">
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {intro && <p className="mt-1 max-w-prose text-muted">{intro}</p>}
      </div>
      {children}
    </Card>
  );
}

/** The error of something that isn't a single field; nothing without an error. */
export function ListError({ message }: { readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <div role="alert" className="text-sm">
      <FieldError>{message}</FieldError>
    </div>
  );
}

/** Returns the error of a list, or of its first invalid entry. */
export function messageIn(error: unknown): string | undefined {
  const { message } = (error ?? {}) as { message?: string };
  if (message !== undefined || !Array.isArray(error)) return message;
  return (error as ({ message?: string } | undefined)[]).find((each) => each?.message !== undefined)?.message;
}
