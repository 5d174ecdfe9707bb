import { z } from 'zod';
import { MEMBER_ACTIONS } from '../../../domain/moderation/member-sanction.js';
import { days, NO_NOTE, note, reasonCode } from './admin-report.js';

/** What an administrator decides about a member without a report. */
export const MemberSanctionForm = z
  .discriminatedUnion('action', [
    z.strictObject({ action: z.literal('restrict'), reasonCode, note: note.min(1, NO_NOTE), days }),
    z.strictObject({
      action: z.enum(MEMBER_ACTIONS).exclude(['restrict']),
      reasonCode,
      note: note.min(1, NO_NOTE),
    }),
  ])
  .meta({ id: 'MemberSanctionForm' });

export type MemberSanctionForm = z.infer<typeof MemberSanctionForm>;

/** What was done. */
export const MemberSanction = z
  .object({
    memberId: z.uuid(),
    action: z.enum(MEMBER_ACTIONS),
    noticeId: z
      .int()
      .nullable()
      .describe('The notice by which the member learns of it; null where the account is erased.'),
    until: z.iso.datetime().nullable().describe('The end of a restriction.'),
  })
  .meta({ id: 'MemberSanction' });

export type MemberSanction = z.infer<typeof MemberSanction>;

export const MEMBER_SANCTION: MemberSanction = {
  memberId: '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77',
  action: 'suspend',
  noticeId: 31,
  until: null,
};
