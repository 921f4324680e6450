import type { HostedActivity } from '@lectern/protocol/phone-views';
import { Box, Button, Column, Row, Stack, Text } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import type { ActivityChange } from '../../../parts/phones/index.ts';
import classes from './interaction.module.css';
import { useTexts } from './texts.ts';

export interface RunningActivityProps {
  readonly activity: HostedActivity;
  /** Number of phones in the lesson. */
  readonly present: number;
  readonly onChange: (change: ActivityChange) => void;
  /** Asks the same question again. */
  readonly onAgain: () => void;
  /** Draws what a teacher does after a pupil buzzed; without it names cannot be pressed. */
  readonly strip?: ((buzzed: Buzzed[number]) => ReactNode) | undefined;
}

/** The current activity on the phones, with the answers so far. */
export function RunningActivity({
  activity,
  present,
  strip,
  onChange,
  onAgain,
}: RunningActivityProps): ReactNode {
  const t = useTexts();
  const { answered, result, setting, shown, state } = activity;
  const large = { size: 'panel' } as const;
  return (
    <Column as="section" gap={4} className={classes.running}>
      <Row as="header" gap={4} justify="between" wrap>
        <Box as="span" radius="round" className={classes.tag} data-state={state}>
          {t(`${setting.kind}.title`)} · {t(`states.${state}`)}
        </Box>
        <Text as="strong" numeric className={classes.total} role="status">
          {t('answered', { count: answered, present: Math.max(present, answered) })}
        </Text>
      </Row>
      {'question' in setting && setting.question !== '' && <h2>{setting.question}</h2>}
      <div className={classes.result}>
        {result.kind === 'vote' && setting.kind === 'vote' && (
          <Bars options={setting.options} counts={result.counts} />
        )}
        {result.kind === 'buzz' && <First first={result.first} isReady={state === 'ready'} strip={strip} />}
        {result.kind === 'words' && (
          <Cloud
            words={result.words}
            hidden={activity.hidden_words}
            onHide={(words) => onChange({ hidden_words: words })}
          />
        )}
      </div>
      <div className={classes.actions}>
        {state === 'ready' && (
          <Button {...large} tone="primary" onClick={() => onChange({ state: 'open' })}>
            {t('buzz.go')}
          </Button>
        )}
        {state === 'open' && (
          <Button {...large} tone="primary" onClick={() => onChange({ state: 'closed' })}>
            {t('end')}
          </Button>
        )}
        {state === 'closed' && (
          <Button {...large} onClick={onAgain}>
            {t('again')}
          </Button>
        )}
        {setting.kind !== 'buzz' && (
          <Button {...large} aria-pressed={shown} onClick={() => onChange({ shown: !shown })}>
            {t(shown ? 'hide' : 'show')}
          </Button>
        )}
        <Button
          tone={state === 'closed' ? 'primary' : 'quiet'}
          size="panel"
          onClick={() => onChange({ state: 'away' })}
        >
          {t('away')}
        </Button>
      </div>
    </Column>
  );
}

function Bars({
  options,
  counts,
}: {
  readonly options: readonly string[];
  readonly counts: readonly number[];
}): ReactNode {
  const most = Math.max(1, ...counts);
  const rows = options.map((text, at) => ({
    letter: String.fromCharCode(65 + at),
    text,
    count: counts[at] ?? 0,
  }));
  return (
    <Stack as="ul" gap={4} align="center" className={classes.bars}>
      {rows.map(({ letter, text, count }) => (
        <li key={letter}>
          <b>{letter}</b>
          <bdi>{text === letter ? '' : text}</bdi>
          <Box as="span" overflow="clip" radius="control" className={classes.bar}>
            <i style={{ inlineSize: `${(count / most) * 100}%` }} />
          </Box>
          <Text as="strong" numeric className={classes.count}>
            {count}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

type Buzzed = Extract<HostedActivity['result'], { readonly kind: 'buzz' }>['first'];

interface FirstProps extends Pick<RunningActivityProps, 'strip'> {
  readonly first: Buzzed;
  readonly isReady: boolean;
}

/** The pupils who buzzed first. The first one answers, and another whose name is pressed. */
function First({ first, isReady, strip }: FirstProps): ReactNode {
  const t = useTexts();
  const [picked, setPicked] = useState<string>();
  const answers = first.find((each) => each.participant_id === picked) ?? first[0];
  if (first.length === 0)
    return (
      <Text as="p" tone="quiet" textAlign="center" className={classes.quiet}>
        {t(isReady ? 'buzz.ready' : 'buzz.waiting')}
      </Text>
    );
  return (
    <Stack gap={4}>
      <Stack as="ol" gap={3} className={classes.first}>
        {first.map(({ participant_id, name, after_ms }, at) => (
          <li key={participant_id}>
            <b>{at + 1}</b>
            {strip ? (
              <button
                type="button"
                aria-pressed={participant_id === answers?.participant_id}
                onClick={() => setPicked(participant_id)}
              >
                <bdi>{name}</bdi>
              </button>
            ) : (
              <bdi>{name}</bdi>
            )}
            <Text tone="quiet" size="panel">
              {t('buzz.after', { seconds: (after_ms / 1000).toFixed(2) })}
            </Text>
          </li>
        ))}
      </Stack>
      {answers && strip?.(answers)}
    </Stack>
  );
}

interface CloudProps {
  readonly words: readonly { readonly text: string; readonly count: number }[];
  readonly hidden: readonly string[];
  readonly onHide: (hidden: string[]) => void;
}

/** A press hides a word from all clouds, and a press on a hidden word shows it again. */
function Cloud({ words, hidden, onHide }: CloudProps): ReactNode {
  const t = useTexts();
  const most = Math.max(1, ...words.map(({ count }) => count));
  return (
    <>
      {words.length === 0 && hidden.length === 0 && (
        <Text as="p" tone="quiet" textAlign="center" className={classes.quiet}>
          {t('words.none')}
        </Text>
      )}
      <Row as="ul" align="baseline" justify="center" wrap className={classes.cloud}>
        {words.map(({ text, count }) => (
          <li key={text}>
            <button
              type="button"
              title={t('words.hide', { word: text })}
              aria-label={t('words.hide', { word: text })}
              style={{ fontSize: `${2.6 + 4.4 * (count / most)}rem` }}
              onClick={() => onHide([...hidden, text])}
            >
              <bdi>{text}</bdi>
              <Text as="sub" tone="quiet" size="panel">
                {count}
              </Text>
            </button>
          </li>
        ))}
      </Row>
      {hidden.length > 0 && (
        <Row as="p" tone="quiet" wrap gap={3} className={classes.hidden}>
          {t('words.hidden')}
          {hidden.map((text) => (
            <button
              key={text}
              type="button"
              aria-label={t('words.bring', { word: text })}
              onClick={() => onHide(hidden.filter((each) => each !== text))}
            >
              <bdi>{text}</bdi>
            </button>
          ))}
        </Row>
      )}
    </>
  );
}
