/** What `welcome-paws <verb>` can do. The command shows this as help, and finds the built program in it. */
export interface Verb {
  readonly name: string;
  /** One line for the list of verbs. */
  readonly does: string;
  /** Arguments and options of the verb. */
  readonly takes: string;
  /** Each option or argument with its explanation. */
  readonly options: readonly (readonly [string, string])[];
  readonly example: string;
  /** The built program, relative to dist/interfaces. Null: the command does it itself. */
  readonly program: string | null;
  /** Limit of the JavaScript heap in MiB, where reading a large file would otherwise fill the memory first. */
  readonly heapMb?: number;
}

export const VERBS: readonly Verb[] = [
  {
    name: 'start',
    does: 'Starts the server',
    takes: '',
    options: [],
    example: 'PORT=8080 welcome-paws start',
    program: 'main.js',
  },
  {
    name: 'import',
    does: 'Imports businesses from a file',
    takes: '<file> [--dry-run] [--source=<name>] [--country=<code>] [--mapping=<file.json>]',
    options: [
      ['<file>', 'CSV, JSON lines, GeoJSON, OpenStreetMap, or Overture Maps; .gz and .bz2 as well'],
      ['--dry-run', 'Change nothing, and report what each row would do'],
      ['--source=<name>', 'The source of rows that name none'],
      ['--country=<code>', 'Import the rows of this country (default: US)'],
      ['--mapping=<file.json>', 'How the columns of a CSV file become fields (default: as saved for the same columns)'],
    ],
    example: 'welcome-paws import delaware-latest.osm.pbf --dry-run',
    program: 'cli/import.js',
    heapMb: 256,
  },
  {
    name: 'export',
    does: 'Writes the public listings to a file',
    takes: '<file>',
    options: [['<file>', 'A new or existing file that ends with .csv, .jsonl, or .geojson']],
    example: 'welcome-paws export listings.csv',
    program: 'cli/export.js',
  },
  {
    name: 'backup',
    does: 'Writes a backup, even while the server runs',
    takes: '<folder>',
    options: [['<folder>', 'Where to write the dated entry: a folder, or s3://bucket/prefix']],
    example: 'welcome-paws backup /mnt/backups',
    program: 'cli/backup.js',
  },
  {
    name: 'restore',
    does: 'Restores a backup into an empty DATA_DIR or database',
    takes: '<entry>',
    options: [['<entry>', 'The entry to restore: its folder, or its s3:// address']],
    example: 'welcome-paws restore /mnt/backups/welcome-paws-2026-11-28T03-15-00Z',
    program: 'cli/restore.js',
  },
  {
    name: 'doctor',
    does: 'Checks the installation, even while the server runs, and says how to fix it',
    takes: '[--json]',
    options: [['--json', 'Print the findings as JSON, for programs']],
    example: 'welcome-paws doctor',
    program: 'cli/doctor.js',
  },
  {
    name: 'admin:password',
    does: "Sets an administrator's password, or adds an administrator",
    takes: '[name]',
    options: [
      ['[name]', 'The administrator (default: Administrator). The password is typed, or read from standard input'],
    ],
    example: 'welcome-paws admin:password "Ada Lovelace"',
    program: 'cli/admin-password.js',
  },
  {
    name: 'db:migrate',
    does: 'Migrates the database to this version (every start does so too)',
    takes: '',
    options: [],
    example: 'welcome-paws db:migrate',
    program: 'cli/migrate.js',
  },
  {
    name: 'db:seed',
    does: 'Adds generated businesses and reviews, to measure speed',
    takes: '--businesses <number> [--reviews <number>] [--seed <number>]',
    options: [
      ['--businesses <number>', 'How many businesses to add'],
      ['--reviews <number>', 'How many reviews to add (default: 0)'],
      ['--seed <number>', 'Another number generates other businesses (default: 1)'],
    ],
    example: 'welcome-paws db:seed --businesses 10000 --reviews 20000',
    program: 'cli/seed.js',
  },
  {
    name: 'build',
    does: 'Builds the server and the pages from their sources',
    takes: '',
    options: [],
    example: 'welcome-paws build',
    program: null,
  },
];

/** Returns the line that shows how to type a verb. */
export function usageOf(name: string): string {
  const takes = VERBS.find((verb) => verb.name === name)?.takes ?? '';
  return `Usage: welcome-paws ${name}${takes === '' ? '' : ` ${takes}`}`;
}
