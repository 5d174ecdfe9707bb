import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { ContentReportForm } from '../../../interfaces/contract/moderation/content-report.js';
import { MODERATION_REASONS, REPORT_LIMITS, type ModerationReason } from '../../../interfaces/contract/shared/words.js';
import { dropDraft, keepDraft, readDraft } from '../../lib/draft.js';
import { useViewer } from '../../lib/page/viewer.js';
import { useSendingKey } from '../../lib/sending-key.js';
import { whenSettled } from '../../lib/when-settled.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import { Select } from '../../ui/form/select.js';
import { Textarea } from '../../ui/form/textarea.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { toast } from '../../ui/overlay/toast-store.js';
import type { ReportProps } from '../../ui/moderation/report-action.js';
import { answerOf, useContentReport, type TargetReport } from './content-reports.queries.js';

const REASONS = [
  { value: '', label: 'Choose a reason' },
  ...Object.entries(MODERATION_REASONS).map(([value, label]) => ({ value, label })),
];

interface ReportContentDialogProps extends Pick<ReportProps, 'name' | 'targets'> {
  readonly onClose: () => void;
}

/** Lets anybody say that something should not stand there. */
export function ReportContentDialog({ name, targets, onClose }: ReportContentDialogProps) {
  const formId = useId();
  const [chosen, choose] = useState('0');
  const draft = `content-report:${targets[0]?.target.targetType ?? ''}:${targets[0]?.target.targetId ?? ''}`;
  const form = useReportForm(draft);
  const { send, isPending } = useSending(() => {
    dropDraft(draft);
    onClose();
  });
  const submit = form.handleSubmit((said) => {
    const target = targets[Number(chosen)]?.target;
    if (target !== undefined) send({ ...said, target });
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Report"
      description={`You report: ${name}. People look at every report, and whoever published it does not learn who you are.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={isPending} pendingText="Sending...">
            Send Report
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {targets.length > 1 && (
          <RadioGroup
            legend="What do you report?"
            name="target"
            options={targets.map(({ label }, place) => ({ value: String(place), label }))}
            value={chosen}
            onChange={choose}
          />
        )}
        <Reasons form={form} />
      </form>
    </Dialog>
  );
}

/** Who hears how it ended. */
const HEARD = {
  visitor: 'Optional: if you want to hear how it ended.',
  member:
    'Optional: the answer goes there. Without it, it goes to the address of your account, unless you switched mail off.',
} as const;

function useReportForm(draft: string) {
  const kept = (readDraft(draft) ?? {}) as { readonly reason?: unknown; readonly description?: unknown };
  const { reason, description } = kept;
  const form = useForm<ContentReportForm>({
    resolver: zodResolver(ContentReportForm),
    defaultValues: {
      ...(typeof reason === 'string' && reason in MODERATION_REASONS && { reason: reason as ModerationReason }),
      description: typeof description === 'string' ? description : '',
      reporterEmail: '',
    },
  });
  const { subscribe } = form;
  // The address is not kept.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(draft, { reason: values.reason, description: values.description }),
      }),
    [subscribe, draft],
  );
  return form;
}

function Reasons({ form: { register, control, formState } }: { readonly form: UseFormReturn<ContentReportForm> }) {
  const { errors } = formState;
  const isMember = useViewer() !== null;
  const description = useWatch({ control, name: 'description' }) ?? '';
  return (
    <>
      <Field label="Reason" required error={errors.reason?.message}>
        {(field) => <Select {...field} {...register('reason')} options={REASONS} />}
      </Field>
      <Field
        label="What is wrong?"
        hint={`Optional, unless it is something else: then in at least ${REPORT_LIMITS.minDescription} characters.`}
        error={errors.description?.message}
        counter={{ value: description.length, limit: REPORT_LIMITS.description }}
      >
        {(field) => <Textarea {...field} {...register('description')} />}
      </Field>
      <Field label="Email" hint={isMember ? HEARD.member : HEARD.visitor} error={errors.reporterEmail?.message}>
        {(field) => <Input {...field} {...register('reporterEmail')} type="email" autoComplete="email" />}
      </Field>
    </>
  );
}

function useSending(onDone: () => void) {
  const keyOf = useSendingKey();
  const { mutateAsync, isPending } = useContentReport();
  const send = (form: TargetReport): void =>
    whenSettled(mutateAsync({ form, key: keyOf(form) }), {
      onSuccess: () => {
        toast({
          title: 'Report Submitted',
          description: 'Thank you. Somebody looks at it and decides what happens.',
          tone: 'success',
        });
        onDone();
      },
      onError: (error) =>
        toast({
          title: 'Report Failed',
          description: answerOf(error) ?? 'The report could not be sent. Please try again.',
          tone: 'danger',
        }),
    });
  return { send, isPending };
}
