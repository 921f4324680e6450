import { Button, Row, Stack, Text } from '@lectern/ui';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import classes from './activity.module.css';
import { useActivityTexts } from './activity-texts.ts';
import type { OfKind } from './shown-activity.ts';

/** Pressing an option is the vote; when several options are allowed they are sent together. */
export function VoteView({ activity, setting, sending, onAnswer }: OfKind<'vote'>): ReactNode {
  const t = useActivityTexts();
  const { own, result, answered, state } = activity;
  const underWay = sending.at(-1)?.content;
  const sent = own?.kind === 'vote' ? own.options : [];
  const last = underWay?.kind === 'vote' ? underWay.options : sent;
  const [marked, setMarked] = useState<readonly number[]>();
  const chosen = marked ?? last;
  const counts = result?.kind === 'vote' ? result.counts : undefined;
  const most = Math.max(1, ...(counts ?? []));
  const open = state === 'open';

  const press = (option: number) => {
    if (!setting.several) return onAnswer({ kind: 'vote', options: [option] });
    const next = chosen.includes(option) ? chosen.filter((each) => each !== option) : [...chosen, option];
    setMarked(next);
  };
  const isSent = marked === undefined && sending.length === 0 && sent.length > 0;
  return (
    <>
      {open && (
        <Text as="p" tone="quiet" size="large">
          {t(setting.several ? 'vote.several' : 'vote.one')}
        </Text>
      )}
      <Stack as="ul" gap={3}>
        {lettered(setting.options).map(({ letter, text, option }) => (
          <li key={letter}>
            <Row
              as="button"
              gap={3}
              overflow="clip"
              textAlign="start"
              radius="card"
              wide
              type="button"
              className={classes.option}
              aria-pressed={chosen.includes(option)}
              disabled={!open}
              onClick={() => press(option)}
            >
              {counts && (
                <span
                  className={classes.share}
                  style={{ inlineSize: `${((counts[option] ?? 0) / most) * 100}%` }}
                />
              )}
              <b>{letter}</b>
              <bdi>{text === letter ? '' : text}</bdi>
              {counts ? <strong>{counts[option] ?? 0}</strong> : <Check aria-hidden="true" />}
            </Row>
          </li>
        ))}
      </Stack>
      {open && setting.several && (
        <Button
          tone="primary"
          size="large"
          disabled={marked === undefined || marked.length === 0}
          onClick={() => {
            if (!marked) return;
            onAnswer({ kind: 'vote', options: [...marked] });
            setMarked(undefined);
          }}
        >
          {t('vote.send')}
        </Button>
      )}
      <Text as="p" textAlign="center" className={classes.state} role="status">
        {answered !== null && t('vote.people', { count: answered })}
        {answered === null && isSent && t('sent')}
        {answered === null && !open && sent.length === 0 && t('notAnswered')}
      </Text>
    </>
  );
}

/** Options may have the same text, so their letters distinguish them. */
function lettered(options: readonly string[]) {
  return options.map((text, option) => ({ letter: String.fromCharCode(65 + option), text, option }));
}
