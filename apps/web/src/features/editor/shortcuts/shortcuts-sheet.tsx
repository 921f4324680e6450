import { Button, Dialog, Row, Text } from '@lectern/ui';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { allCommands } from '../commands/all-commands.ts';
import { showTour } from '../commands/keyboard/shortcuts.ts';
import { useCommand } from '../commands/use-command.ts';
import { useEditing } from '../editing/editor-context.ts';
import { shortcutRows } from './shortcut-rows.ts';
import classes from './shortcuts-sheet.module.css';
import { useShortcutTexts } from './texts.ts';

/** The list of all keys of the editor, read from the commands. */
export function ShortcutsSheet(): ReactNode {
  const t = useShortcutTexts();
  const language = useLanguage();
  const { session, shortcutsShown } = useEditing();
  const rows = useMemo(() => shortcutRows(allCommands, session.canEdit), [session]);
  return (
    <Dialog
      open
      onOpenChange={() => shortcutsShown.set(false)}
      size="l"
      title={t('title')}
      description={t('help')}
    >
      {session.canEdit ? <TourButton /> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is longer than the screen, and is scrolled by keys too */}
      <div className={classes.sheet} role="group" aria-label={t('title')} tabIndex={0}>
        {[...rows].map(([noun, found]) => (
          <section key={noun} className={classes.noun} aria-label={t(`nouns.${noun}`)}>
            <Text as="h3" tone="quiet" className={classes.name}>
              {t(`nouns.${noun}`)}
            </Text>
            <dl>
              {found.map(({ command, chords }) => (
                <Row edge="bottom" key={command.id} justify="between" gap={3} className={classes.row}>
                  <dt>{command.label[language]}</dt>
                  <Row as="dd" align="stretch" justify="end" wrap gap={1}>
                    {chords.map((chord) => (
                      <Text
                        as="kbd"
                        tone="ink"
                        overflow="line"
                        surface="paper"
                        radius="small"
                        key={chord}
                        className={classes.key}
                      >
                        {signed(chord)}
                      </Text>
                    ))}
                  </Row>
                </Row>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function TourButton(): ReactNode {
  const { label, icon: Icon, run } = useCommand(showTour);
  return (
    <Button className={classes.tour} icon={Icon ? <Icon /> : null} onClick={() => run()}>
      {label}
    </Button>
  );
}

const SIGNS: Readonly<Record<string, string>> = { Left: '←', Right: '→', Up: '↑', Down: '↓' };

/** Replaces the names of arrow keys by the signs on the keyboard. */
function signed(chord: string): string {
  return chord.replace(/Arrow(Left|Right|Up|Down)/, (_key, way: string) => SIGNS[way] ?? '');
}
