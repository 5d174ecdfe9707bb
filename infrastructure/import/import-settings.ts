import { join } from 'node:path';
import type { Settings } from '../config/settings.js';

/** Where files lie that came in to be imported, until they are. */
export const importsFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'imports');

/** What exports call the directory itself: where people reach it. */
export const ownSourceOf = ({ http }: Pick<Settings, 'http'>): string => new URL(http.publicUrl).host;
