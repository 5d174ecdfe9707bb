import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { ContentReportForm } from '../../../interfaces/contract/moderation/content-report.js';
import { MODERATION_REASONS, REPORT_LIMITS } from '../../../interfaces/contract/shared/words.js';
import { useFormDraft } from '../../lib/form/form-draft.js';
import { useViewer } from '../../lib/page/viewer.js';
import { FormInput, FormSelect, FormTextarea } from '../../ui/form/form-field.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import { useSending } from '../../ui/form/use-sent-form.js';
import { FormDialog } from '../../ui/overlay/form-dialog.js';
import { toast } from '../../ui/overlay/toast-store.js';
import type { ReportProps } from '../../ui/moderation/report-action.js';
import { useContentReport } from './content-reports.queries.js';

const REASONS = [
  { value: '', label: 'Choose a reason' },
  ...Object.entries(MODERATION_REASONS).map(([value, label]) => ({ value, label })),
];

interface ReportContentDialogProps extends Pick<ReportProps, 'name' | 'targets'> {
  readonly onClose: () => void;
}

/** A draft may not contain the email address. */
const DRAFTED = ['reason', 'description'] as const;

/** Reports content; open to anyone. */
export function ReportContentDialog({ name, targets, onClose }: ReportContentDialogProps) {
  const [chosen, choose] = useState('0');
  const draft = `content-report:${targets[0]?.target.targetType ?? ''}:${targets[0]?.target.targetId ?? ''}`;
  const form = useForm<ContentReportForm>({
    resolver: zodResolver(ContentReportForm),
    defaultValues: { description: '', reporterEmail: '' },
  });
  useFormDraft(draft, form, DRAFTED);
  const { send, isPending } = useSending(form, useContentReport(), {
    draft,
    onSuccess: () => {
      const description = 'Thanks. Our team will review your report.';
      toast({ title: 'Report Submitted', description, tone: 'success' });
      onClose();
    },
    failureTitle: 'Report Failed',
    failure: 'We couldn’t send your report. Please try again.',
  });
  const submit = form.handleSubmit((report) => {
    const target = targets[Number(chosen)]?.target;
    if (target !== undefined) send({ ...report, target });
  });
  return (
    <FormDialog
      purpose="report content"
      title="Report"
      description={`You’re reporting: ${name}. Our team reviews every report. We won’t tell the person who posted it who you are.`}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      isPending={isPending}
      submit="Send Report"
      pending="Sending..."
    >
      {targets.length > 1 && (
        <RadioGroup
          legend="What are you reporting?"
          name="target"
          options={targets.map(({ label }, place) => ({ value: String(place), label }))}
          value={chosen}
          onChange={choose}
        />
      )}
      <Fields form={form} />
    </FormDialog>
  );
}

/** Hints about where we email the outcome. */
const EMAIL_HINT = {
  visitor: 'Optional. Enter it if you want to know the outcome.',
  member:
    'Optional. We’ll email you the outcome here. If you leave this blank, we’ll use your account’s address, unless you’ve turned off emails.',
} as const;

function Fields({ form }: { readonly form: UseFormReturn<ContentReportForm> }) {
  const isMember = useViewer() !== null;
  return (
    <>
      <FormSelect form={form} name="reason" label="Reason" required options={REASONS} />
      <FormTextarea
        form={form}
        name="description"
        label="What’s wrong?"
        hint={`Optional, unless you chose "${MODERATION_REASONS.other}". In that case, enter at least ${REPORT_LIMITS.minDescription} characters.`}
        limit={REPORT_LIMITS.description}
      />
      <FormInput
        form={form}
        name="reporterEmail"
        label="Email"
        hint={isMember ? EMAIL_HINT.member : EMAIL_HINT.visitor}
        type="email"
        autoComplete="email"
      />
    </>
  );
}
