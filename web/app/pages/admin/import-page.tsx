import { Imports } from '../../../features/admin-import/imports.js';
import { ImportMap } from '../../../features/map/import-map.js';

/** /admin/import: imports and the export, with a map of the selected import. */
export function ImportPage() {
  return <Imports mapOf={(id) => <ImportMap importId={id} />} />;
}
