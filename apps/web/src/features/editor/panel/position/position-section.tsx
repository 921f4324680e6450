import { type Element, fitGroupsAround, setFrame } from '@lectern/courseware';
import { PanelLine, PanelSection } from '@lectern/property-panel';
import { pageFrameOf } from '@lectern/stage/edit';
import { NumberField, Row, Stack, Switch } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { alignments, alignToPage, distributions, flips } from '../../commands/arrange/arrange.ts';
import { groupChosen, ungroupChosen } from '../../commands/arrange/grouping.ts';
import { backward, forward, toBack, toFront } from '../../commands/arrange/order.ts';
import type { Command } from '../../commands/command.ts';
import { CommandButton } from '../../commands/command-button.tsx';
import { lockChosen, turnElements } from '../../commands/element/elements.ts';
import { unitings } from '../../commands/shape/uniting.ts';
import { useCommand } from '../../commands/use-command.ts';
import { useEditing, useSelected } from '../../editing/editor-context.ts';
import { usePanelTexts } from '../locale/texts.ts';
import classes from '../panel.module.css';
import { InClassMarks } from './in-class-marks.tsx';

/** Position and size of an element, as numbers. */
export function PositionSection({ element }: { readonly element: Element }): ReactNode {
  const t = usePanelTexts();
  const { session } = useEditing();
  const { store } = session;
  const frame = pageFrameOf(store, element);
  const rounded = (value: number) => Math.round(value * 10) / 10;
  const locked = element.locked === true;
  const inGroup = store.find('element', element.parentId) !== undefined;
  const put = (change: Partial<Record<'x' | 'y' | 'w' | 'h', number>>) =>
    session.edit((edit) => {
      const now = edit.find('element', element.id);
      if (!now) return;
      // Positions inside a group are relative to the group, so only the difference is applied.
      const by = { x: (change.x ?? frame.x) - frame.x, y: (change.y ?? frame.y) - frame.y };
      setFrame(edit, element.id, {
        ...now.frame,
        x: now.frame.x + by.x,
        y: now.frame.y + by.y,
        w: Math.max(0, change.w ?? now.frame.w),
        h: Math.max(0, change.h ?? now.frame.h),
      });
      fitGroupsAround(edit, [element.id]);
    });
  return (
    <PanelSection title={t('style.position')}>
      <Stack gap={2} className={classes.pairs}>
        <NumberField
          label={t('style.x')}
          prefix="X"
          value={rounded(frame.x)}
          digits={1}
          disabled={locked || inGroup}
          onChange={(x) => put({ x })}
        />
        <NumberField
          label={t('style.y')}
          prefix="Y"
          value={rounded(frame.y)}
          digits={1}
          disabled={locked || inGroup}
          onChange={(y) => put({ y })}
        />
        <NumberField
          label={t('style.w')}
          prefix={t('style.w')}
          value={rounded(frame.w)}
          min={0}
          digits={1}
          disabled={locked}
          onChange={(w) => put({ w })}
        />
        <NumberField
          label={t('style.h')}
          prefix={t('style.h')}
          value={rounded(frame.h)}
          min={0}
          digits={1}
          disabled={locked}
          onChange={(h) => put({ h })}
        />
      </Stack>
      <PanelLine>
        <NumberField
          className={classes.wide}
          label={t('style.rotation')}
          prefix={t('style.rotation')}
          unit="°"
          value={rounded(frame.rotation ?? 0)}
          digits={1}
          disabled={locked}
          onChange={(degrees) => turnElements(session, degrees - (frame.rotation ?? 0))}
        />
        <CommandRow commands={flips} />
      </PanelLine>
    </PanelSection>
  );
}

/** Alignment and stacking order of the selected elements. A single element is aligned with the page. */
export function ArrangeSection(): ReactNode {
  const t = usePanelTexts();
  const { viewAids } = useEditing();
  useSignal(viewAids.state);
  const toPage = useCommand(alignToPage);
  const chosen = useSelected();
  return (
    <PanelSection title={t('style.arrange')}>
      <CommandRow commands={[...alignments, ...distributions]} />
      <Switch label={toPage.label} checked={toPage.isOn === true} onChange={() => toPage.run()} />
      <CommandRow commands={[toFront, forward, backward, toBack, groupChosen, ungroupChosen, lockChosen]} />
      {chosen.length > 1 && chosen.every(({ type }) => type === 'shape') ? (
        <CommandRow commands={unitings} />
      ) : null}
      <InClassMarks />
    </PanelSection>
  );
}

function CommandRow({ commands }: { readonly commands: readonly Command[] }): ReactNode {
  return (
    <Row align="stretch" wrap className={classes.tools}>
      {commands.map((command) => (
        <CommandButton key={command.id} command={command} size="small" />
      ))}
    </Row>
  );
}
