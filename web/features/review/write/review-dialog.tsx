import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { ReviewForm, type Review } from '../../../../interfaces/contract/review/review.js';
import { oneLine } from '../../../../interfaces/contract/shared/typed-text.js';
import {
  countCharacters,
  DISCLOSURE,
  DISCLOSURES,
  RATING,
  REVIEW_LIMITS,
  WORKS_THERE,
} from '../../../../interfaces/contract/shared/words.js';
import { useFormDraft } from '../../../lib/form/form-draft.js';
import {
  keepActionAfterSignIn,
  withActionAfterSignIn,
  type PendingAction,
} from '../../../lib/member/action-after-sign-in.js';
import { Field } from '../../../ui/form/field.js';
import { FormInput, FormTextarea } from '../../../ui/form/form-field.js';
import { RatingInput } from '../../../ui/form/rating-input.js';
import { Select } from '../../../ui/form/select.js';
import { useSentForm } from '../../../ui/form/use-sent-form.js';
import { FormDialog } from '../../../ui/overlay/form-dialog.js';
import { signInAgain } from '../../../ui/overlay/sign-in-again.js';
import { toast } from '../../../ui/overlay/toast-store.js';
import { useReviewSubmission } from '../review-changes.queries.js';
import { ReviewPhotos } from './review-photos.js';

interface ReviewDialogProps {
  readonly business: { readonly id: number; readonly name: string };
  /** The member's review to edit; null for a new one. */
  readonly review: Review | null;
  readonly onClose: () => void;
}

/** 'Write a Review for {business name}'. Closes once the review is saved; the draft is kept until then. */
export function ReviewDialog({ business, review, onClose }: ReviewDialogProps) {
  const isNew = review === null;
  const draft = `review:${isNew ? business.id : `own-${review.id}`}`;
  const form = useForm<ReviewForm>({ resolver: zodResolver(ReviewForm), defaultValues: valuesOf(review) });
  useFormDraft(draft, form, FIELDS);
  const { pathname, search } = useLocation();
  const { submit, isPending } = useSentForm(form, useReviewSubmission(business.id, review?.id ?? null), {
    draft,
    onSuccess: () => {
      toast({ ...outcomeOf(review), tone: 'success' });
      onClose();
    },
    failure: 'Failed to submit review. Please try again.',
    onSignedOut: () => {
      const action: PendingAction = isNew
        ? { kind: 'review', id: business.id }
        : { kind: 'edit-review', id: review.id };
      keepActionAfterSignIn(action, { name: draft, value: form.getValues() });
      signInAgain(withActionAfterSignIn(pathname + search, action));
    },
  });
  return (
    <FormDialog
      purpose="write or edit reviews"
      title={isNew ? `Write a Review for ${business.name}` : `Edit Your Review for ${business.name}`}
      onSubmit={submit}
      onClose={onClose}
      isPending={isPending}
      submit={isNew ? 'Submit Review' : 'Save Changes'}
      pending="Submitting..."
    >
      <ReviewFields form={form} />
    </FormDialog>
  );
}

function outcomeOf(review: Review | null) {
  if (review === null) return { title: 'Review submitted!', description: 'Thank you for sharing your experience.' };
  const description = review.state === null ? 'Your changes are live.' : 'Your changes are saved.';
  return { title: 'Review updated', description };
}

const FIELDS = ['rating', 'title', 'content', 'petName', 'images', 'disclosure'] as const;

const NO_VALUES = { title: '', content: '', petName: '', images: [], disclosure: null };

/**
 * Relationships with the business that a reviewer can disclose. Choosing to work there shows at once that they can't
 * review it.
 */
const DISCLOSURE_OPTIONS = [
  { value: '', label: 'Prefer not to say' },
  ...DISCLOSURES.map((value) => ({ value, label: DISCLOSURE[value].label })),
  WORKS_THERE,
];

function valuesOf(review: Review | null): ReviewForm {
  if (review === null) return { ...NO_VALUES, rating: RATING.defaultValue };
  const { rating, title, content, petName, images, disclosure } = review;
  return { rating, title: title ?? '', content: content ?? '', petName: petName ?? '', images, disclosure };
}

function ReviewFields({ form }: { readonly form: UseFormReturn<ReviewForm> }) {
  const { control, register, formState } = form;
  const { disclosure, images } = formState.errors;
  const title = useWatch({ control, name: 'title' });
  return (
    <>
      <Controller
        control={control}
        name="rating"
        render={({ field }) => <RatingInput name={field.name} value={field.value} onChange={field.onChange} />}
      />
      <FormInput
        form={form}
        name="title"
        label="Title"
        required
        counter={{ value: countCharacters(oneLine(title)), limit: REVIEW_LIMITS.title }}
        autoComplete="off"
      />
      <FormTextarea form={form} name="content" label="Review" required limit={REVIEW_LIMITS.maxContent} rows={6} />
      <FormInput form={form} name="petName" label="Pet’s name" hint="Optional. Who came along?" autoComplete="off" />
      <Field label="How did your visit come about?" hint="Readers can see this." error={disclosure?.message}>
        {(field) => (
          <Select
            {...field}
            {...register('disclosure', { setValueAs: (value: string | null) => value || null })}
            options={DISCLOSURE_OPTIONS}
          />
        )}
      </Field>
      <Controller
        control={control}
        name="images"
        render={({ field }) => (
          <ReviewPhotos images={field.value ?? []} onChange={field.onChange} error={images?.message} />
        )}
      />
    </>
  );
}
