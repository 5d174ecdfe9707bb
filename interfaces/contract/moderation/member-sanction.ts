import { z } from 'zod';
import { MEMBER_ACTIONS } from '../../../domain/moderation/member-sanction.js';
import { NO_REASON, note, reasonCode, RestrictionDecision } from './admin-report.js';

export const MemberSanctionForm = z
  .discriminatedUnion('action', [
    RestrictionDecision,
    z.strictObject({
      action: z.enum(MEMBER_ACTIONS).exclude(['restrict']).describe('Decision.'),
      reasonCode,
      note: note.min(1, NO_REASON),
    }),
  ])
  .meta({ id: 'MemberSanctionForm', description: 'A decision about a member without a report.' });

export type MemberSanctionForm = z.infer<typeof MemberSanctionForm>;

export const MemberSanction = z
  .object({
    memberId: z.uuid().describe('ID of the member.'),
    action: z.enum(MEMBER_ACTIONS).describe('Decision.'),
    noticeId: z.int().nullable().describe('ID of the notice to the member; null if the account will be erased.'),
    until: z.iso
      .datetime()
      .nullable()
      .describe('End of a restriction, or earliest time of the erasure; otherwise null.'),
  })
  .meta({ id: 'MemberSanction', description: 'The sanction that was applied.' });

export type MemberSanction = z.infer<typeof MemberSanction>;

export const MEMBER_SANCTION: MemberSanction = {
  memberId: '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77',
  action: 'suspend',
  noticeId: 31,
  until: null,
};
