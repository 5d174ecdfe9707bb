import type { Members } from '../account/ports.js';
import type { ClaimedBusiness } from '../claim/ports.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type {
  BusinessTransfers,
  OwnedPlaces,
  OwnershipRequestRecord,
  OwnershipRequests,
  TransferRecord,
} from './ports.js';

export interface HeldRequest {
  readonly request: OwnershipRequestRecord;
  readonly business: ClaimedBusiness;
}

export interface HeldTransfer {
  readonly transfer: TransferRecord;
  readonly business: ClaimedBusiness;
}

/**
 * Locks a business and then its request, so that simultaneous moves wait for each other. `isTheirs` says whether the
 * caller may know the request. Throws OWNERSHIP_REQUEST_NOT_FOUND.
 */
export async function holdRequest(
  { places, requests }: { readonly places: OwnedPlaces; readonly requests: OwnershipRequests },
  id: number,
  isTheirs: (request: OwnershipRequestRecord) => boolean = () => true,
): Promise<HeldRequest> {
  const business = await places.ofRequest(id);
  const request = business === null ? null : await requests.find(id);
  if (business === null || request === null || !isTheirs(request)) {
    return refuse('OWNERSHIP_REQUEST_NOT_FOUND', 'Request not found');
  }
  return { business, request };
}

/** Locks a business and then an offer. Throws TRANSFER_NOT_FOUND. */
export async function holdTransfer(
  { places, transfers }: { readonly places: OwnedPlaces; readonly transfers: BusinessTransfers },
  id: number,
  isTheirs: (transfer: TransferRecord) => boolean = () => true,
): Promise<HeldTransfer> {
  const business = await places.ofTransfer(id);
  const transfer = business === null ? null : await transfers.find(id);
  if (business === null || transfer === null || !isTheirs(transfer)) {
    return refuse('TRANSFER_NOT_FOUND', 'Offer not found');
  }
  return { business, transfer };
}

/** Whether the business still belongs to the owner who was asked, or who made the offer. */
export const isStillOf = ({ isGone, ownerId }: ClaimedBusiness, formerId: string | null): boolean =>
  formerId !== null && !isGone && ownerId === formerId;

/** Throws OWNERSHIP_REQUEST_MOVE_REFUSED if the member who asked closed their account or may not write at the moment. */
export async function requireNewOwner(members: Members, requesterId: string): Promise<void> {
  if ((await members.find(requesterId)) === null) {
    refuse('OWNERSHIP_REQUEST_MOVE_REFUSED', 'The member who asked has closed their account.');
  }
  if ((await members.sanctionOf(requesterId)) !== null) {
    refuse('OWNERSHIP_REQUEST_MOVE_REFUSED', 'The member who asked can’t become the owner at the moment.');
  }
}
