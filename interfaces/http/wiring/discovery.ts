import { BatchBusinesses } from '../../../application/businesses/batch-businesses.js';
import { GetBusiness } from '../../../application/businesses/get-business.js';
import { ListFavorites } from '../../../application/businesses/list-favorites.js';
import { ListOwnedBusinesses } from '../../../application/businesses/list-owned-businesses.js';
import { MapBusinesses } from '../../../application/businesses/map-businesses.js';
import { SearchBusinesses } from '../../../application/businesses/search-businesses.js';
import { GetGuideDog } from '../../../application/guide-dogs/get-guide-dog.js';
import { ListGuideDogs } from '../../../application/guide-dogs/list-guide-dogs.js';
import { SuggestLocations } from '../../../application/places/suggest-locations.js';
import { GetOwnerResponse } from '../../../application/reviews/get-owner-response.js';
import { GetReview } from '../../../application/reviews/get-review.js';
import { ListMemberReviews } from '../../../application/reviews/list-member-reviews.js';
import { ListNewestReviews } from '../../../application/reviews/list-newest-reviews.js';
import { ListReviews } from '../../../application/reviews/list-reviews.js';
import { SummariseReviews } from '../../../application/reviews/summarise-reviews.js';
import { PostgresBusinessReads } from '../../../infrastructure/persistence/business-reads.query.js';
import { PostgresBusinessSearch } from '../../../infrastructure/persistence/business-search.query.js';
import { PostgresGuideDogReads } from '../../../infrastructure/persistence/guide-dog-reads.query.js';
import { PostgresPlaces } from '../../../infrastructure/persistence/places.query.js';
import { PostgresReviewReads } from '../../../infrastructure/persistence/review-reads.query.js';

import { BusinessesController } from '../businesses.controller.js';
import { GuideDogsController } from '../guide-dogs.controller.js';
import { LocationsController } from '../locations.controller.js';
import { ReviewsController } from '../reviews.controller.js';
import { use, type Parts, type Room } from './room.js';

/** Finding and reading. */
export function discoveryRoom({ database }: Parts): Room {
  const businesses = new PostgresBusinessReads(database);
  const search = new PostgresBusinessSearch(database);
  const places = new PostgresPlaces(database);
  const reviews = new PostgresReviewReads(database);
  const guideDogs = new PostgresGuideDogReads(database);
  return {
    controllers: [BusinessesController, ReviewsController, GuideDogsController, LocationsController],
    providers: [
      use(SearchBusinesses, new SearchBusinesses(search, places)),
      use(MapBusinesses, new MapBusinesses(search, places)),
      use(SuggestLocations, new SuggestLocations(places)),
      use(GetBusiness, new GetBusiness(businesses)),
      use(ListFavorites, new ListFavorites(businesses)),
      use(ListOwnedBusinesses, new ListOwnedBusinesses(businesses)),
      use(BatchBusinesses, new BatchBusinesses(businesses)),
      use(ListReviews, new ListReviews(reviews)),
      use(ListMemberReviews, new ListMemberReviews(reviews)),
      use(ListNewestReviews, new ListNewestReviews(reviews)),
      use(GetReview, new GetReview(reviews)),
      use(GetOwnerResponse, new GetOwnerResponse(reviews)),
      use(SummariseReviews, new SummariseReviews(reviews)),
      use(ListGuideDogs, new ListGuideDogs(guideDogs)),
      use(GetGuideDog, new GetGuideDog(guideDogs)),
    ],
  };
}
