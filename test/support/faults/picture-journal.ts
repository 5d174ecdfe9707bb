import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Database } from '../../../infrastructure/postgres/database.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { signedInAs } from '../identity/signed-in.js';
import { aJpeg } from '../uploads.js';
import { Journal, type Verdict, type Written } from './journal.js';

/** Files of one picture. */
const SIZES = 3;
/** Sides of the pictures. Each picture has its own pair, which names it. */
const [FIRST_SIDE, SIDES] = [40, 200];

export interface PictureSite {
  readonly urls: readonly string[];
  readonly ownerUrl: string;
  readonly dataDir: string;
}

/** Returns a journal of the pictures of a new member. */
export async function pictureJournal(site: PictureSite): Promise<PictureJournal> {
  const member = randomUUID();
  await runSql(site.ownerUrl, (client) =>
    client.query(`insert into users (id, email, first_name) values ($1, $2, 'Kay')`, [member, `${member}@example.com`]),
  );
  const database = new Database({ url: site.ownerUrl, connections: 1 });
  const cookie = await signedInAs({ database }, member);
  await database.close();
  return new PictureJournal(site, member, cookie);
}

/**
 * Pictures that a member uploads. Uploads have no Idempotency-Key, so each attempt sends a picture of its own: what a
 * refused attempt left behind is no double.
 */
export class PictureJournal extends Journal {
  #count = 0;

  constructor(
    private readonly site: PictureSite,
    private readonly member: string,
    private readonly cookie: string,
  ) {
    super(site.urls, 3);
  }

  protected override async next(): Promise<Written> {
    const number = (this.#count += 1);
    const [width, height] = [FIRST_SIDE + (number % SIDES), FIRST_SIDE + Math.floor(number / SIDES)];
    const bytes = new Uint8Array(await aJpeg(width, height));
    const init = () => {
      const body = new FormData();
      body.set('kind', 'review_photo');
      body.set('file', new File([bytes], 'rex.jpg', { type: 'image/jpeg' }));
      return { method: 'POST', body, headers: { cookie: this.cookie } };
    };
    return { name: nameOf(width, height), path: '/api/uploads', init };
  }

  /** A picture is stored if both its record and all its files are. */
  override verdict(ownerUrl: string): Promise<Verdict> {
    return runSql(ownerUrl, async (client) => {
      const { rows } = await client.query<Picture>('select id, width, height from uploads where user_id = $1', [
        this.member,
      ]);
      const names = this.#files();
      const times = new Map<string, number>();
      for (const { id, width, height } of rows) {
        if (names.filter((name) => name.startsWith(id) && name.endsWith('.webp')).length !== SIZES) continue;
        times.set(nameOf(width, height), (times.get(nameOf(width, height)) ?? 0) + 1);
      }
      return this.compare(times);
    });
  }

  #files(): readonly string[] {
    const folder = join(this.site.dataDir, 'uploads', 'public');
    return existsSync(folder) ? readdirSync(folder) : [];
  }
}

interface Picture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

const nameOf = (width: number, height: number): string => `picture of ${String(width)} by ${String(height)}`;
