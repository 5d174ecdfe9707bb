import { servedPart } from '../../../ui/state/served-part.js';
import type { FilterForm } from './filter-form.js';

/** The filters as the server renders them, for readers without JavaScript. */
export const { Part: FilterFormPart, serve: setFilterForm } = servedPart<Parameters<typeof FilterForm>[0]>(
  async () => ({ default: (await import('./filter-form.js')).FilterForm }),
  null,
);
