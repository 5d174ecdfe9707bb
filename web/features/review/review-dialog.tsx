import { useEffect, useId } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  Controller,
  useForm,
  useWatch,
  type Control,
  type FieldErrors,
  type UseFormRegister,
  type UseFormReturn,
} from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { ReviewForm, type Review } from '../../../interfaces/contract/review/review.js';
import {
  DISCLOSURE,
  DISCLOSURES,
  RATING,
  REVIEW_LIMITS,
  WORKS_THERE,
} from '../../../interfaces/contract/shared/words.js';
import { dropDraft, keepDraft, readDraft } from '../../lib/draft.js';
import { keepIntent, withIntent, type Intent } from '../../lib/intent.js';
import { useSendingKey } from '../../lib/sending-key.js';
import { whenSettled } from '../../lib/when-settled.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { RatingInput } from '../../ui/form/rating-input.js';
import { Select } from '../../ui/form/select.js';
import { Textarea } from '../../ui/form/textarea.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { refusalOf, useReviewSubmission } from './review-changes.queries.js';
import { ReviewPhotos } from './review-photos.js';

interface ReviewDialogProps {
  readonly business: { readonly id: number; readonly name: string };
  /** The member's own review, to change it; null for a new one. */
  readonly review: Review | null;
  readonly onClose: () => void;
}

/** 'Write a Review for {business name}'. Closes once the review is there; what was typed stays until then. */
export function ReviewDialog({ business, review, onClose }: ReviewDialogProps) {
  const draft = `review:${review === null ? business.id : `own-${review.id}`}`;
  const formId = useId();
  const form = useForm<ReviewForm>({
    resolver: zodResolver(ReviewForm),
    defaultValues: { ...valuesOf(review), ...draftOf(draft) },
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draft, values) }),
    [form, draft],
  );
  const onDone = (): void => {
    dropDraft(draft);
    onClose();
  };
  const { send, isPending } = useSending({ businessId: business.id, review, draft, form, onDone });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={review === null ? `Write a Review for ${business.name}` : `Edit Your Review for ${business.name}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={isPending} pendingText="Submitting...">
            {review === null ? 'Submit Review' : 'Save Changes'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        className="flex flex-col gap-5"
      >
        <ReviewFields control={form.control} register={form.register} errors={form.formState.errors} />
      </form>
    </Dialog>
  );
}

const NOTHING_SAID = { title: '', content: '', petName: '', images: [], disclosure: null };

/** What may be said of how the visit came about; who works there learns at once that they cannot review it. */
const DISCLOSURE_OPTIONS = [
  { value: '', label: 'Rather not say' },
  ...DISCLOSURES.map((value) => ({ value, label: DISCLOSURE[value].label })),
  WORKS_THERE,
];

function valuesOf(review: Review | null): ReviewForm {
  if (review === null) return { ...NOTHING_SAID, rating: RATING.defaultValue };
  const { rating, title, content, petName, images, disclosure } = review;
  return { rating, title: title ?? '', content: content ?? '', petName: petName ?? '', images, disclosure };
}

/** A draft as far as it has the form's shape; an address that has gone since is refused when it is sent. */
function draftOf(name: string): Partial<ReviewForm> {
  const kept = readDraft(name);
  if (typeof kept !== 'object' || kept === null) return {};
  const { rating, title, content, petName, images, disclosure } = kept as Partial<Record<keyof ReviewForm, unknown>>;
  return {
    ...(typeof rating === 'number' && { rating }),
    ...(typeof title === 'string' && { title }),
    ...(typeof content === 'string' && { content }),
    ...(typeof petName === 'string' && { petName }),
    ...(typeof disclosure === 'string' && { disclosure: DISCLOSURES.find((each) => each === disclosure) ?? null }),
    ...(Array.isArray(images) && { images: images.filter((image): image is string => typeof image === 'string') }),
  };
}

interface SendingProps {
  readonly businessId: number;
  readonly review: Review | null;
  readonly draft: string;
  readonly form: UseFormReturn<ReviewForm>;
  readonly onDone: () => void;
}

function useSending({ businessId, review, draft, form, onDone }: SendingProps) {
  const { pathname, search } = useLocation();
  const intent: Intent = review === null ? { kind: 'review', id: businessId } : { kind: 'edit-review', id: review.id };
  const keyOf = useSendingKey();
  const { mutateAsync, isPending } = useReviewSubmission(businessId, review?.id ?? null);
  const send = (values: ReviewForm): void => {
    const sent = { ...values, petName: values.petName || null };
    whenSettled(mutateAsync({ form: sent, key: keyOf(sent) }), {
      onSuccess: () => {
        toast(
          review === null
            ? { title: 'Review submitted!', description: 'Thank you for sharing your experience.', tone: 'success' }
            : {
                title: 'Review updated',
                description: review.state === undefined ? 'Your changes are shown now.' : 'Your changes are kept.',
                tone: 'success',
              },
        );
        onDone();
      },
      onError: (error) => {
        const { status, fields } = refusalOf(error);
        const photos = fields.find(({ path }) => path === 'images' || path.startsWith('images.'));
        if (photos !== undefined) form.setError('images', { type: 'server', message: photos.message });
        if (status === 401) {
          keepIntent(intent, { name: draft, value: values });
          signInAgain(withIntent(pathname + search, intent));
        } else toast({ title: 'Error', description: photos?.message ?? sentenceOf(error), tone: 'danger' });
      },
    });
  };
  return { send, isPending };
}

/** What the person can act on is said in the server's words: reviewed already, the own business, too many. */
function sentenceOf(error: Error): string {
  const telling = [403, 409, 422, 429].includes(refusalOf(error).status);
  return telling ? error.message : 'Failed to submit review. Please try again.';
}

interface ReviewFieldsProps {
  readonly control: Control<ReviewForm>;
  readonly register: UseFormRegister<ReviewForm>;
  readonly errors: FieldErrors<ReviewForm>;
}

function ReviewFields({ control, register, errors }: ReviewFieldsProps) {
  const [title = '', content = ''] = useWatch({ control, name: ['title', 'content'] });
  return (
    <>
      <Controller
        control={control}
        name="rating"
        render={({ field }) => <RatingInput name={field.name} value={field.value} onChange={field.onChange} />}
      />
      <Field
        label="Title"
        required
        error={errors.title?.message}
        counter={{ value: title.length, limit: REVIEW_LIMITS.title }}
      >
        {(field) => <Input {...field} {...register('title')} autoComplete="off" />}
      </Field>
      <Field
        label="Review"
        required
        error={errors.content?.message}
        counter={{ value: content.length, limit: REVIEW_LIMITS.maxContent }}
      >
        {(field) => <Textarea {...field} {...register('content')} rows={6} />}
      </Field>
      <Field label="Pet's name" hint="Optional: who came along?" error={errors.petName?.message}>
        {(field) => <Input {...field} {...register('petName')} autoComplete="off" />}
      </Field>
      <Field label="How did your visit come about?" hint="Readers see it." error={errors.disclosure?.message}>
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
          <ReviewPhotos images={field.value ?? []} onChange={field.onChange} error={errors.images?.message} />
        )}
      />
    </>
  );
}
