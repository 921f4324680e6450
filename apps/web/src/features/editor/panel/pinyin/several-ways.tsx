import type { ChosenCharacters, TextTarget } from '@lectern/stage/edit';
import { Menu, MenuChoice, Row, Stack, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { NOTHING, readLetters } from './chosen-letters.ts';
import { markDoubtful, unsettled } from './mark-doubtful.ts';
import classes from './pinyin.module.css';
import { waysToRead } from './readings.ts';
import { usePinyinTexts } from './texts.ts';
import type { Tones } from './tones.ts';

/** Greatest number of characters in the list; a longer text is checked part by part. */
const MOST_LISTED = 24;

export interface SeveralWaysProps {
  readonly change: TextTarget['changeRubies'];
  readonly chosen: readonly ChosenCharacters[];
  readonly tones: Tones;
}

/** The selected characters with several readings, each with its current reading; a press changes it. */
export function SeveralWays({ change, chosen, tones }: SeveralWaysProps): ReactNode {
  const t = usePinyinTexts();
  const { session } = useEditing();
  const { ids } = useSignal(session.selection);
  useEffect(() => markDoubtful(() => drawingsOf(ids)));
  const several = chosen.flatMap((of, paragraph) => {
    const doubtful = unsettled(of.text, (at) => of.rubies[at]);
    return readLetters(of).flatMap(({ at, letter, reading }) => {
      const ways = waysToRead(letter, tones);
      if (ways.length < 2) return [];
      // A reading that occurs only within a word is added to the choices.
      const all = ways.includes(reading) ? ways : [reading, ...ways];
      return [{ paragraph, at, letter, reading, ways: all, doubtful: doubtful.has(at) }];
    });
  });
  const check = several.filter(({ doubtful }) => doubtful);
  // The list has a limited length: doubtful readings come first.
  const listed = [...check, ...several.filter(({ doubtful }) => !doubtful)];
  if (several.length === 0) return null;
  const read = (paragraph: number, at: number, way: string) => {
    let number = -1;
    change(() => {
      number += 1;
      return number === paragraph ? new Map([[at, way]]) : NOTHING;
    });
  };
  return (
    <>
      <Text as="p" tone="quiet" size="small">
        {t('several')}
      </Text>
      {check.length > 0 ? (
        <Text as="p" size="small">
          {t('check', { count: check.length })}
        </Text>
      ) : null}
      <Row align="stretch" wrap gap={1}>
        {listed.slice(0, MOST_LISTED).map(({ paragraph, at, letter, reading, ways, doubtful }) => (
          <Menu
            key={`${paragraph}:${at}`}
            trigger={
              <Stack
                as="button"
                items="center"
                radius="small"
                type="button"
                className={classes.letter}
                data-doubtful={doubtful || undefined}
                title={doubtful ? t('checkThis') : undefined}
              >
                <span>{reading}</span>
                <b>{letter}</b>
              </Stack>
            }
          >
            <MenuChoice
              label={t('reading', { letter })}
              value={reading}
              options={ways.map((value) => ({ value, label: value }))}
              onChange={(way) => read(paragraph, at, way)}
            />
          </Menu>
        ))}
      </Row>
      {several.length > MOST_LISTED ? (
        <Text as="p" tone="quiet" size="small">
          {t('more', { count: several.length - MOST_LISTED })}
        </Text>
      ) : null}
    </>
  );
}

/** Returns the drawings of the selected text: the open text, or the elements on the page. */
function drawingsOf(ids: readonly string[]): readonly Element[] {
  const open = document.querySelector('[data-open-text]');
  if (open) return [open];
  return ids.flatMap((id) => [
    ...document.querySelectorAll(`[role="application"] [data-element-id="${CSS.escape(id)}"]`),
  ]);
}
