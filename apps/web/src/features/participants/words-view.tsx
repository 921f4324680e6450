import { Button, Input, Row, Text } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import classes from './activity.module.css';
import { useActivityTexts } from './activity-texts.ts';
import type { OfKind } from './shown-activity.ts';

/** One word at a time, as many as the teacher allows; then the cloud, if it is shown. */
export function WordsView({ activity, setting, sending, onAnswer }: OfKind<'words'>): ReactNode {
  const t = useActivityTexts();
  const [text, setText] = useState('');
  const { own, result, state } = activity;
  const written = [
    ...(own?.kind === 'words' ? own.words : []),
    ...sending.flatMap(({ content }) => (content.kind === 'words' ? [content.text] : [])),
  ];
  const left = setting.most - written.length;
  const word = text.trim();
  const words = result?.kind === 'words' ? result.words : undefined;
  const most = Math.max(1, ...(words ?? []).map(({ count }) => count));
  return (
    <>
      {state === 'open' && left > 0 && (
        <Row
          as="form"
          align="stretch"
          gap={3}
          className={classes.word}
          onSubmit={(event) => {
            event.preventDefault();
            if (word === '') return;
            onAnswer({ kind: 'words', text: word });
            setText('');
          }}
        >
          <Input
            size="large"
            aria-label={t('words.word')}
            placeholder={t('words.word')}
            value={text}
            maxLength={setting.longest}
            enterKeyHint="send"
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" tone="primary" size="large" disabled={word === ''}>
            {t('words.send')}
          </Button>
        </Row>
      )}
      {written.length > 0 && (
        <Row as="ul" align="stretch" wrap className={classes.chips} aria-label={t('words.mine')}>
          {[...new Set(written)].map((each) => (
            <li key={each}>
              <bdi>{each}</bdi>
            </li>
          ))}
        </Row>
      )}
      <Text as="p" textAlign="center" className={classes.state} role="status">
        {state === 'open' && (left > 0 ? t('words.left', { count: left }) : t('words.done'))}
        {state === 'closed' && written.length === 0 && t('notAnswered')}
      </Text>
      {words && (
        <Row as="ul" align="baseline" justify="center" wrap radius="card" className={classes.cloud}>
          {words.map(({ text: shown, count }) => (
            <li key={shown} style={{ fontSize: `${1.6 + 2.2 * (count / most)}rem` }}>
              <bdi>{shown}</bdi>
              <Text as="sub" tone="quiet" size="small">
                {count}
              </Text>
            </li>
          ))}
        </Row>
      )}
    </>
  );
}
