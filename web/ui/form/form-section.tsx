import { useId, type ReactNode } from 'react';
import { Card } from '../card.js';
import { FieldError } from './field-error.js';

interface FormSectionProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a long form under its heading. */
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

/** What is wrong with something that is no single field; nothing where nothing is. */
export function ListError({ message }: { readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <div role="alert" className="text-sm">
      <FieldError>{message}</FieldError>
    </div>
  );
}

/** The sentence of a wrong list, or of the first wrong entry in it. */
export function messageIn(error: unknown): string | undefined {
  const { message } = (error ?? {}) as { message?: string };
  if (message !== undefined || !Array.isArray(error)) return message;
  return (error as ({ message?: string } | undefined)[]).find((each) => each?.message !== undefined)?.message;
}
