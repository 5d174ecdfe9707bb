import { z } from 'zod';
import { FILE_KEY } from '../files/disk-files.js';
import { Piece } from './backup-parts.js';

const PRODUCT = 'welcome-paws';

/** Increase it when an older version could misread an entry. */
const FORMAT = 1;

/** Files of DATA_DIR itself with a generated secret. */
export const SECRET_FILE = /^[a-z][a-z-]*$/;

/** The contents of an entry. Written last, so an entry without it is incomplete. */
export const Manifest = z.object({
  product: z.literal(PRODUCT, 'This is not a backup of this product.'),
  format: z.literal(
    FORMAT,
    'A newer version of the product made this backup. Restore it with that version or a later one.',
  ),
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** A keyed hash for telling whether a server has the same APP_SECRET. */
  secretPrint: z.string(),
  database: z.object({
    migrations: z.array(z.string()),
    sequences: z.record(z.string(), z.string()),
    tables: z.array(
      z.object({
        name: z.string(),
        columns: z.array(z.string()),
        where: z.string().nullable(),
        rows: z.int().min(0),
        part: z.array(Piece),
      }),
    ),
  }),
  /** Uploads, by their keys in the file store. */
  files: z.array(z.object({ key: z.string().regex(FILE_KEY), piece: Piece })),
  /** Keys of files that were removed while the backup was made. */
  gone: z.array(z.string()),
  /** Generated secrets, by their file names in DATA_DIR. */
  secrets: z.array(z.object({ file: z.string().regex(SECRET_FILE), piece: Piece })),
});

export type Manifest = z.infer<typeof Manifest>;

export const THIS_FORMAT = { product: PRODUCT, format: FORMAT } as const;
