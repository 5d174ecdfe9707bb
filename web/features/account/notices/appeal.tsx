import { MailX } from 'lucide-react';
import type { NoticeByLink as Notice } from '../../../../interfaces/contract/moderation/notice.js';
import { APPEAL_DAYS, NOTICE_LABEL } from '../../../../interfaces/contract/shared/words.js';
import { NOTICES_PATH } from '../../../lib/path/account-path.js';
import { ButtonLink } from '../../../ui/button.js';
import { Card } from '../../../ui/page/card.js';
import { Loaded } from '../../../ui/state/loaded.js';
import { Skeleton } from '../../../ui/state/skeleton.js';
import { AppealForm } from './appeal-form.js';
import { AppealText, NoticeText } from './notice-text.js';
import { useAppealByLink, useNoticeByLink } from './notices.queries.js';

/** Target of the link in a notice email: shows the decision and takes an appeal, without signing in. */
export function Appeal({ token }: { readonly token: string }) {
  return (
    <Loaded
      query={useNoticeByLink(token)}
      failure="We couldn’t load the notice"
      unknown={<InvalidLink />}
      placeholder={
        <div aria-busy="true">
          <Skeleton className="h-64 w-full" />
        </div>
      }
    >
      {(notice) => <NoticeByLink notice={notice} token={token} />}
    </Loaded>
  );
}

function NoticeByLink({ notice, token }: { readonly notice: Notice; readonly token: string }) {
  const appeal = useAppealByLink(token);
  return (
    <Card className="flex flex-col gap-4 sm:p-8">
      <h2>{NOTICE_LABEL[notice.kind]}</h2>
      <NoticeText notice={notice} />
      <div role="status" className="font-medium text-success empty:hidden">
        {appeal.isSuccess && 'Your appeal has been sent. We’ll email you the answer.'}
      </div>
      {notice.appeal !== null && <AppealText appeal={notice.appeal} isNew={!appeal.isIdle} />}
      {notice.canAppeal && notice.appealUntil !== null && (
        <>
          <AppealForm draft={`appeal:${notice.createdAt}`} appealUntil={notice.appealUntil} appeal={appeal} />
          <p className="hidden noscript:block">
            Sending an appeal needs JavaScript. Turn it on, then open the link again.
          </p>
        </>
      )}
    </Card>
  );
}

function InvalidLink() {
  return (
    <Card className="flex flex-col items-center gap-5 text-center sm:p-10">
      <span className="grid size-20 place-items-center rounded-full bg-sunken text-muted">
        <MailX aria-hidden="true" className="size-10" />
      </span>
      <h2>This link isn’t valid</h2>
      <p className="max-w-prose text-muted">
        It may be incomplete. Copy the full link from the email and try again. You can appeal for {APPEAL_DAYS} days
        after a decision. Your account lists all your notices.
      </p>
      <ButtonLink to={NOTICES_PATH}>See your notices</ButtonLink>
    </Card>
  );
}
