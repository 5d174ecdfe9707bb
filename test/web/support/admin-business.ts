import { ADMIN_BUSINESS } from '../../../interfaces/contract/business/business-examples.js';
import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { aBusinessDetail } from './records.js';

/** Returns an imported, listed business without an owner, as administrators see it. */
export function anAdminBusiness(differs: Partial<AdminBusiness> = {}): AdminBusiness {
  return {
    ...ADMIN_BUSINESS,
    ...aBusinessDetail({ ownerId: null }),
    ...{ ownerName: null, claimedBy: null, claimedAt: null, approvalStatus: 'approved', status: 'approved' },
    ...{ version: 3, updatedAt: '2026-02-03T00:00:00.000Z' },
    sources: [{ source: 'openstreetmap', externalId: 'node/7', importedAt: '2026-02-01T00:00:00.000Z' }],
    moves: ['edit', 'hide', 'close', 'delete'],
    ...differs,
  };
}
