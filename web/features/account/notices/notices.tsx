import { useEffect, useRef, useState } from 'react';
import type { Notice } from '../../../../interfaces/contract/moderation/notice.js';
import { NOTICE_LABEL } from '../../../../interfaces/contract/shared/words.js';
import { whenSettled } from '../../../lib/when-settled.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Failure } from '../../../ui/failure.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { AppealForm } from './appeal-form.js';
import { AppealText, NoticeText } from './notice-text.js';
import { useNoticeRead, useNotices, useOwnAppeal } from './notices.queries.js';

/** What was decided about the account and what it published: coming, failed, nothing, or a list. */
export function Notices() {
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useNotices();
  const notices = data?.pages.flatMap(({ items }) => items);
  useReading(notices);
  return (
    <section id="notices" aria-labelledby="notices-title" aria-busy={isFetching} className="mt-10 scroll-mt-24">
      <h2 id="notices-title">Notices</h2>
      <div className="mt-5 flex flex-col gap-5">
        {notices === undefined &&
          (isError && !isFetching ? (
            <Failure title="Failed to fetch your notices" onRetry={() => void refetch()} />
          ) : (
            <Skeleton className="h-24 w-full" />
          ))}
        {notices?.length === 0 && (
          <p className="text-muted">
            None. If we ever decide about your account or something you published, you read it here.
          </p>
        )}
        {notices !== undefined && notices.length > 0 && (
          <ul className="flex flex-col gap-5">
            {notices.map((notice) => (
              <Item key={notice.id} notice={notice} />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <div className="noscript:hidden">
            <Button
              variant="secondary"
              pending={isFetchingNextPage}
              pendingText="Loading…"
              onClick={() => void fetchNextPage()}
            >
              Older Notices
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

function Item({ notice }: { readonly notice: Notice }) {
  const appeal = useOwnAppeal(notice.id);
  const [isAppealing, setAppealing] = useState(false);
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-xl">{NOTICE_LABEL[notice.kind]}</h3>
        {notice.readAt === null && <Badge tone="marigold">New</Badge>}
        {notice.liftedAt !== null && <Badge tone="leaf">Taken back</Badge>}
      </div>
      <NoticeText notice={notice} />
      {notice.appeal !== null && <AppealText appeal={notice.appeal} isNew={!appeal.isIdle} />}
      {notice.canAppeal &&
        (isAppealing ? (
          <AppealForm draft={`appeal:${notice.id}`} appealUntil={notice.appealUntil} appeal={appeal} takesFocus />
        ) : (
          <div className="noscript:hidden">
            <Button variant="secondary" onClick={() => setAppealing(true)}>
              Appeal
            </Button>
          </div>
        ))}
    </Card>
  );
}

/** What is shown has been read; each is told once. */
function useReading(notices: readonly Notice[] | undefined): void {
  const { mutateAsync } = useNoticeRead();
  const told = useRef(new Set<number>());
  useEffect(() => {
    for (const { id, readAt } of notices ?? []) {
      if (readAt !== null || told.current.has(id)) continue;
      told.current.add(id);
      whenSettled(mutateAsync(id), {});
    }
  }, [notices, mutateAsync]);
}
