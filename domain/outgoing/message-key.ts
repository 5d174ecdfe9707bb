/** The keys of messages that bring a code or a link: by them is found whether it works still. */
export const MESSAGE_KEY = {
  claimCode: (claimId: number, id: string): string => `claim:${String(claimId)}:code:${id}`,
  emailChange: (changeId: string): string => `email-change:${changeId}`,
  passwordReset: (tokenHash: string): string => `provider-reset:${tokenHash}`,
  signUp: (tokenHash: string): string => `provider-verify:${tokenHash}`,
} as const;
