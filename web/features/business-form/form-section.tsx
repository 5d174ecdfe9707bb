import { useId, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BusinessForm } from '../../../interfaces/contract/business-form.js';
import { Card } from '../../ui/card.js';
import { FieldError } from '../../ui/form/field.js';
import type { ListingValues } from './listing-values.js';

interface FormSectionProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the form under its heading. */
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

/** The form around the sections. */
export const useListingForm = () => useFormContext<ListingValues, unknown, BusinessForm>();

/** What is wrong with something that is no single field; nothing where nothing is. */
export function ListError({ message }: { readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <div role="alert" className="text-sm">
      <FieldError>{message}</FieldError>
    </div>
  );
}
