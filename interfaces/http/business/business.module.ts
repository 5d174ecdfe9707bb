import { Module } from '@nestjs/common';
import { ListOwnedBusinesses } from '../../../application/business/list-owned-businesses.js';
import { MapBusinesses } from '../../../application/business/map-businesses.js';
import { BusinessReads, BusinessSearch } from '../../../application/business/ports.js';
import { SearchBusinesses } from '../../../application/business/search-businesses.js';
import { Gazetteer } from '../../../application/gazetteer/ports.js';
import { PostgresBusinessReads } from '../../../infrastructure/business/business-reads.query.js';
import { PostgresBusinessSearch } from '../../../infrastructure/business/search/business-search.query.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { GazetteerModule } from '../gazetteer/gazetteer.module.js';
import { SavedPlaceModule } from '../saved-place/saved-place.module.js';
import { provide, provideAs } from '../server/provide.js';
import { BusinessesController } from './businesses.controller.js';

/** Finding businesses and reading about them. */
@Module({
  imports: [GazetteerModule, SavedPlaceModule],
  controllers: [BusinessesController],
  providers: [
    provideAs(BusinessReads, PostgresBusinessReads, Database),
    provideAs(BusinessSearch, PostgresBusinessSearch, Database),
    provide(SearchBusinesses, BusinessSearch, Gazetteer),
    provide(MapBusinesses, BusinessSearch, Gazetteer),
    provide(ListOwnedBusinesses, BusinessReads),
  ],
  exports: [BusinessReads],
})
export class BusinessModule {}
