import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId } from 'react';
import { useForm, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { BusinessReportForm } from '../../../interfaces/contract/feedback/feedback.js';
import { DEFAULT_REPORT_TYPE, REPORT_TYPES, type ReportType } from '../../../interfaces/contract/shared/words.js';
import { dropDraft, keepDraft, readDraft } from '../../lib/draft.js';
import { useSendingKey } from '../../lib/sending-key.js';
import { whenSettled } from '../../lib/when-settled.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { Select } from '../../ui/form/select.js';
import { Textarea } from '../../ui/form/textarea.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { answerOf, useBusinessReport } from './report.queries.js';

const LABEL: Readonly<Record<ReportType, string>> = {
  incorrect_info: 'Incorrect information',
  closed_business: 'Business is closed',
  contact_issue: 'Contact issue',
  service_issue: 'Service issue',
  other: 'Other',
};

const OPTIONS = REPORT_TYPES.map((value) => ({ value, label: LABEL[value] }));

interface ReportDialogProps {
  readonly business: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
}

/** Lets anybody say that what is said of a business is wrong. */
export function ReportDialog({ business, onClose }: ReportDialogProps) {
  const formId = useId();
  const draft = `report:${business.id}`;
  const kept = readDraft(draft);
  const { register, handleSubmit, formState, subscribe } = useForm<BusinessReportForm>({
    resolver: zodResolver(BusinessReportForm),
    defaultValues: {
      businessId: business.id,
      businessName: business.name,
      reportType: DEFAULT_REPORT_TYPE,
      description: typeof kept === 'string' ? kept : '',
      reporterEmail: '',
    },
  });
  // The words alone are kept, not the address.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draft, values.description) }),
    [subscribe, draft],
  );
  const { send, isPending } = useSending(() => {
    dropDraft(draft);
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Report an Issue"
      description="Tell us what is wrong with this listing, and we look into it."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={isPending} pendingText="Submitting...">
            Submit Report
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(send)(event)} className="flex flex-col gap-5">
        <ReportFields register={register} errors={formState.errors} />
      </form>
    </Dialog>
  );
}

interface ReportFieldsProps {
  readonly register: UseFormRegister<BusinessReportForm>;
  readonly errors: FieldErrors<BusinessReportForm>;
}

function ReportFields({ register, errors }: ReportFieldsProps) {
  return (
    <>
      <Field label="Business name" required error={errors.businessName?.message}>
        {(field) => <Input {...field} {...register('businessName')} />}
      </Field>
      <Field label="What is wrong?" error={errors.reportType?.message}>
        {(field) => <Select {...field} {...register('reportType')} options={OPTIONS} />}
      </Field>
      <Field label="Description" required error={errors.description?.message}>
        {(field) => <Textarea {...field} {...register('description')} />}
      </Field>
      <Field label="Your e-mail" hint="Optional: so that we can ask back." error={errors.reporterEmail?.message}>
        {(field) => <Input {...field} {...register('reporterEmail')} type="email" autoComplete="email" />}
      </Field>
    </>
  );
}

function useSending(onDone: () => void) {
  const keyOf = useSendingKey();
  const { mutateAsync, isPending } = useBusinessReport();
  const send = (form: BusinessReportForm): void =>
    whenSettled(mutateAsync({ form, key: keyOf(form) }), {
      onSuccess: () => {
        toast({
          title: 'Report Submitted',
          description: "Thank you for reporting this issue. We'll review it and make necessary updates.",
          tone: 'success',
        });
        onDone();
      },
      onError: (error) =>
        toast({
          title: 'Report Failed',
          description: answerOf(error) ?? 'Failed to submit report. Please try again.',
          tone: 'danger',
        }),
    });
  return { send, isPending };
}
