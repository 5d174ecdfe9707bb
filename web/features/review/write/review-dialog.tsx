import { useState } from 'react';
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
import { codeOf } from '../../../lib/form/refusal.js';
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
import { PetNameOffers } from '../../../ui/pets/pet-name-offers.js';
import { useOwnPetNames, useReviewSubmission } from '../review-changes.queries.js';
import { ReviewPhotos } from './review-photos.js';
import { VisitQuestions } from './visit-questions.js';

interface ReviewDialogProps {
  readonly business: { readonly id: number; readonly name: string };
  /** The member's review to edit; null for a new one. */
  readonly review: Review | null;
  readonly onClose: () => void;
  /** Called if a new review is refused because the member has one; returns that review if it can be edited instead. */
  readonly onExisting?: (() => Promise<Review | null>) | undefined;
}

/**
 * 'Write a Review for {business name}'. Closes once the review is saved; the draft is kept until then. If it turns out
 * that the member has already reviewed the business, what they typed can replace that review.
 */
export function ReviewDialog({ business, review: given, onClose, onExisting }: ReviewDialogProps) {
  const [existing, setExisting] = useState<Review | null>(null);
  const review = given ?? existing;
  const isNew = review === null;
  const draft = `review:${given === null ? business.id : `own-${given.id}`}`;
  const form = useForm<ReviewForm>({ resolver: zodResolver(ReviewForm), defaultValues: valuesOf(given) });
  useFormDraft(draft, form, FIELDS);
  const { pathname, search } = useLocation();
  const submission = useReplacingSubmission(form, { business, review, onExisting, onFound: setExisting });
  const { submit, isPending } = useSentForm(form, submission, {
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
      const name = isNew ? draft : `review:own-${review.id}`;
      keepActionAfterSignIn(action, { name, value: form.getValues() });
      signInAgain(withActionAfterSignIn(pathname + search, action));
    },
  });
  return (
    <FormDialog
      purpose="write or edit reviews"
      title={isNew ? `Write a Review for ${business.name}` : `Edit Your Review for ${business.name}`}
      description={existing === null ? undefined : REPLACES}
      onSubmit={submit}
      onClose={onClose}
      isPending={isPending}
      submit={isNew ? 'Submit Review' : 'Save Changes'}
      pending="Submitting..."
      startsInField
    >
      <ReviewFields form={form} isChange={!isNew} />
    </FormDialog>
  );
}

interface Replacing extends Pick<ReviewDialogProps, 'business' | 'review' | 'onExisting'> {
  readonly onFound: (review: Review) => void;
}

/** Saves a review. If a new one is refused because there is one, calls `onFound` with that one. */
function useReplacingSubmission(form: UseFormReturn<ReviewForm>, options: Replacing) {
  const { business, review, onExisting, onFound } = options;
  const { mutateAsync, isPending } = useReviewSubmission(business.id, review?.id ?? null);
  const send: typeof mutateAsync = async (sent) => {
    try {
      return await mutateAsync(sent);
    } catch (error) {
      const found = review === null && codeOf(error) === 'REVIEW_EXISTS' ? await onExisting?.() : null;
      if (found != null) {
        onFound(found);
        // Saving without photos would delete those of the earlier review.
        if (form.getValues('images')?.length === 0) form.setValue('images', found.images);
      }
      throw error;
    }
  };
  return { mutateAsync: send, isPending };
}

const REPLACES = 'You have already reviewed this place. Save Changes replaces your earlier review with this one.';

function outcomeOf(review: Review | null) {
  if (review === null) return { title: 'Review submitted!', description: 'Thank you for sharing your experience.' };
  const description = review.state === null ? 'Your changes are live.' : 'Your changes are saved.';
  return { title: 'Review updated', description };
}

const FIELDS = ['rating', 'title', 'content', 'petsIndoors', 'petsOnPatio', 'petName', 'images', 'disclosure'] as const;

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

function ReviewFields({ form, isChange }: { readonly form: UseFormReturn<ReviewForm>; readonly isChange: boolean }) {
  const { control, register, formState, setValue } = form;
  const { disclosure, images } = formState.errors;
  const [title, petName] = useWatch({ control, name: ['title', 'petName'] });
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
      <VisitQuestions form={form} isChange={isChange} />
      <FormInput form={form} name="petName" label="Pet’s name" hint="Optional. Who came along?" autoComplete="off" />
      <PetNameOffers
        names={useOwnPetNames()}
        value={petName ?? ''}
        onChoose={(name) => setValue('petName', name, { shouldDirty: true })}
      />
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
