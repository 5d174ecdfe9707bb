import { MESSAGE_KEY } from '../../../domain/outgoing/message-secret.js';

const change = (n: number) => `00000000-0000-7000-8000-00000000010${String(n)}`;

/** Messages with a code or link, oldest first, and why it no longer works. Null if it still works. */
export const MESSAGES: readonly (readonly [key: string, why: RegExp | null])[] = [
  [MESSAGE_KEY.claimCode(71, 'older'), /newer one was sent/],
  [MESSAGE_KEY.claimCode(71, 'newest'), null],
  [MESSAGE_KEY.claimCode(72, 'a'), /expired/],
  [MESSAGE_KEY.claimCode(73, 'a'), /no longer needed/],
  [MESSAGE_KEY.claimCode(74, 'a'), /no longer needed/],
  [MESSAGE_KEY.emailChange(change(1)), null],
  [MESSAGE_KEY.emailChange(change(2)), /different address/],
  [MESSAGE_KEY.emailChange(change(3)), /expired/],
  [MESSAGE_KEY.emailChange(change(4)), /was used/],
  [MESSAGE_KEY.signUp('p1'), null],
  [MESSAGE_KEY.signUp('p2'), /was used/],
  [MESSAGE_KEY.passwordReset('p3'), /expired/],
  [MESSAGE_KEY.passwordReset('p4'), /was used/],
  [MESSAGE_KEY.policyConfirmation('c1'), /newer email/],
  [MESSAGE_KEY.policyConfirmation('c2'), null],
  [MESSAGE_KEY.policyConfirmation('c3'), /was used/],
  [MESSAGE_KEY.policyConfirmation('c4'), /has expired/],
  [MESSAGE_KEY.policyConfirmation('c5'), /no longer belongs/],
  [MESSAGE_KEY.policyConfirmation('c6'), /was used/],
  [MESSAGE_KEY.transferOffer('t1'), null],
  [MESSAGE_KEY.transferOffer('t2'), /answered, withdrawn/],
  [MESSAGE_KEY.transferOffer('t3'), /answered, withdrawn/],
];

const CONTENT = `{"subject": "S", "paragraphs": [], "action": {"label": "A", "path": "/confirm-email?token=t"}}`;

const [TOMORROW, YESTERDAY] = [`now() + interval '1 day'`, `now() - interval '1 day'`];

/** Returns the SQL that adds these messages as dead, with the records they depend on, for a member. */
export const unusableMessages = (memberId: string): readonly string[] => [
  `insert into business_claims (id, business_id, claimant_user_id, claimant_name, claimant_email, verification_method,
      status, verification_code, code_expires_at)
    select id, id - 70, '${memberId}', 'Ada', 'ada@example.com', 'email_verification', status, code, ends from (values
      (71, 'pending', 'a hash', ${TOMORROW}), (72, 'pending', 'a hash', ${YESTERDAY}), (73, 'under_review', null, ${TOMORROW})
    ) c (id, status, code, ends)`,
  `insert into email_changes (id, user_id, email, token_hash, expires_at) values
    ('${change(1)}', '${memberId}', 'a@new.example', 'h1', ${TOMORROW}),
    ('${change(2)}', '${memberId}', 'b@new.example', null, ${TOMORROW}),
    ('${change(3)}', '${memberId}', 'c@new.example', 'h3', ${YESTERDAY})`,
  `insert into provider_links (token_hash, kind, email, password_hash, expires_at, used_at) values
    ('p1', 'verify', 'x@new.example', 'h', ${TOMORROW}, null), ('p2', 'verify', 'x@new.example', 'h', ${TOMORROW}, now()),
    ('p3', 'verify', 'x@new.example', 'h', ${YESTERDAY}, null)`,
  // The first two are about one place, so the second replaces the first. The place of the fifth has another owner.
  `update businesses set owner_id = '${memberId}' where id in (3, 4, 6)`,
  `insert into policy_confirmations (business_id, owner_id, token_hash, expires_at, used_at) values
    (3, '${memberId}', 'c1', ${TOMORROW}, null), (3, '${memberId}', 'c2', ${TOMORROW}, null),
    (4, '${memberId}', 'c3', ${TOMORROW}, now()), (6, '${memberId}', 'c4', ${YESTERDAY}, null),
    (5, '${memberId}', 'c5', ${TOMORROW}, null)`,
  `insert into business_transfers (business_id, from_id, to_email, premium, token_hash, status, expires_at) values
    (3, '${memberId}', 'a@new.example', 'keep', 't1', 'offered', ${TOMORROW}),
    (3, '${memberId}', 'a@new.example', 'keep', 't2', 'withdrawn', ${TOMORROW})`,
  ...MESSAGES.map(
    (
      [key],
      n,
    ) => `insert into outbox (kind, recipient, payload, member_id, service, dedupe_key, status, attempts, created_at)
      values ('mail', '"a@new.example"', '${CONTENT}', '${memberId}', true, '${key}', 'dead', 13,
        now() - interval '1 hour' * (${String(MESSAGES.length)} - ${String(n)}))`,
  ),
];
