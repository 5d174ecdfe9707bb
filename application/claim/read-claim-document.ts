import { refuse } from '../../domain/shared/domain-error.js';
import { uploadIdIn } from '../../domain/upload/upload-address.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { FileStore } from '../upload/ports.js';
import type { ReadFile } from '../upload/read-upload.js';
import { mainKey } from '../upload/stored-files.js';
import type { ClaimReads } from './ports.js';

/** Returns a claim's document. Documents have no public address, so only an administrator can ask for one. */
export class ReadClaimDocument {
  constructor(
    private readonly claims: ClaimReads,
    private readonly files: FileStore,
  ) {}

  /**
   * Returns the document by its position, from 1. A PDF gets a name from the server and is only for download. Throws
   * NOT_FOUND.
   */
  async run(_administrator: AdministratorActor, claimId: number, place: number): Promise<ReadFile> {
    const address = (await this.claims.document(claimId, place)) ?? refuse('NOT_FOUND', 'Not found');
    const id = uploadIdIn(address) ?? refuse('NOT_FOUND', 'Not found');
    const isPdf = address.endsWith('.pdf');
    const contentType = isPdf ? 'application/pdf' : 'image/webp';
    const bytes = await this.files.read(mainKey({ id, kind: 'claim_document', contentType }));
    if (bytes === null) return refuse('NOT_FOUND', 'Not found');
    // The server encodes pictures itself, so they are safe to show. A PDF comes from a stranger.
    return {
      bytes,
      contentType,
      downloadName: isPdf ? `claim-${claimId}-document-${place}.pdf` : null,
      isPrivate: true,
    };
  }
}
