import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { BusinessReportForm } from '../../../interfaces/contract/feedback/feedback.js';
import {
  DEFAULT_REPORT_TYPE,
  FEEDBACK_LIMITS,
  REPORT_TYPES,
  type ReportType,
} from '../../../interfaces/contract/shared/words.js';
import { useFormDraft } from '../../lib/form/form-draft.js';
import { FormInput, FormSelect, FormTextarea } from '../../ui/form/form-field.js';
import { useSentForm } from '../../ui/form/use-sent-form.js';
import { FormDialog } from '../../ui/overlay/form-dialog.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useBusinessReport } from './report.queries.js';

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
  /** The type that is chosen first. */
  readonly type?: ReportType | undefined;
}

/** A draft may not contain the email address. */
const DRAFTED = ['description'] as const;

/** Reports wrong information on a business; open to anyone. */
export function ReportDialog({ business, onClose, type = DEFAULT_REPORT_TYPE }: ReportDialogProps) {
  const draft = `report:${business.id}`;
  const form = useForm<BusinessReportForm>({
    resolver: zodResolver(BusinessReportForm),
    defaultValues: {
      businessId: business.id,
      businessName: business.name,
      reportType: type,
      description: '',
      reporterEmail: '',
    },
  });
  useFormDraft(draft, form, DRAFTED);
  const { submit, isPending } = useSentForm(form, useBusinessReport(), {
    draft,
    onSuccess: () => {
      toast({
        title: 'Report Submitted',
        description: "Thank you for reporting this issue. We'll review it and make necessary updates.",
        tone: 'success',
      });
      onClose();
    },
    failureTitle: 'Report Failed',
    failure: 'Failed to submit report. Please try again.',
  });
  return (
    <FormDialog
      title="Report an issue"
      description="What’s wrong with this listing? We’ll look into it."
      onSubmit={submit}
      onClose={onClose}
      isPending={isPending}
      submit="Submit Report"
      pending="Submitting..."
    >
      <FormInput form={form} name="businessName" label="Business name" required />
      <FormSelect form={form} name="reportType" label="Type of issue" options={OPTIONS} />
      <FormTextarea form={form} name="description" label="Description" required limit={FEEDBACK_LIMITS.description} />
      <FormInput
        form={form}
        name="reporterEmail"
        label="Your email"
        hint="Optional. We’ll use it only if we have a question."
        type="email"
        autoComplete="email"
      />
    </FormDialog>
  );
}
