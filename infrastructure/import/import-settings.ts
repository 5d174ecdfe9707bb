import { join } from 'node:path';
import type { Settings } from '../config/settings.js';

/** Folder of uploaded files that wait for their import. */
export const importsFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'imports');

/** The directory's name as a source in exports: its public host. */
export const ownSourceOf = ({ http }: Pick<Settings, 'http'>): string => new URL(http.publicUrl).host;
