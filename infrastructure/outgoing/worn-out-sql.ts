import { HAS_NEWER_LINK } from '../fact/policy-confirmations.repository.js';
import { MESSAGE_KEY } from '../../domain/outgoing/message-secret.js';

/** Returns SQL: whether the key of message `o` has this pattern. */
const isKey = (pattern: string) => `o.dedupe_key like '${pattern}'`;

/**
 * There are few codes, and each one's member is known, so newer codes of the same claim are found through the index of
 * members.
 */
const NEWER_CODE = `exists (select from outbox n where n.member_id = o.member_id and (n.created_at, n.id) > (o.created_at, o.id)
  and n.dedupe_key like 'claim:' || split_part(o.dedupe_key, ':', 2) || ':code:%')`;

const CODE = `(select case when c.id is null or c.status <> 'pending' or c.verification_code is null then 'codeUsed'
    when ${NEWER_CODE} then 'codeReplaced' when c.code_expires_at <= now() then 'codeExpired' end
  from (select) one left join business_claims c on c.id = split_part(o.dedupe_key, ':', 2)::integer)`;

/** The notice that an address is taken has the same key, but no link. */
const CHANGE = `(select case when e.id is null then 'linkUsed' when e.token_hash is null then 'linkReplaced'
    when e.expires_at <= now() then 'linkExpired' end
  from (select) one left join email_changes e on e.id = split_part(o.dedupe_key, ':', 2)::uuid)`;

const LINK = `(select case when l.token_hash is null or l.used_at is not null then 'linkUsed'
    when l.expires_at <= now() then 'linkExpired' end
  from (select) one left join provider_links l on l.token_hash = split_part(o.dedupe_key, ':', 2))`;

const CONFIRMATION = `(select case when c.id is null or c.used_at is not null then 'linkUsed'
    when not exists (select from businesses b where b.id = c.business_id and b.owner_id = c.owner_id and b.is_public) then 'confirmationVoid'
    when ${HAS_NEWER_LINK} then 'confirmationReplaced' when c.expires_at <= now() then 'confirmationExpired' end
  from (select) one left join policy_confirmations c on c.token_hash = split_part(o.dedupe_key, ':', 2))`;

const INVITATION = `(select case when i.id is null or i.state <> 'open' or i.expires_at <= now() then 'invitationOver' end
  from (select) one left join business_invitations i on i.token_hash = split_part(o.dedupe_key, ':', 2))`;
const OFFER = `(select case when t.status is distinct from 'offered' or t.expires_at <= now() then 'offerSettled' end
  from (select) one left join business_transfers t on t.token_hash = split_part(o.dedupe_key, ':', 2))`;

/** SQL: the `WornOut` of message `o`; null if its link or code still works, or it has none. */
export const WORN_OUT_SQL = `case when ${isKey(MESSAGE_KEY.claimCode(0, '%').replace('0', '%'))} then ${CODE}
  when ${isKey(MESSAGE_KEY.emailChange('%'))} and o.payload -> 'action' ->> 'path' like '/confirm-email?%' then ${CHANGE}
  when ${isKey(MESSAGE_KEY.passwordReset('%'))} or ${isKey(MESSAGE_KEY.signUp('%'))} then ${LINK}
  when ${isKey(MESSAGE_KEY.invitation('%'))} then ${INVITATION}
  when ${isKey(MESSAGE_KEY.transferOffer('%'))} then ${OFFER}
  when ${isKey(MESSAGE_KEY.policyConfirmation('%'))} then ${CONFIRMATION} end`;
