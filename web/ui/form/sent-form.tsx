import type { ReactNode, SyntheticEvent } from 'react';
import { usePage } from '../../lib/page/page-context.js';
import { UnlessRestricted } from '../account/restriction-note.js';
import { Button } from '../button.js';

interface SentFormProps {
  /** The accessible name of the form. */
  readonly label: string;
  readonly onSubmit: (event: SyntheticEvent) => void;
  readonly isPending: boolean;
  /** Label of the submit button. */
  readonly submit: string;
  /** The same while sending. */
  readonly pending?: string | undefined;
  /** Shown without JavaScript instead of the button; the support email address by default. */
  readonly withoutScript?: ReactNode;
  /** What restricted members can't do here, such as 'claim a business'; null if they may send the form. */
  readonly purpose?: string | null | undefined;
  readonly children: ReactNode;
}

/** A form of a page with its submit button. Restricted members see the reason why they can't use it instead. */
export function SentForm({ purpose, ...form }: SentFormProps) {
  if (purpose === null) return <UsableForm {...form} />;
  return (
    <UnlessRestricted purpose={purpose}>
      <UsableForm {...form} />
    </UnlessRestricted>
  );
}

type UsableFormProps = Omit<SentFormProps, 'purpose'>;

function UsableForm({ label, onSubmit, isPending, submit, pending, withoutScript, children }: UsableFormProps) {
  return (
    <form noValidate aria-label={label} onSubmit={onSubmit} className="flex flex-col gap-6">
      {children}
      <div>
        <Button
          type="submit"
          size="lg"
          pending={isPending}
          pendingText={pending}
          className="w-full sm:w-auto noscript:hidden"
        >
          {submit}
        </Button>
        <p className="hidden text-muted noscript:block">{withoutScript ?? <SupportAddress />}</p>
      </div>
    </form>
  );
}

function SupportAddress() {
  const { supportEmail } = usePage().site;
  return (
    <>
      Sending this form needs JavaScript. You can also email the same information to{' '}
      <a href={`mailto:${supportEmail}`} className="text-link break-all">
        {supportEmail}
      </a>
      .
    </>
  );
}
