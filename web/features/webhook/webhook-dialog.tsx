import { useId } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { WebhookForm, type NewWebhook, type Webhook } from '../../../interfaces/contract/webhook/webhook.js';
import {
  EVENTS,
  WEBHOOK_EVENT_TYPES,
  type WebhookEventType,
} from '../../../interfaces/contract/webhook/webhook-words.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import type { WebhookArea } from '../../lib/path/webhook-path.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import { Field } from '../../ui/form/field.js';
import { FieldError } from '../../ui/form/field-error.js';
import { Input } from '../../ui/form/input.js';
import { showRefusal } from '../../ui/form/use-sent-form.js';
import { FormDialog } from '../../ui/overlay/form-dialog.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useAddWebhook, useChangeWebhook } from './webhooks.queries.js';

/** Events that administrators never get. */
const OF_CLAIMANTS: ReadonlySet<WebhookEventType> = new Set(['claim.submitted', 'claim.rejected', 'claim.expired']);

interface AddWebhookDialogProps {
  readonly area: WebhookArea;
  readonly onAdded: (webhook: NewWebhook) => void;
  readonly onClose: () => void;
}

export function AddWebhookDialog({ area, onAdded, onClose }: AddWebhookDialogProps) {
  const form = useWebhookForm({ url: '', description: '', eventTypes: [] });
  const { mutateAsync, isPending } = useAddWebhook(area);
  const send = form.handleSubmit((checked) =>
    whenSettled(mutateAsync(checked), {
      onSuccess: onAdded,
      onError: (error) => showRefusal(form, error, { failure: 'We couldn’t add the webhook. Please try again.' }),
    }),
  );
  return (
    <FormDialog
      {...{ title: 'Add webhook', submit: 'Add Webhook', pending: 'Adding...', purpose: 'add webhooks' }}
      {...{ isPending, onClose }}
      startsInField
      onSubmit={(event) => void send(event)}
    >
      <Fields area={area} form={form} />
    </FormDialog>
  );
}

interface EditWebhookDialogProps {
  readonly area: WebhookArea;
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

export function EditWebhookDialog({ area, webhook, onClose }: EditWebhookDialogProps) {
  const { id, url, description, eventTypes, isEnabled } = webhook;
  const form = useWebhookForm({ url, description, eventTypes });
  const { mutateAsync, isPending } = useChangeWebhook(area, id);
  const send = form.handleSubmit((checked) =>
    whenSettled(mutateAsync({ ...checked, isEnabled }), {
      onSuccess: () => {
        toast({ tone: 'success', title: 'Webhook saved' });
        onClose();
      },
      onError: (error) => showRefusal(form, error, { failure: 'We couldn’t save the webhook. Please try again.' }),
    }),
  );
  return (
    <FormDialog
      {...{ title: 'Edit webhook', submit: 'Save Webhook', pending: 'Saving...', purpose: 'change webhooks' }}
      {...{ isPending, onClose }}
      startsInField
      onSubmit={(event) => void send(event)}
    >
      <Fields area={area} form={form} />
    </FormDialog>
  );
}

interface Typed {
  readonly url: string;
  readonly description?: string | undefined;
  readonly eventTypes: WebhookEventType[];
}

const useWebhookForm = (defaultValues: Typed) =>
  useForm<Typed, unknown, WebhookForm>({ resolver: zodResolver(WebhookForm), defaultValues });

interface FieldsProps {
  readonly area: WebhookArea;
  readonly form: UseFormReturn<Typed, unknown, WebhookForm>;
}

function Fields({ area, form: { register, formState } }: FieldsProps) {
  const { errors } = formState;
  const id = useId();
  const offered = WEBHOOK_EVENT_TYPES.filter((type) => area === 'user' || !OF_CLAIMANTS.has(type));
  return (
    <>
      <Field
        label="Address"
        hint="An https address on the public internet, such as https://example.com/webhooks."
        required
        error={errors.url?.message}
      >
        {(control) => <Input {...control} {...register('url')} type="url" inputMode="url" autoComplete="off" />}
      </Field>
      <Field label="Description" hint="Optional. What it’s for." error={errors.description?.message}>
        {(control) => <Input {...control} {...register('description')} autoComplete="off" />}
      </Field>
      <fieldset aria-describedby={errors.eventTypes ? `${id}-events` : undefined}>
        <legend className="mb-1 font-semibold">Events</legend>
        {/* Above the long list, next to the first checkbox, which then has the focus. */}
        {errors.eventTypes && <FieldError id={`${id}-events`}>{errors.eventTypes.message}</FieldError>}
        <div className="grid gap-x-6 sm:grid-cols-2">
          {offered.map((type) => (
            <Checkbox key={type} label={EVENTS[type].label} hint={type} value={type} {...register('eventTypes')} />
          ))}
        </div>
      </fieldset>
    </>
  );
}
