import type { ToldFeedback } from '@lectern/protocol/reports';
import { Button, EmptyState, Spinner } from '@lectern/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { ReadFailed } from '../read-failed.tsx';
import classes from '../school.module.css';
import { feedbackQuery } from '../school-queries.ts';
import { useSchoolTexts } from '../school-texts.ts';
import { useDayText } from '../use-day-text.ts';

/** Feedback from people of the school, newest first. */
export function FeedbackList() {
  const texts = useSchoolTexts();
  const list = useInfiniteQuery(feedbackQuery);
  if (list.isLoadingError) return <ReadFailed error={list.error} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <Spinner fill />;
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <EmptyState
        icon={<MessageSquareText />}
        title={texts('feedback.empty')}
        text={texts('feedback.emptyText')}
      />
    );
  return (
    <>
      <ul className={classes.cards} aria-label={texts('feedback.list')}>
        {items.map((of) => (
          <Told key={`${of.user_id} ${of.event_id}`} of={of} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          className={classes.more}
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {texts('loadMore')}
        </Button>
      )}
    </>
  );
}

function Told({ of }: { readonly of: ToldFeedback }) {
  const texts = useSchoolTexts();
  const dayText = useDayText();
  // The name is shown if it differs from the one that the school knows.
  const who = of.name === '' || of.name === of.user_name ? of.user_name : `${of.name}（${of.user_name}）`;
  return (
    <li className={classes.card}>
      <span className={classes.cardWords}>
        <bdi className={classes.person}>{of.happened || of.description}</bdi>
        {of.happened !== '' && of.description !== '' && <bdi className={classes.told}>{of.description}</bdi>}
        <bdi className={classes.small}>
          {[who, of.contact, dayText(of.told_at)].filter((each) => each !== '').join(' · ')}
        </bdi>
        <bdi className={classes.small}>
          {of.message === '' ? texts('feedback.noError') : texts('feedback.error', { message: of.message })}
        </bdi>
        <bdi className={classes.small}>
          {[of.page, of.version, of.agent].filter((each) => each !== '').join(' · ')}
        </bdi>
      </span>
    </li>
  );
}
