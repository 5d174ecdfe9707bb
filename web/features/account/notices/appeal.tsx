import { MailX } from 'lucide-react';
import { APPEAL_DAYS, NOTICE_LABEL } from '../../../../interfaces/contract/shared/words.js';
import { NOTICES_PATH } from '../../../lib/path/notices-path.js';
import { ButtonLink } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Failure } from '../../../ui/failure.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { AppealForm } from './appeal-form.js';
import { AppealText, NoticeText } from './notice-text.js';
import { statusOf, useAppealByLink, useNoticeByLink } from './notices.queries.js';

/** Where the mail of a notice leads: what was decided, and what one says against it; nobody has to sign in. */
export function Appeal({ token }: { readonly token: string }) {
  const { data: notice, error, isFetching, refetch } = useNoticeByLink(token);
  const appeal = useAppealByLink(token);
  if (notice === undefined) {
    if (error === null || isFetching) return <Coming />;
    if (statusOf(error) === 404) return <InvalidLink />;
    return <Failure title="Failed to fetch the notice" onRetry={() => void refetch()} />;
  }
  return (
    <Card className="flex flex-col gap-4 sm:p-8">
      <h2>{NOTICE_LABEL[notice.kind]}</h2>
      <NoticeText notice={notice} />
      <div role="status" className="font-medium text-success empty:hidden">
        {appeal.isSuccess && 'Your appeal has been sent. You get the answer by mail.'}
      </div>
      {notice.appeal !== null && <AppealText appeal={notice.appeal} isNew={!appeal.isIdle} />}
      {notice.canAppeal && (
        <>
          <AppealForm draft={`appeal:${notice.createdAt}`} appealUntil={notice.appealUntil} appeal={appeal} />
          <p className="hidden noscript:block">
            Sending an appeal needs JavaScript. Please open the link in a browser where it is on.
          </p>
        </>
      )}
    </Card>
  );
}

function Coming() {
  return (
    <div aria-busy="true">
      <Skeleton className="h-64 w-full" />
    </div>
  );
}

function InvalidLink() {
  return (
    <Card className="flex flex-col items-center gap-5 text-center sm:p-10">
      <span className="grid size-20 place-items-center rounded-full bg-sunken text-muted">
        <MailX aria-hidden="true" className="size-10" />
      </span>
      <h2>This link is not valid</h2>
      <p className="max-w-prose text-muted">
        It may be incomplete: please copy it whole from the mail. One can appeal for {APPEAL_DAYS} days after a
        decision; all your notices stand in your account.
      </p>
      <ButtonLink to={NOTICES_PATH}>See your notices</ButtonLink>
    </Card>
  );
}
