import type { Assignment } from '@lectern/protocol/assignment-shapes';
import { Button, Input, Row, Stack, showToast, Text } from '@lectern/ui';
import { Copy, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText } from '../../../platform/copy-text.ts';
import { QrCode } from '../../qr-code.tsx';
import { type GiveOutTexts, useGiveOutTexts } from '../texts.ts';
import classes from './give-out.module.css';
import { dayAndTime } from './usual-times.ts';

type Given = Pick<Assignment, 'title' | 'path' | 'code' | 'words' | 'until_at' | 'setting'>;

/** The link of an assignment with its QR code, the words of its classes, and texts for the chat groups of parents. */
export function GivenOut({ assignment }: { readonly assignment: Given }): ReactNode {
  const t = useGiveOutTexts();
  const { code, title, setting } = assignment;
  const words = setting.asks_word ? assignment.words : [];
  const url = linkOf(assignment);
  const copy = async (text: string) => {
    const copied = await copyText(text);
    showToast({
      kind: copied ? 'success' : 'failure',
      text: t(copied ? 'given.copied' : 'given.copyFailed'),
    });
  };
  return (
    <Row gap={5} align="start" wrap className={classes.given}>
      <Stack flex={1} gap={4} className={classes.links}>
        <Row gap={2} wrap>
          <Input
            className={classes.address}
            aria-label={t('given.link')}
            value={url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy(url)}>
            {t('given.copyLink')}
          </Button>
        </Row>
        <Text tone="quiet">
          {t('given.code')} <Text weight="bold">{code}</Text>
        </Text>
        {words.length <= 1 ? (
          <Row gap={4} wrap>
            {words.map(({ class_id, word }) => (
              <Word key={class_id} word={word} />
            ))}
            <Button
              tone="primary"
              icon={<MessageSquareText aria-hidden="true" />}
              onClick={() => void copy(groupText(assignment, words[0]?.word, t))}
            >
              {t('given.copyText')}
            </Button>
          </Row>
        ) : (
          <Stack as="ul" gap={2}>
            {words.map(({ class_id, class_name, word }) => (
              <Row key={class_id} as="li" gap={3} wrap justify="between">
                <bdi>{class_name}</bdi>
                <Word word={word} />
                <Button
                  icon={<MessageSquareText aria-hidden="true" />}
                  aria-label={t('given.copyTextOf', { name: class_name })}
                  onClick={() => void copy(groupText(assignment, word, t))}
                >
                  {t('given.copyText')}
                </Button>
              </Row>
            ))}
          </Stack>
        )}
      </Stack>
      <div className={classes.qr}>
        <QrCode text={url} label={t('given.qr', { title })} />
      </div>
    </Row>
  );
}

function Word({ word }: { readonly word: string }): ReactNode {
  const t = useGiveOutTexts();
  return (
    <span>
      <Text tone="quiet">{t('given.word')}</Text> <Text weight="bold">{word}</Text>
    </span>
  );
}

function linkOf({ path }: Given): string {
  return new URL(path, location.origin).href;
}

/** A text for the chat group of a class: title, link, end and word. */
function groupText(assignment: Given, word: string | undefined, t: GiveOutTexts): string {
  const { title, until_at } = assignment;
  return [
    t('given.line.title', { title }),
    t('given.line.link', { url: linkOf(assignment) }),
    until_at === null ? undefined : t('given.line.until', { time: dayAndTime(until_at) }),
    word === undefined ? undefined : t('given.line.word', { word }),
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}
