import { useEffect, useRef, useState } from 'react';
import type { Notice } from '../../../../interfaces/contract/moderation/notice.js';
import { NOTICE_LABEL } from '../../../../interfaces/contract/shared/words.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { Badge } from '../../../ui/show/badge.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/page/card.js';
import { PagedList } from '../../../ui/state/paged-list.js';
import { Skeleton } from '../../../ui/state/skeleton.js';
import { AppealForm } from './appeal-form.js';
import { AppealText, NoticeText } from './notice-text.js';
import { useNoticeRead, useNotices, useOwnAppeal } from './notices.queries.js';

/** Decisions about the member's account, content, listings, and claims. */
export function Notices() {
  const list = useNotices();
  useMarkAsRead(list.data?.pages.flatMap(({ items }) => items));
  return (
    <section aria-labelledby="notices-title" aria-busy={list.isFetching}>
      <h1 id="notices-title" className="text-3xl sm:text-4xl">
        Notices
      </h1>
      <div className="mt-5 flex flex-col gap-5">
        <PagedList
          list={list}
          failure="We couldn’t load your notices"
          placeholder={<Skeleton className="h-24 w-full" />}
          empty={
            <p className="text-muted">
              No notices. If we decide on your listing or claim, or take action on your account or something you posted,
              you’ll see it here.
            </p>
          }
          pathOf={undefined}
        >
          {(notices) => (
            <ul className="flex flex-col gap-5">
              {notices.map((notice) => (
                <Item key={notice.id} notice={notice} />
              ))}
            </ul>
          )}
        </PagedList>
        {list.hasNextPage && (
          <div className="noscript:hidden">
            <Button
              variant="secondary"
              pending={list.isFetchingNextPage}
              pendingText="Loading…"
              onClick={() => void list.fetchNextPage()}
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
        <h2 className="text-xl">{NOTICE_LABEL[notice.kind]}</h2>
        {notice.readAt === null && <Badge tone="marigold">New</Badge>}
        {notice.liftedAt !== null && <Badge tone="leaf">Reversed</Badge>}
      </div>
      <NoticeText notice={notice} />
      {notice.appeal !== null && <AppealText appeal={notice.appeal} isNew={!appeal.isIdle} />}
      {notice.canAppeal &&
        notice.appealUntil !== null &&
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

/** Marks shown notices as read, each once. */
function useMarkAsRead(notices: readonly Notice[] | undefined): void {
  const { mutateAsync } = useNoticeRead();
  const marked = useRef(new Set<number>());
  useEffect(() => {
    for (const { id, readAt } of notices ?? []) {
      if (readAt !== null || marked.current.has(id)) continue;
      marked.current.add(id);
      whenSettled(mutateAsync(id), {});
    }
  }, [notices, mutateAsync]);
}
