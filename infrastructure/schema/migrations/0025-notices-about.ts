import { Migration } from '@mikro-orm/migrations';

/** What was taken down for a copyright knows the notice to its author; notices are found by what they are about. */
export class Migration0025NoticesAbout extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

/** Notices whose effect ended before there was a rule that lifts them: what they hid is shown. */
const LIFT_WHAT_IS_OVER = (
  [
    ['review', 'reviews'],
    ['response', 'review_responses'],
    ['guide_dog', 'guide_dogs'],
    ['pet_profile', 'pet_profiles'],
  ] as const
).map(
  ([type, table]) => `update "notices" n set "lifted_at" = now()
    where n.kind in ('content_hidden', 'content_removed') and n.lifted_at is null and n.target_type = '${type}'
      and exists (select from "${table}" c where c.id::text = n.target_id and c.state = 'shown')`,
);

const STATEMENTS = [
  `alter table "copyright_takedowns" drop constraint if exists "copyright_takedowns_state_before_check"`,
  `alter table "copyright_takedowns" drop column "state_before", add "member_notice_id" integer null`,
  `alter table "copyright_takedowns" add constraint "copyright_takedowns_member_notice_id_fkey" foreign key ("member_notice_id") references "notices" ("id") on delete set null`,
  `create index "copyright_takedowns_told" on "copyright_takedowns" ("member_notice_id")`,
  `create index "notices_about" on "notices" ("target_type", "target_id") where lifted_at is null`,
  // The words to the member name the number of the copyright notice.
  `update "copyright_takedowns" t set "member_notice_id" = (
    select n.id from "notices" n where n.member_id = t.author_id and n.kind = 'content_hidden' and n.reason = 'copyright'
      and n.target_type = t.target_type and n.target_id = t.target_id and n.note like '%(notice no. ' || t.notice_id || ')%'
    order by n.id desc limit 1)`,
  `update "notices" n set "lifted_at" = t.restored_at from "copyright_takedowns" t
    where t.member_notice_id = n.id and t.restored_at is not null and n.lifted_at is null`,
  ...LIFT_WHAT_IS_OVER,
  `update "notices" n set "lifted_at" = now()
    where n.kind in ('content_hidden', 'content_removed') and n.lifted_at is null and n.target_type = 'photo'
      and not exists (select from "taken_down_photos" p where p.address = n.target_id)`,
  // Cut at exactly this length; from now on what is cut says so.
  `update "notices" set "target_summary" = rtrim(left("target_summary", 199)) || '…' where char_length("target_summary") = 200`,
];
