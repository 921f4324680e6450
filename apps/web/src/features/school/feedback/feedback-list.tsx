import type { ToldFeedback } from '@lectern/protocol/reports';
import { Button, classNames, EmptyState, Row, Spinner, Stack } from '@lectern/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { LoadFailed } from '../../../parts/load-failed.tsx';
import { useDayText } from '../../../platform/i18n/format.ts';
import { useSchoolTexts } from '../locale/index.ts';
import classes from '../school.module.css';
import { feedbackQuery } from '../school-queries.ts';

/** Feedback from people of the school, newest first. */
export function FeedbackList() {
  const texts = useSchoolTexts();
  const list = useInfiniteQuery(feedbackQuery);
  if (list.isLoadingError) return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
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
      <Stack as="ul" gap={2} aria-label={texts('feedback.list')}>
        {items.map((of) => (
          <Told key={`${of.user_id} ${of.event_id}`} of={of} />
        ))}
      </Stack>
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

/** Whether a text is so long that it would push other feedback out of sight. */
function isLong(words: string): boolean {
  return words.length > 240 || words.split('\n').length > 5;
}

function Told({ of }: { readonly of: ToldFeedback }) {
  const texts = useSchoolTexts();
  const dayText = useDayText();
  // The name that the sender gave is shown when it differs from their name in the school.
  const who = of.name === '' || of.name === of.user_name ? of.user_name : `${of.name}（${of.user_name}）`;
  const [isWhole, setIsWhole] = useState(false);
  const title = of.happened || of.description;
  const text = of.happened === '' ? '' : of.description;
  const folded = isLong(title + text) && !isWhole ? classes.folded : undefined;
  return (
    <Row as="li" surface="card" wrap className={classes.card}>
      <Stack as="span" gap={1} overflow="breaks" className={classes.cardWords}>
        <bdi className={classNames(classes.told, folded)}>{title}</bdi>
        {text !== '' && <bdi className={classNames(classes.told, folded)}>{text}</bdi>}
        {isLong(title + text) && (
          <Button
            size="small"
            tone="quiet"
            className={classes.fold}
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {texts(isWhole ? 'feedback.less' : 'feedback.whole')}
          </Button>
        )}
        <bdi className={classes.small}>
          {[who, of.contact, dayText(of.told_at)].filter((each) => each !== '').join(' · ')}
        </bdi>
        <bdi className={classes.small}>
          {of.message === '' ? texts('feedback.noError') : texts('feedback.error', { message: of.message })}
        </bdi>
        <bdi className={classes.small}>
          {[of.page, of.version, of.agent].filter((each) => each !== '').join(' · ')}
        </bdi>
      </Stack>
    </Row>
  );
}
