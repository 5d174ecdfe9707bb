import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';

/** Takes the place of the reviews while the business isn't public. */
export function ReviewsLater({ business: { reviewCount } }: { readonly business: BusinessDetail }) {
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="mb-4">
        Reviews
      </h2>
      <p className="text-muted">
        {reviewCount === 0
          ? 'Visitors can write reviews once this listing is public.'
          : 'Reviews are hidden while this listing isn’t public.'}
      </p>
    </section>
  );
}
