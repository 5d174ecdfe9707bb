import type { AdminFeedback } from '../../../interfaces/contract/feedback/admin-feedback.js';
import { FeedbackListing } from '../../../interfaces/contract/feedback/admin-feedback.js';
import {
  countWords,
  extentOf,
  LISTING_TIER,
  perksInOwnWords,
  tierRefusal,
} from '../../../interfaces/contract/shared/words.js';
import { NoteField } from '../../ui/queue/form/note-field.js';
import type { FormContext } from '../../ui/queue/queue-action.js';
import { KEYS_HINT, QueueForm } from '../../ui/queue/form/queue-form.js';
import { useActionForm } from '../../ui/queue/form/use-draft-form.js';
import type { SentListing } from './feedback.queries.js';

interface ListingFormProps {
  readonly context: FormContext<AdminFeedback>;
  /** True to create the business although it may already be listed. */
  readonly force: boolean;
  readonly run: (sent: SentListing) => Promise<unknown>;
}

/**
 * Asks for the description of a recommended business. It starts with the sender's text if the sender agreed to publish
 * it. The draft is kept until it is sent, with and without `force`.
 */
export function ListingForm({ context: { item, send, cancel }, force, run }: ListingFormProps) {
  const draft = `queue:feedback:${item.id}:listing`;
  const sendersText = item.allowPublicDisplay ? (item.recommendedBusinessDescription ?? '') : '';
  const { values, errors, change, submit } = useActionForm({
    context: { item, draft, send },
    start: ({ description = sendersText }) => ({ description }),
    check: ({ description }) => {
      const error = errorIn(description);
      return error === undefined ? { sent: description.trim(), errors: {} } : { errors: { description: error } };
    },
    run: (_item, description) => run({ item, force, description }),
  });
  return (
    <QueueForm
      onSubmit={submit}
      onCancel={cancel}
      takesFocus
      submit={force ? 'Create Listing Anyway' : 'Create Listing'}
      variant={force ? 'secondary' : 'primary'}
      className="max-w-prose"
    >
      <NoteField
        label="Description"
        hint={`${hintFor(item)} ${KEYS_HINT}`}
        required
        rows={6}
        value={values.description}
        error={errors['description']}
        counter={{
          value: countWords(values.description),
          limit: LISTING_TIER.free.descriptionWords,
          unit: 'words',
        }}
        answer={{
          preview: {
            ...{ decision: 'createBusinessFromRecommendation', id: item.id },
            body: { force, description: values.description },
          },
        }}
        onType={(description) => change({ description })}
      />
    </QueueForm>
  );
}

function errorIn(description: string): string | undefined {
  if (description.trim() === '') return 'Please write a description.';
  const { error } = FeedbackListing.safeParse({ description });
  return error?.issues[0]?.message ?? tierRefusal(extentOf({ description, images: [] }), 'free')?.message;
}

function hintFor({ allowPublicDisplay, recommendedPetPerks }: AdminFeedback): string {
  if (allowPublicDisplay) return 'Starts with the sender’s text. Shown on the listing.';
  const withheld = perksInOwnWords(recommendedPetPerks).join(', ');
  const own = 'Write it in your own words. Shown on the listing.';
  return withheld === '' ? own : `${own} Perks in the sender’s words won’t be published: ${withheld}.`;
}
