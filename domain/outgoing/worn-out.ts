/** Why the code or link that a message brings works no more. */
export const WORN_OUT = {
  codeUsed: 'The code in it is needed no more: its claim was proven or decided on, or has ended.',
  codeReplaced: 'The code in it works no more: a newer one was sent for the same claim.',
  codeExpired: 'The code in it has expired. The claimant can ask for a new one on the page of the claim.',
  linkUsed: 'The link in it works no more: it was used or has expired, or what it was for is done.',
  linkReplaced: 'The link in it works no more: the member has asked for another address since.',
  linkExpired: 'The link in it has expired. Whoever it is for can ask for a new one where they asked for this one.',
} as const;

export type WornOut = keyof typeof WORN_OUT;
