import { Module } from '@nestjs/common';
import { BusinessReads } from '../../../application/business/ports.js';
import { Gazetteer } from '../../../application/gazetteer/ports.js';
import { RecommendationCandidates } from '../../../application/recommendation/ports.js';
import { RecommendBusinesses } from '../../../application/recommendation/recommend-businesses.js';
import { PostgresRecommendationCandidates } from '../../../infrastructure/recommendation/recommendation-candidates.query.js';
import { BusinessModule } from '../business/business.module.js';
import { GazetteerModule } from '../gazetteer/gazetteer.module.js';
import { SavedPlaceModule } from '../saved-place/saved-place.module.js';
import { READS } from '../server/core.module.js';
import { provide, provideAs } from '../server/provide.js';
import { RecommendationsController } from './recommendations.controller.js';

/** Recommended businesses. */
@Module({
  imports: [BusinessModule, GazetteerModule, SavedPlaceModule],
  controllers: [RecommendationsController],
  providers: [
    provideAs(RecommendationCandidates, PostgresRecommendationCandidates, READS),
    provide(RecommendBusinesses, RecommendationCandidates, BusinessReads, Gazetteer),
  ],
})
export class RecommendationModule {}
