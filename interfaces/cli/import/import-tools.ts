import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PostgresAuditLog } from '../../../infrastructure/administration/audit-log.repository.js';
import { readSettings } from '../../../infrastructure/config/settings.js';
import { PostgresGazetteer } from '../../../infrastructure/gazetteer/gazetteer.query.js';
import { PackagedPinTowns } from '../../../infrastructure/gazetteer/pin-towns.js';
import { importsFolder, ownSourceOf } from '../../../infrastructure/import/import-settings.js';
import { DiskImportFiles } from '../../../infrastructure/import/disk-import-files.js';
import { PostgresDirectoryExport } from '../../../infrastructure/import/directory-export.query.js';
import { PostgresImportChanges } from '../../../infrastructure/import/import-changes.repository.js';
import { PostgresImportedBusinesses } from '../../../infrastructure/import/imported-businesses.repository.js';
import { PostgresImports } from '../../../infrastructure/import/imports.repository.js';
import { PostgresSavedMappings } from '../../../infrastructure/import/mapping/saved-mappings.repository.js';
import { heartbeat, retryWhileUnavailable } from '../../../infrastructure/import/running-import.js';
import type { Database } from '../../../infrastructure/postgres/database.js';
import type { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { ContractRowRules } from '../../http/import/contract-row-rules.js';
import { OsmHoursReader } from '../../../infrastructure/policy/osm-hours-reader.js';
import { withRepositories } from '../repositories.js';

/** The actor recorded in the audit log. */
export const COMMAND_LINE = { name: 'command line' };

/** Resolves a file name against the directory in which the command was typed. */
export const fileNamed = (name: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), name);

export type ImportTools = ReturnType<typeof toolsOver>;

/** Runs a command with the tools for imports and exports, on the configured or embedded database. */
export async function withImportTools(work: (tools: ImportTools) => Promise<void>): Promise<void> {
  await withRepositories(4, (database, transaction) => work(toolsOver(database, transaction)));
}

function toolsOver(database: Database, transaction: UnitOfWork) {
  const settings = readSettings(process.env);
  const ownSource = ownSourceOf(settings);
  return {
    transaction,
    hidesMissing: settings.hidesMissing,
    imports: new PostgresImports(database, transaction),
    mappings: new PostgresSavedMappings(database, transaction),
    files: new DiskImportFiles(importsFolder(settings), settings.importTags, settings.overtureConfidence),
    businesses: new PostgresImportedBusinesses(transaction, ownSource),
    changes: new PostgresImportChanges(transaction),
    gazetteer: new PostgresGazetteer(database),
    pinTowns: new PackagedPinTowns(),
    rules: new ContractRowRules(new OsmHoursReader()),
    heartbeat,
    retry: retryWhileUnavailable(setTimeout),
    audit: new PostgresAuditLog(transaction),
    directory: new PostgresDirectoryExport(database, ownSource),
  };
}
