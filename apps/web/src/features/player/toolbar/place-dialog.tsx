import { Box, Row, Text } from '@lectern/ui';
import { RadioGroup } from '@lectern/ui/radio-group';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLazyTexts } from '../lazy-texts.ts';
import classes from './place-dialog.module.css';
import type { ToolbarEdge } from './toolbar-place.ts';

export interface PlaceDialogProps {
  readonly chosen: ToolbarEdge;
  readonly onChoose: (edge: ToolbarEdge) => void;
}

const EDGES: readonly ToolbarEdge[] = ['bottom', 'left', 'right'];

/**
 * Dialog for the position of the toolbar, shown at the first use. A press selects a position; arrow keys move between
 * positions, and Enter confirms. It is a native `dialog` element to keep the player's code small.
 */
export function PlaceDialog({ chosen, onChoose }: PlaceDialogProps) {
  const t = useLazyTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [edge, setEdge] = useState(chosen);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    opened?.querySelector<HTMLElement>('input:checked')?.focus();
    return () => opened?.close();
  }, []);
  const pressed = ({ detail, target }: MouseEvent) => {
    // Arrow keys also cause a click event, with `detail` 0; only a press confirms.
    if (detail > 0 && target instanceof HTMLInputElement) onChoose(target.value as ToolbarEdge);
  };
  return (
    <Text
      as="dialog"
      size="panel"
      tone="ink"
      overflow="scroll"
      radius="card"
      ref={dialog}
      className={classes.dialog}
      aria-labelledby="place-title"
      onCancel={(event) => {
        event.preventDefault();
        onChoose(chosen);
      }}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys choose and send the form */}
      <form
        onClick={pressed}
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(edge);
        }}
      >
        <h2 id="place-title">{t('placeTitle')}</h2>
        <RadioGroup
          label={t('placeTitle')}
          className={classes.places}
          optionClassName={classes.place}
          options={EDGES.map((value) => ({
            value,
            label: value === 'bottom' ? t('bottomRecommended') : t(value),
            content: (
              <>
                <Box
                  as="span"
                  radius="control"
                  wide
                  className={classes.picture}
                  data-edge={value}
                  aria-hidden="true"
                />
                <Row
                  as="span"
                  align="baseline"
                  justify="center"
                  wrap
                  className={classes.name}
                  aria-hidden="true"
                >
                  {t(value)}
                  {value === 'bottom' && <em>{t('recommended')}</em>}
                </Row>
              </>
            ),
          }))}
          value={edge}
          onChange={setEdge}
        />
        <Row gap={6} className={classes.foot}>
          <p>{t('placeHint')}</p>
          <button type="submit">{t('placeHere')}</button>
        </Row>
      </form>
    </Text>
  );
}
