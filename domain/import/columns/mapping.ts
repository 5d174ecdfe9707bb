import { CATEGORY_LABEL, type Category } from '../../business/category.js';
import { kindLabel, type Kind } from '../../business/kind/kind-label.js';
import { SUGGESTED_PERKS } from '../../business/perk.js';
import type { StateCode } from '../../gazetteer/us-state.js';
import { columnKey } from './column-name.js';

/** Groups of fields, in display order. */
export const FIELD_GROUPS = ['Place', 'Address', 'Contact', 'Details', 'Pets', 'Perks', 'Record'] as const;

export type FieldGroup = (typeof FIELD_GROUPS)[number];

interface FieldFacts {
  readonly label: string;
  readonly group: FieldGroup;
}

const inGroup =
  (group: FieldGroup) =>
  (label: string): FieldFacts => ({ label, group });
const place = inGroup('Place');
const address = inGroup('Address');
const contact = inGroup('Contact');
const details = inGroup('Details');
const pets = inGroup('Pets');
const perks = inGroup('Perks');
const record = inGroup('Record');

/** Columns that each state one fact of the policy. */
const PET_FACTS = {
  dogsAllowed: pets('Dogs allowed (yes or no)'),
  catsAllowed: pets('Cats allowed (yes or no)'),
  indoorsAllowed: pets('Pets allowed indoors (yes or no)'),
  patioAllowed: pets('Pets allowed on the patio (yes or no)'),
  roomsAllowed: pets('Pets allowed in guest rooms (yes or no)'),
  leashRequired: pets('Leash required (yes or no)'),
  maxPets: pets('Number of pets allowed'),
  maxWeightLb: pets('Weight limit (lb)'),
  breedRestrictions: pets('Breed restrictions'),
  leftAlone: pets('Pets may stay alone (yes or no)'),
  vaccinationProof: pets('Proof of vaccination required (yes or no)'),
  petFee: pets('Pet fee (dollars)'),
  petDeposit: pets('Refundable pet deposit (dollars)'),
  petHours: pets('Hours for pets'),
  petNote: pets('Note about pets'),
} as const;

/** A column that states one fact of the policy. */
export type PetField = keyof typeof PET_FACTS;

export const isPetField = (field: MappedField): field is PetField => Object.hasOwn(PET_FACTS, field);

/** What a column may contain, besides single perks. */
const FIELD_FACTS = {
  name: place('Name'),
  category: place('Category'),
  kind: place('Kind of place'),
  description: place('Description'),
  welcomesPets: place('Pets welcome (yes or no)'),
  address: address('Street address'),
  city: address('City'),
  state: address('State'),
  zipCode: address('ZIP code'),
  country: address('Country'),
  latitude: address('Latitude'),
  longitude: address('Longitude'),
  locationSource: address('Where the address comes from'),
  phone: contact('Phone'),
  website: contact('Website'),
  email: contact('Email'),
  facebookUrl: contact('Facebook page'),
  instagramUrl: contact('Instagram profile'),
  tiktokUrl: contact('TikTok profile'),
  priceRange: details('Price range'),
  openingHours: details('Opening hours'),
  arrivalNotes: details('Arrival notes'),
  youtubeVideoId: details('YouTube video'),
  ...PET_FACTS,
  policy: pets('Pet policy, as exported'),
  petPerks: perks('List of perks'),
  highlightedPerks: perks('List of highlighted perks'),
  externalId: record('ID'),
  source: record('Source'),
  attribution: record('Credit'),
} as const;

type PerkField = `perk:${(typeof SUGGESTED_PERKS)[number]}`;

export type MappedField = keyof typeof FIELD_FACTS | PerkField;

/** What columns can be matched to. A column of a perk says yes or no. */
export const MAPPED_FIELDS: readonly MappedField[] = [
  ...(Object.keys(FIELD_FACTS) as (keyof typeof FIELD_FACTS)[]),
  ...SUGGESTED_PERKS.map((perk): PerkField => `perk:${perk}`),
];

/** Returns the perk that a column says yes or no about; null for any other field. */
export function perkOf(field: MappedField): string | null {
  return field.startsWith('perk:') ? field.slice('perk:'.length) : null;
}

const factsOf = (field: MappedField): FieldFacts => {
  const perk = perkOf(field);
  return perk === null ? FIELD_FACTS[field as keyof typeof FIELD_FACTS] : perks(`Perk: ${perk} (yes or no)`);
};

/** Returns a field's name for people: 'Street address'. */
export const fieldLabel = (field: MappedField): string => factsOf(field).label;

export const fieldGroup = (field: MappedField): FieldGroup => factsOf(field).group;

/** A column of a file, and the field that it is imported into. */
export interface MatchedColumn {
  /** As in `columnNames`. */
  readonly column: string;
  /** Null if it is not imported. */
  readonly field: MappedField | null;
}

/** How the columns of a file become fields. */
export interface ColumnMapping {
  /** All columns of the file. */
  readonly columns: readonly MatchedColumn[];
  /** Values of all rows, for fields without a column. */
  readonly constants: {
    readonly category: Category | null;
    readonly kind: Kind | null;
    readonly state: StateCode | null;
  };
}

/** Returns the column of a field; null if it has none. */
export function columnOf({ columns }: Pick<ColumnMapping, 'columns'>, field: MappedField): string | null {
  return columns.find((each) => each.field === field)?.column ?? null;
}

/** Returns a mapping that also names the other columns of its file, which are not imported. */
export function withColumns(mapping: ColumnMapping, names: readonly string[]): ColumnMapping {
  const named = new Set(mapping.columns.map(({ column }) => columnKey(column)));
  const others = names.filter((name) => !named.has(columnKey(name)));
  return { ...mapping, columns: [...mapping.columns, ...others.map((column) => ({ column, field: null }))] };
}

/** Returns the names of required fields that a mapping gives no value. A kind tells its category. */
export function missingFields(mapping: ColumnMapping): readonly string[] {
  const { category, kind } = mapping.constants;
  const hasCategory =
    category !== null || kind !== null || columnOf(mapping, 'category') !== null || columnOf(mapping, 'kind') !== null;
  return [
    ...(columnOf(mapping, 'name') === null ? [fieldLabel('name')] : []),
    ...(hasCategory ? [] : [fieldLabel('category')]),
  ];
}

/** Returns the first field that two columns have; null if each has one column at most. */
export function repeatedField({ columns }: Pick<ColumnMapping, 'columns'>): MappedField | null {
  const fields = columns.flatMap(({ field }) => field ?? []);
  return fields.find((field, index) => fields.indexOf(field) !== index) ?? null;
}

/** Returns the first column that a mapping names twice; null if there is none. */
export function repeatedColumn({ columns }: Pick<ColumnMapping, 'columns'>): string | null {
  const keys = columns.map(({ column }) => columnKey(column));
  return columns.find((_, index) => keys.indexOf(keys[index] ?? '') !== index)?.column ?? null;
}

/** Returns a mapping as a sentence: 'Town → City, Lodging → not imported'. */
export function mappingWords({ columns, constants }: ColumnMapping): string {
  const matched = columns.flatMap(({ column, field }) => (field === null ? [] : `${column} → ${fieldLabel(field)}`));
  const unused = columns.flatMap(({ column, field }) => (field === null ? column : []));
  const { category, kind, state } = constants;
  const words = [kind === null ? null : kindLabel(kind), category === null ? null : CATEGORY_LABEL[category], state];
  const all = words.filter((word) => word !== null);
  return [
    matched.join(', '),
    ...(all.length > 0 ? [`all rows: ${all.join(', ')}`] : []),
    ...(unused.length > 0 ? [`not imported: ${unused.join(', ')}`] : []),
  ].join('; ');
}

/** The columns of the template without which a file needs a mapping. */
export const TEMPLATE_NEEDS = ['externalId', 'name', 'category'] as const;

/** Whether a file has the columns of the template and no others, so that nothing needs to be matched. */
export function isTemplate(header: readonly string[]): boolean {
  const names = header.map((cell) => cell.trim());
  const known: readonly string[] = Object.keys(FIELD_FACTS).filter(
    (field) => field !== 'welcomesPets' && !Object.hasOwn(PET_FACTS, field),
  );
  return TEMPLATE_NEEDS.every((need) => names.includes(need)) && names.every((name) => known.includes(name));
}
