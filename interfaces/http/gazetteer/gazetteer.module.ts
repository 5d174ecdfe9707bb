import { Module } from '@nestjs/common';
import { Gazetteer, PlaceCounts } from '../../../application/gazetteer/ports.js';
import { ListTowns } from '../../../application/gazetteer/list-towns.js';
import { SuggestLocations } from '../../../application/gazetteer/suggest-locations.js';
import { PostgresPlaceCounts } from '../../../infrastructure/gazetteer/place-counts.query.js';
import { PostgresGazetteer } from '../../../infrastructure/gazetteer/gazetteer.query.js';
import { READS } from '../server/core.module.js';
import { provide, provideAs } from '../server/provide.js';
import { LocationsController } from './locations.controller.js';

/** Towns, ZIP codes, and states. */
@Module({
  controllers: [LocationsController],
  providers: [
    provideAs(Gazetteer, PostgresGazetteer, READS),
    provideAs(PlaceCounts, PostgresPlaceCounts, READS),
    provide(SuggestLocations, Gazetteer, PlaceCounts),
    provide(ListTowns, Gazetteer, PlaceCounts),
  ],
  exports: [Gazetteer, PlaceCounts],
})
export class GazetteerModule {}
