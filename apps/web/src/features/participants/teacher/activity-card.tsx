import type { HostedActivity } from '@lectern/protocol/phone-views';
import type { TeacherCommand } from '@lectern/protocol/teacher-commands';
import { Button, Row, Stack, Text } from '@lectern/ui';
import { ScanLine } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './teacher.module.css';
import { useTexts } from './texts.ts';

/** Number of words of a cloud, or names of a buzzer, that a phone shows. */
const SHOWN_MAX = 12;

export interface ActivityCardProps {
  readonly activity: HostedActivity;
  readonly disabled: boolean;
  readonly onCommand: (asked: TeacherCommand) => void;
  /** Reads paper cards; left out for an activity that they cannot answer. */
  readonly onCards?: (() => void) | undefined;
}

/** The current activity on the phones of the class, with the answers so far. */
export function ActivityCard({ activity, disabled, onCommand, onCards }: ActivityCardProps): ReactNode {
  const t = useTexts();
  const { answered, id, setting, shown, state } = activity;
  const ask = (to: Extract<TeacherCommand, { readonly kind: 'activity' }>['to']) =>
    onCommand({ kind: 'activity', id, to });
  return (
    <section className={classes.activity}>
      <Text as="h2" tone="accent" size="large">
        {t(`kinds.${setting.kind}`)} · {t(`states.${state}`)}
        <strong role="status">{t('answered', { count: answered })}</strong>
      </Text>
      {'question' in setting && setting.question !== '' && <p>{setting.question}</p>}
      <Counts activity={activity} />
      <Row align="stretch" wrap gap={2}>
        {state === 'ready' && (
          <Button size="large" tone="primary" disabled={disabled} onClick={() => ask('open')}>
            {t('start')}
          </Button>
        )}
        {state === 'open' && onCards && (
          <Button size="large" icon={<ScanLine aria-hidden="true" />} disabled={disabled} onClick={onCards}>
            {t('cards')}
          </Button>
        )}
        {state === 'open' && (
          <Button size="large" tone="primary" disabled={disabled} onClick={() => ask('closed')}>
            {t('stop')}
          </Button>
        )}
        {setting.kind !== 'buzz' && (
          <Button size="large" disabled={disabled} onClick={() => ask(shown ? 'hide' : 'show')}>
            {t(shown ? 'unreveal' : 'reveal')}
          </Button>
        )}
        <Button size="large" disabled={disabled} onClick={() => ask('away')}>
          {t('away')}
        </Button>
      </Row>
    </section>
  );
}

function Counts({ activity: { result, setting } }: { readonly activity: HostedActivity }): ReactNode {
  const t = useTexts();
  if (result.kind === 'vote' && setting.kind === 'vote') {
    const most = Math.max(1, ...result.counts);
    const rows = setting.options.map((text, at) => ({
      letter: String.fromCharCode(65 + at),
      text,
      count: result.counts[at] ?? 0,
    }));
    return (
      <Stack as="ul" gap={2} className={classes.bars}>
        {rows.map(({ letter, text, count }) => (
          <li key={letter}>
            <i style={{ inlineSize: `${(count / most) * 100}%` }} />
            <b>{letter}</b>
            <bdi>{text === letter ? '' : text}</bdi>
            <strong>{count}</strong>
          </li>
        ))}
      </Stack>
    );
  }
  if (result.kind === 'buzz') {
    if (result.first.length === 0) return <p className={classes.quiet}>{t('nobody')}</p>;
    return (
      <Row as="ol" align="stretch" wrap gap={2} className={classes.chips}>
        {result.first.slice(0, SHOWN_MAX).map(({ participant_id, name }, at) => (
          <li key={participant_id}>
            {at + 1} <bdi>{name}</bdi>
          </li>
        ))}
      </Row>
    );
  }
  if (result.kind === 'words') {
    return (
      <Row as="ul" align="stretch" wrap gap={2} className={classes.chips}>
        {result.words.slice(0, SHOWN_MAX).map(({ text, count }) => (
          <li key={text}>
            <bdi>{text}</bdi> {count}
          </li>
        ))}
      </Row>
    );
  }
  if (result.kind === 'exercise') {
    const { length: count } = result.pupils.filter(({ handed_in: isIn }) => isIn);
    return <p>{t('handedIn', { count })}</p>;
  }
  return null;
}
