import { NotificationType } from '@lectern/protocol/constants';
import { type HandOver, stopHandOver } from '@lectern/protocol/hand-overs';
import { Button, ConfirmDialog, EmptyState, Row, Spinner, Stack, Tag, Text } from '@lectern/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRightLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LoadFailed } from '../../../parts/load-failed.tsx';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useDayText } from '../../../platform/i18n/format.ts';
import { pushEvent } from '../../../platform/push/push-event.ts';
import { useSchoolTexts } from '../locale/index.ts';
import classes from '../school.module.css';
import { handOversQuery, SCHOOL } from '../school-queries.ts';

/** Finished and waiting hand-overs, each with a button to undo or stop it. */
export function HandOverList() {
  const texts = useSchoolTexts();
  const dayText = useDayText();
  const { busy, run } = useCall({ invalidates: SCHOOL });
  const list = useQuery(handOversQuery);
  const [returning, setReturning] = useState<HandOver>();
  const client = useQueryClient();
  // A notification arrives when the owner of the documents has agreed or objected.
  useEffect(
    () =>
      pushEvent.subscribe(({ type }) => {
        if (type === NotificationType.handOver)
          void client.invalidateQueries({ queryKey: handOversQuery.queryKey });
      }),
    [client],
  );
  // Counts are shown only for hand-overs that took place.
  const whatOf = (of: HandOver): string[] => {
    if (of.state === 'waiting') return [texts('handOvers.due', { time: dayText(of.due_at) })];
    if (of.state !== 'done' && of.state !== 'taken_back') return [];
    const { document_count: documents, class_count: schoolClasses, assignment_count: assignments } = of;
    return [texts('handOvers.counts', { documents, classes: schoolClasses, assignments })];
  };
  const stop = async (of: HandOver) => {
    await run(() => call(stopHandOver, { params: { hand_over_id: of.hand_over_id } }), {
      success: ({ state }) =>
        state === 'taken_back'
          ? texts('handOvers.takenBack', { name: of.from.name })
          : texts('handOvers.stopped'),
    });
    setReturning(undefined);
  };
  if (list.isLoadingError) return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <Spinner fill />;
  if (list.data.length === 0)
    return (
      <EmptyState
        icon={<ArrowRightLeft />}
        title={texts('handOvers.empty')}
        text={texts('handOvers.emptyText')}
      />
    );
  return (
    <>
      <Stack as="ul" gap={2} aria-label={texts('handOvers.list')}>
        {list.data.map((of) => (
          <Row key={of.hand_over_id} as="li" surface="card" wrap className={classes.card}>
            <Stack as="span" gap={1} overflow="breaks" className={classes.cardWords}>
              <Text weight="medium" overflow="breaks" className={classes.person}>
                <Tag tone={of.state === 'waiting' ? 'jade' : 'neutral'}>
                  {texts(`handOvers.states.${of.state}`)}
                </Tag>
                <bdi>{texts('handOvers.of', { from: of.from.name, to: of.to.name })}</bdi>
              </Text>
              <span className={classes.small}>
                {[
                  texts('handOvers.by', { name: of.by.name }),
                  texts('handOvers.asked', { time: dayText(of.asked_at) }),
                  ...whatOf(of),
                ].join(' · ')}
              </span>
            </Stack>
            {of.state === 'waiting' && (
              <Button tone="quiet" disabled={busy} onClick={() => void stop(of)}>
                {texts('handOvers.stop')}
              </Button>
            )}
            {of.may_take_back && (
              <Button tone="quiet" disabled={busy} onClick={() => setReturning(of)}>
                {texts('handOvers.takeBack')}
              </Button>
            )}
          </Row>
        ))}
      </Stack>
      {returning && (
        <ConfirmDialog
          open
          onOpenChange={() => setReturning(undefined)}
          title={texts('handOvers.takeBackTitle', { name: returning.from.name })}
          description={texts('handOvers.takeBackText')}
          confirmLabel={texts('handOvers.takeBack')}
          cancelLabel={texts('cancel')}
          busy={busy}
          onConfirm={() => void stop(returning)}
        />
      )}
    </>
  );
}
