import { Readable } from 'node:stream';
import type { FileStore, Upload } from '../../application/upload/ports.js';
import { mainKey } from '../../application/upload/stored-files.js';
import type { MemberPhotos, MemberPhoto } from '../member-data/member-photos.js';
import type { Database } from '../postgres/database.js';

const OF_MEMBER = {
  name: 'uploads-of-member',
  text: `select id, kind, content_type as "contentType" from uploads where user_id = $1 order by id`,
};

/** A member's uploaded files: each picture in its largest size, and documents. */
export class StoredMemberPhotos implements MemberPhotos {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
  ) {}

  async ofMember(userId: string): Promise<MemberPhoto[]> {
    const uploads = await this.database.rows<Pick<Upload, 'id' | 'kind' | 'contentType'>>(OF_MEMBER, [userId]);
    return uploads.map((upload) => ({
      name: `${upload.kind}-${upload.id}.${upload.contentType === 'image/webp' ? 'webp' : 'pdf'}`,
      open: async () => {
        const bytes = await this.files.read(mainKey(upload));
        return bytes === null ? null : Readable.from([bytes]);
      },
    }));
  }
}
