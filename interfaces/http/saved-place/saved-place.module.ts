import { Module } from '@nestjs/common';
import { Gazetteer } from '../../../application/gazetteer/ports.js';
import { ChangeLists } from '../../../application/saved-place/change-lists.js';
import { KeepPlaces } from '../../../application/saved-place/keep-places.js';
import { ListPlaces } from '../../../application/saved-place/list-places.js';
import { MarkSaved } from '../../../application/saved-place/mark-saved.js';
import {
  SavedListReads,
  SavedLists,
  SavedPlaceReads,
  SavedPlaces,
  SharedListReads,
} from '../../../application/saved-place/ports.js';
import { Secrets } from '../../../application/shared/secrets.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { PostgresSavedListReads } from '../../../infrastructure/saved-place/saved-list-reads.query.js';
import { PostgresSavedLists } from '../../../infrastructure/saved-place/saved-lists.repository.js';
import { PostgresSavedPlaceReads } from '../../../infrastructure/saved-place/saved-place-reads.query.js';
import { PostgresSavedPlaces } from '../../../infrastructure/saved-place/saved-places.repository.js';
import { PostgresSharedListReads } from '../../../infrastructure/saved-place/shared-list-reads.query.js';
import { GazetteerModule } from '../gazetteer/gazetteer.module.js';
import { READS } from '../server/core.module.js';
import { provide, provideAs } from '../server/provide.js';
import { ListedPlacesController } from './listed-places.controller.js';
import { SavedListsController } from './saved-lists.controller.js';
import { SavedPlacesController } from './saved-places.controller.js';
import { SharedListsController } from './shared-lists.controller.js';

/** The businesses that a member saved, in lists. */
@Module({
  imports: [GazetteerModule],
  controllers: [SavedPlacesController, SavedListsController, ListedPlacesController, SharedListsController],
  providers: [
    provideAs(SavedPlaces, PostgresSavedPlaces, Database, UnitOfWork),
    provideAs(SavedPlaceReads, PostgresSavedPlaceReads, READS),
    provideAs(SavedLists, PostgresSavedLists, UnitOfWork),
    provideAs(SavedListReads, PostgresSavedListReads, READS),
    provideAs(SharedListReads, PostgresSharedListReads, READS),
    provide(MarkSaved, SavedPlaces),
    provide(ChangeLists, Transaction, SavedLists, Secrets),
    provide(KeepPlaces, Transaction, SavedLists),
    provide(ListPlaces, SavedListReads, Gazetteer),
  ],
  exports: [MarkSaved],
})
export class SavedPlaceModule {}
