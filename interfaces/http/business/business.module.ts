import { BatchBusinesses } from '../../../application/business/batch-businesses.js';
import { GetBusiness } from '../../../application/business/get-business.js';
import { ListFavorites } from '../../../application/business/list-favorites.js';
import { ListOwnedBusinesses } from '../../../application/business/list-owned-businesses.js';
import { MapBusinesses } from '../../../application/business/map-businesses.js';
import { SearchBusinesses } from '../../../application/business/search-businesses.js';
import { GetGuideDog } from '../../../application/guide-dog/get-guide-dog.js';
import { ListGuideDogs } from '../../../application/guide-dog/list-guide-dogs.js';
import { SuggestLocations } from '../../../application/gazetteer/suggest-locations.js';
import { GetOwnerResponse } from '../../../application/review/get-owner-response.js';
import { GetReview } from '../../../application/review/get-review.js';
import { ListMemberReviews } from '../../../application/review/list-member-reviews.js';
import { ListNewestReviews } from '../../../application/review/list-newest-reviews.js';
import { ListReviews } from '../../../application/review/list-reviews.js';
import { SummariseReviews } from '../../../application/review/summarise-reviews.js';
import { PostgresBusinessReads } from '../../../infrastructure/business/business-reads.query.js';
import { PostgresBusinessSearch } from '../../../infrastructure/business/search/business-search.query.js';
import { PostgresGuideDogReads } from '../../../infrastructure/guide-dog/guide-dog-reads.query.js';
import { PostgresGazetteer } from '../../../infrastructure/gazetteer/gazetteer.query.js';
import { PostgresReviewReads } from '../../../infrastructure/review/review-reads.query.js';

import { BusinessesController } from './businesses.controller.js';
import { GuideDogsController } from '../guide-dog/guide-dogs.controller.js';
import { LocationsController } from '../gazetteer/locations.controller.js';
import { ReviewsController } from '../review/reviews.controller.js';
import { use, type Dependencies, type Room } from '../server/dependencies.js';

/** Finding and reading. */
export function discoveryRoom({ database }: Dependencies): Room {
  const businesses = new PostgresBusinessReads(database);
  const search = new PostgresBusinessSearch(database);
  const places = new PostgresGazetteer(database);
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
