import type { ReactNode, SubmitEventHandler } from 'react';
import { RestrictionNote, useIsRestricted } from '../../ui/account/restriction-note.js';
import { Button } from '../../ui/button.js';

interface SettingsFormProps {
  readonly title: string;
  readonly intro: string;
  readonly isSaving: boolean;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
}

/** A form of the account page: heading, fields, and 'Save Changes'. */
export function SettingsForm({ title, intro, isSaving, onSubmit, children }: SettingsFormProps) {
  const isRestricted = useIsRestricted();
  return (
    <form noValidate onSubmit={onSubmit} aria-label={title} className="flex flex-col gap-6">
      <div>
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-1 max-w-prose text-muted">{intro}</p>
      </div>
      <RestrictionNote purpose="change these settings" />
      <fieldset disabled={isRestricted} className="flex flex-col gap-6">
        {children}
      </fieldset>
      <div className={isRestricted ? 'hidden' : undefined}>
        <Button type="submit" pending={isSaving} className="w-full sm:w-auto noscript:hidden">
          Save Changes
        </Button>
        <p className="hidden text-muted noscript:block">Saving changes needs JavaScript.</p>
      </div>
    </form>
  );
}
