/** The rules for matching columns, as the import page uses them. */
export { columnKey, columnNames, headerText, MAX_COLUMNS } from '../../../domain/import/columns/column-name.js';
export { delimiterOf } from '../../../domain/import/columns/delimiter.js';
export { guessedColumns } from '../../../domain/import/columns/guess.js';
export {
  columnOf,
  FIELD_GROUPS,
  fieldGroup,
  fieldLabel,
  isTemplate,
  MAPPED_FIELDS,
  mappingWords,
  missingFields,
  type MappedField,
  type MatchedColumn,
} from '../../../domain/import/columns/mapping.js';
