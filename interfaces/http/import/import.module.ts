import { setTimeout } from 'node:timers/promises';
import { Module } from '@nestjs/common';
import { AuditLog } from '../../../application/administration/audit.js';
import { Gazetteer, PinTowns } from '../../../application/gazetteer/ports.js';
import { DuplicateCandidates } from '../../../application/duplicate/ports.js';
import { ExportDirectory } from '../../../application/import/export-directory.js';
import { ForgetMapping } from '../../../application/import/forget-mapping.js';
import { SavedMappingReads, SavedMappings } from '../../../application/import/mapping-ports.js';
import { ImportFiles } from '../../../application/import/file-ports.js';
import {
  DirectoryExport,
  ImportedBusinesses,
  ImportReads,
  Imports,
  RowRules,
} from '../../../application/import/ports.js';
import { ListAnyway } from '../../../application/import/list-anyway.js';
import { ImportResults, ReportedRows } from '../../../application/import/result-ports.js';
import { ResumeImports } from '../../../application/import/resume-imports.js';
import { RunUndo } from '../../../application/import/run-undo.js';
import { RunImport } from '../../../application/import/run-import.js';
import { StartImport } from '../../../application/import/start-import.js';
import { ImportChanges, ImportUndos, UndoneListings } from '../../../application/import/undo-ports.js';
import { UndoImport } from '../../../application/import/undo-import.js';
import { Clock } from '../../../application/shared/clock.js';
import { Jobs } from '../../../application/shared/jobs.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { PackagedPinTowns } from '../../../infrastructure/gazetteer/pin-towns.js';
import { PostgresDirectoryExport } from '../../../infrastructure/import/directory-export.query.js';
import { DiskImportFiles } from '../../../infrastructure/import/disk-import-files.js';
import { PostgresImportChanges } from '../../../infrastructure/import/import-changes.repository.js';
import { PostgresImportUndos } from '../../../infrastructure/import/undo/import-undos.repository.js';
import { PostgresUndoneListings } from '../../../infrastructure/import/undo/undone-listings.repository.js';
import { PostgresDuplicateCandidates } from '../../../infrastructure/duplicate/duplicate-candidates.repository.js';
import { PostgresImportResults } from '../../../infrastructure/import/import-results.query.js';
import { PostgresReportedRows } from '../../../infrastructure/import/reported-rows.repository.js';
import { PostgresImportReads } from '../../../infrastructure/import/import-reads.query.js';
import { importsFolder, ownSourceOf } from '../../../infrastructure/import/import-settings.js';
import { PostgresImportedBusinesses } from '../../../infrastructure/import/imported-businesses.repository.js';
import { PostgresImports } from '../../../infrastructure/import/imports.repository.js';
import { PostgresSavedMappingReads } from '../../../infrastructure/import/mapping/saved-mapping-reads.query.js';
import { PostgresSavedMappings } from '../../../infrastructure/import/mapping/saved-mappings.repository.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { AdministrationModule } from '../administration/administration.module.js';
import { GazetteerModule } from '../gazetteer/gazetteer.module.js';
import { heartbeat, retryWhileUnavailable } from '../../../infrastructure/import/running-import.js';
import { SETTINGS } from '../server/core.module.js';
import { provide, provideAs, provideBy } from '../server/provide.js';
import { AdminImportMappingsController } from './admin-import-mappings.controller.js';
import { AdminImportsController } from './admin-imports.controller.js';
import { ImportResultsController } from './import-results.controller.js';
import { HoursReader } from '../../../application/policy/ports.js';
import { OsmHoursReader } from '../../../infrastructure/policy/osm-hours-reader.js';
import { ContractRowRules } from './contract-row-rules.js';

/** Importing businesses from files, and exporting the directory. */
@Module({
  imports: [AdministrationModule, GazetteerModule],
  controllers: [AdminImportsController, AdminImportMappingsController, ImportResultsController],
  providers: [
    provideAs(Imports, PostgresImports, Database, UnitOfWork),
    provideAs(ImportReads, PostgresImportReads, Database),
    provideAs(HoursReader, OsmHoursReader),
    provideAs(RowRules, ContractRowRules, HoursReader),
    provideAs(PinTowns, PackagedPinTowns),
    provideBy(
      ImportFiles,
      (settings) => new DiskImportFiles(importsFolder(settings), settings.importTags, settings.overtureConfidence),
      SETTINGS,
    ),
    provideBy(
      ImportedBusinesses,
      (work, settings) => new PostgresImportedBusinesses(work, ownSourceOf(settings)),
      UnitOfWork,
      SETTINGS,
    ),
    provideBy(
      DirectoryExport,
      (database, settings) => new PostgresDirectoryExport(database, ownSourceOf(settings)),
      Database,
      SETTINGS,
    ),
    provideAs(SavedMappings, PostgresSavedMappings, Database, UnitOfWork),
    provideAs(SavedMappingReads, PostgresSavedMappingReads, Database),
    provide(StartImport, Transaction, Imports, ImportFiles, AuditLog, Jobs, SavedMappings),
    provide(ForgetMapping, Transaction, SavedMappings, AuditLog),
    provide(ExportDirectory, Transaction, DirectoryExport, AuditLog),
    provideBy(
      RunImport,
      (settings, audit, changes, transaction, imports, files, businesses, gazetteer, pinTowns, rules) =>
        new RunImport({
          ...{ transaction, imports, files, businesses, changes, gazetteer, pinTowns, rules },
          ...{ audit, hidesMissing: settings.hidesMissing },
          ...{ heartbeat, retry: retryWhileUnavailable(setTimeout) },
        }),
      SETTINGS,
      AuditLog,
      ImportChanges,
      ...([Transaction, Imports, ImportFiles, ImportedBusinesses, Gazetteer, PinTowns, RowRules] as const),
    ),
    provideAs(ImportChanges, PostgresImportChanges, UnitOfWork),
    provideAs(ImportUndos, PostgresImportUndos, Database, UnitOfWork),
    provideAs(UndoneListings, PostgresUndoneListings, UnitOfWork),
    provideAs(ImportResults, PostgresImportResults, Database),
    provideAs(ReportedRows, PostgresReportedRows, UnitOfWork),
    provideAs(DuplicateCandidates, PostgresDuplicateCandidates, UnitOfWork),
    provideBy(
      ListAnyway,
      (transaction, rows, businesses, changes, candidates, audit, clock) =>
        new ListAnyway({ transaction, rows, businesses, changes, candidates, audit, clock }),
      ...([
        Transaction,
        ReportedRows,
        ImportedBusinesses,
        ImportChanges,
        DuplicateCandidates,
        AuditLog,
        Clock,
      ] as const),
    ),
    provide(UndoImport, Transaction, ImportUndos, AuditLog, Jobs, Clock),
    provideBy(
      RunUndo,
      (transaction, undos, listings, businesses, audit, clock) =>
        new RunUndo({
          transaction,
          undos,
          listings,
          businesses,
          audit,
          clock,
          retry: retryWhileUnavailable(setTimeout),
        }),
      ...([Transaction, ImportUndos, UndoneListings, ImportedBusinesses, AuditLog, Clock] as const),
    ),
    provide(ResumeImports, Transaction, Imports, RunImport, ImportFiles, Clock),
  ],
})
export class ImportModule {}
