/** Dedupe keys of messages with a code or link. They help find out whether it still works. */
export const MESSAGE_KEY = {
  claimCode: (claimId: number, id: string): string => `claim:${String(claimId)}:code:${id}`,
  emailChange: (changeId: string): string => `email-change:${changeId}`,
  invitation: (tokenHash: string): string => `business-invitation:${tokenHash}`,
  passwordReset: (tokenHash: string): string => `provider-reset:${tokenHash}`,
  policyConfirmation: (tokenHash: string): string => `policy-confirmation:${tokenHash}`,
  transferOffer: (tokenHash: string): string => `business-transfer-offer:${tokenHash}`,
  signUp: (tokenHash: string): string => `provider-verify:${tokenHash}`,
} as const;

/** Why the code or link in a message no longer works. */
export const WORN_OUT = {
  codeUsed: 'Its code is no longer needed because the claim was proven, decided, or closed.',
  codeReplaced: 'Its code no longer works because a newer one was sent for the same claim.',
  codeExpired: 'Its code has expired. The claimant can request a new one on the claim page.',
  linkUsed: 'Its link no longer works because it was used, has expired, or is no longer needed.',
  linkReplaced: 'Its link no longer works because the member has since requested a different address.',
  confirmationReplaced: 'Its link no longer works because the owner got a newer email for the same listing.',
  confirmationVoid:
    'Its link no longer works because the listing is not public, or no longer belongs to the recipient.',
  confirmationExpired: 'Its link has expired. You can email the owner again from the list of pet policies.',
  invitationOver:
    'Its link no longer works because the invitation was answered, withdrawn, sent again, or has expired.',
  offerSettled:
    'Its link no longer works because the offer to hand the business over was answered, withdrawn, or has expired.',
  linkExpired: 'Its link has expired. The recipient can request a new one.',
} as const;

export type WornOut = keyof typeof WORN_OUT;
