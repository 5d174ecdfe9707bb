import { useForm } from 'react-hook-form';
import { signInAgain } from '../../../ui/overlay/sign-in-again.js';
import { UnlessRestricted } from '../../../ui/account/restriction-note.js';
import { Button } from '../../../ui/button.js';
import { FormInput } from '../../../ui/form/form-field.js';
import { toast } from '../../../ui/overlay/toast-store.js';
import { useSending } from '../../../ui/form/use-sent-form.js';
import { AccountBlock } from '../account-block.js';
import { useAlertCreation, type NewAlert } from './alerts.queries.js';
import { NEW_SCHEDULE, scheduleIn, ScheduleFields, type ScheduleValues } from './schedule-fields.js';

/** What a link to the alerts asks to follow. Without either, the member names a town. */
export interface Wanted {
  readonly place: { readonly id: number; readonly name: string } | null;
  readonly search: string;
}

interface NewAlertValues extends ScheduleValues {
  /** The town, if the member names one. Named like the field of the API, so that its errors appear here. */
  readonly search?: string;
}

interface NewAlertProps {
  readonly wanted: Wanted;
  readonly onDone: () => void;
}

/** The form that follows a place, a search, or a town. */
export function NewAlert({ wanted, onDone }: NewAlertProps) {
  const needsTown = wanted.place === null && wanted.search === '';
  const form = useForm<NewAlertValues>({
    defaultValues: { ...NEW_SCHEDULE, ...(needsTown && { search: '' }), label: wanted.place?.name ?? '' },
  });
  const { send, isPending } = useSending(form, useAlertCreation(), {
    failure: 'We couldn’t create the alert. Please try again.',
    onSuccess: () => {
      toast({ tone: 'success', title: 'Alert created' });
      onDone();
    },
    onSignedOut: () => signInAgain(window.location.pathname + window.location.search),
  });
  return (
    <AccountBlock title="New alert" intro={<p>{introOf(wanted)} If nothing is new, you get no email.</p>}>
      <p className="hidden noscript:block">Creating an alert needs JavaScript.</p>
      <UnlessRestricted purpose="follow places">
        <form
          noValidate
          aria-label="New alert"
          className="flex flex-col gap-5 noscript:hidden"
          onSubmit={(event) => void form.handleSubmit((values) => send(alertOf(wanted, values)))(event)}
        >
          {needsTown && (
            <FormInput
              form={form}
              name="search"
              label="Town or ZIP code"
              hint="Such as Austin, TX or 78701. To follow a search with filters, start on Browse."
              maxLength={200}
              required
              autoComplete="off"
            />
          )}
          <ScheduleFields form={form} nameHint="Optional. By default, the name says what you follow." />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" pending={isPending} pendingText="Saving...">
              Follow
            </Button>
            <Button variant="secondary" onClick={onDone}>
              Cancel
            </Button>
          </div>
        </form>
      </UnlessRestricted>
    </AccountBlock>
  );
}

function introOf({ place, search }: Wanted): string {
  if (place !== null) return `We’ll email you when ${place.name === '' ? 'this place' : place.name} changes or closes.`;
  const params = new URLSearchParams(search);
  const [query, location] = [params.get('query') ?? '', params.get('location') ?? ''];
  const what = query === '' ? 'places' : `places for “${query}”`;
  const where = location === '' ? (search === '' ? ' in this town' : ' in your search') : ` near ${location}`;
  const hasFilters = [...params.keys()].some((name) => !['query', 'location', 'radius'].includes(name));
  const matching = hasFilters && where !== ' in your search' ? ' that match your filters' : '';
  return `We’ll email you when ${what}${where}${matching} are new, change, or close.`;
}

function alertOf({ place, search }: Wanted, { search: town = '', ...values }: NewAlertValues): NewAlert {
  const { label, ...schedule } = scheduleIn(values);
  const inTown = new URLSearchParams({ location: town.trim() }).toString();
  return {
    ...(place === null ? { search: search === '' ? inTown : search } : { businessId: place.id }),
    ...(label !== '' && { label }),
    ...schedule,
  };
}
