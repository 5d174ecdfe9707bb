import { refuse } from '../../domain/shared/domain-error.js';
import { uploadIdIn } from '../../domain/upload/upload-address.js';
import type { FileStore } from '../upload/ports.js';
import type { ReadFile } from '../upload/read-upload.js';
import { mainKey } from '../upload/stored-files.js';
import type { ClaimReads } from './ports.js';

/** An administrator reads a document of a claim; it has no other address. */
export class ReadClaimDocument {
  constructor(
    private readonly claims: ClaimReads,
    private readonly files: FileStore,
  ) {}

  /** The document by its place, from 1, under a name of the server's. Refuses with NOT_FOUND. */
  async run(claimId: number, place: number): Promise<ReadFile> {
    const address = (await this.claims.document(claimId, place)) ?? refuse('NOT_FOUND', 'Not found');
    const id = uploadIdIn(address) ?? refuse('NOT_FOUND', 'Not found');
    const [contentType, ending] = address.endsWith('.pdf')
      ? (['application/pdf', 'pdf'] as const)
      : (['image/webp', 'webp'] as const);
    const bytes = await this.files.read(mainKey({ id, kind: 'claim_document', contentType }));
    if (bytes === null) return refuse('NOT_FOUND', 'Not found');
    return { bytes, contentType, downloadName: `claim-${claimId}-document-${place}.${ending}` };
  }
}
