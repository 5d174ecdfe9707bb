import { refuse } from '../../domain/shared/domain-error.js';
import type {
  BusinessTransfers,
  OwnedPlace,
  OwnedPlaces,
  OwnershipRequestRecord,
  OwnershipRequests,
  TransferRecord,
} from './ports.js';

export interface HeldRequest {
  readonly request: OwnershipRequestRecord;
  readonly business: OwnedPlace;
}

export interface HeldTransfer {
  readonly transfer: TransferRecord;
  readonly business: OwnedPlace;
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
export const isStillOf = ({ isMerged, ownerId }: OwnedPlace, formerId: string | null): boolean =>
  formerId !== null && !isMerged && ownerId === formerId;
