import { CLAIM_METHOD } from '../../domain/claim/claim-method.js';
import { MESSAGE_KEY } from '../../domain/outgoing/message-secret.js';
import { attemptsOfNewCode, codeEnd, codesOfDay, type CodeWay } from '../../domain/claim/verification.js';
import type { Secrets } from '../shared/secrets.js';
import type { Outbox, OutgoingMessage } from '../shared/outbox.js';
import { codeEmail, codeText, postcardText, type ClaimOfMessage } from './messages.js';
import type { ClaimCode, ClaimCodes, ClaimedBusiness, ClaimRecord } from './ports.js';

/** A code to be sent. */
export interface MadeCode {
  readonly code: string;
  readonly way: CodeWay;
}

/** The code fields of a claim without a code. */
export const NO_CODE: ClaimCode = {
  verificationCode: null,
  verificationAttempts: 0,
  codeSentTo: null,
  codeExpiresAt: null,
  codesSentAt: [],
};

/** Creates and sends codes, in the running transaction. */
export class SendCode {
  constructor(
    private readonly codes: ClaimCodes,
    private readonly outbox: Outbox,
    private readonly secrets: Secrets,
    private readonly siteName: string,
  ) {}

  /** Returns a new code and the fields to store. The previous code no longer works. */
  make(
    way: CodeWay,
    claim: Pick<ClaimRecord, 'verificationMethod' | 'verificationAttempts' | 'codesSentAt'>,
    now: Date,
  ): MadeCode & { readonly kept: ClaimCode } {
    const code = this.codes.newCode();
    const stored: ClaimCode = {
      verificationCode: this.codes.hashOf(code),
      verificationAttempts: attemptsOfNewCode(claim.verificationMethod, claim.verificationAttempts),
      codeSentTo: way.sentTo,
      codeExpiresAt: codeEnd(claim.verificationMethod, now),
      codesSentAt: [...codesOfDay(claim.codesSentAt, now), now],
    };
    return { code, way, kept: stored };
  }

  /** Records the message with the code. */
  async send({ code, way }: MadeCode, claim: ClaimOfMessage, business: ClaimedBusiness): Promise<void> {
    await this.outbox.record(this.#message(code, way, claim, business));
  }

  #message(code: string, { address }: CodeWay, claim: ClaimOfMessage, business: ClaimedBusiness): OutgoingMessage {
    const words = { site: this.siteName, claimantName: claim.claimantName, businessName: business.name };
    const outgoing = {
      dedupeKey: MESSAGE_KEY.claimCode(claim.id, this.secrets.newId()),
      memberId: claim.claimantUserId,
      service: true,
    };
    if (CLAIM_METHOD[claim.verificationMethod].code === 'postcard') {
      const { name, address: street, city, state, zipCode } = business;
      const to = { name, street: street ?? '', city: city ?? '', state: state ?? '', zipCode: zipCode ?? '' };
      const card = { text: postcardText(words), sealedCode: this.codes.seal(code), claimId: claim.id };
      return { ...outgoing, kind: 'postcard', to, ...card };
    }
    if (CLAIM_METHOD[claim.verificationMethod].code === 'text') {
      return { ...outgoing, kind: 'text', to: address, text: codeText(code, words) };
    }
    return { ...outgoing, kind: 'mail', to: address, content: codeEmail(code, words) };
  }
}
