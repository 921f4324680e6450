import type { Element } from '@lectern/courseware';
import { ColorPicker, opacityOf, opaque, withOpacity } from '@lectern/property-panel';
import { holdsText, sharedRun } from '@lectern/stage/edit';
import { IconButton, Menu, MenuSeparator, NumberField, Row } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { AlignStartVertical, Baseline, Ellipsis, Layers, PaintBucket, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { alignments, distributions } from '../commands/arrange/arrange.ts';
import { groupChosen, ungroupChosen } from '../commands/arrange/grouping.ts';
import { backward, forward, toBack, toFront } from '../commands/arrange/order.ts';
import type { Command } from '../commands/command.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { CommandItem } from '../commands/command-item.tsx';
import { deleteChosen, duplicateChosen, lockChosen } from '../commands/element/elements.ts';
import { copyLook, pasteLook } from '../commands/element/format-painter.ts';
import { cropPicture } from '../commands/element/pictures.ts';
import { updateContents } from '../commands/insert/contents.ts';
import { textToQuestions } from '../commands/insert/questions.ts';
import { changeShape } from '../commands/shape/shapes.ts';
import { bold, largerText, smallerText } from '../commands/text/text.ts';
import { useCommand } from '../commands/use-command.ts';
import {
  useColors,
  useEditing,
  useOfSelected,
  useOfSelectedLeaves,
  useResolvedText,
  useSelected,
  useSelectedLeaves,
  useTextTarget,
} from '../editing/editor-context.ts';
import { singleOf } from '../editing/shared-value.ts';
import { withPart } from '../panel/kind-panels.tsx';
import { ChangeShape } from '../panel/shape/change-shape.tsx';
import { useFillOf } from '../panel/shape/use-fill-of.ts';
import { useLineOf } from '../panel/shape/use-line-of.ts';
import classes from './selection-bar.module.css';
import { useSelectionBarTexts } from './texts.ts';

/**
 * The tools of the bar: arranging first for several elements, format first for a single element. Locked elements can
 * only be unlocked.
 */
export function BarTools(): ReactNode {
  const { session } = useEditing();
  const isTyping = useSignal(session.openText) !== undefined;
  const { single, locked } = useOfSelected((chosen) => ({
    single: chosen.length === 1 ? kindOf(chosen[0]) : undefined,
    locked: chosen.every((element) => element.locked),
  }));
  const written = useOfSelectedLeaves((leaves) =>
    leaves.some((element) => holdsText(element) && hasWords(element)),
  );
  if (locked) return <CommandButton command={lockChosen} size="small" />;
  return (
    <>
      {single ? null : <Arranging />}
      {isTyping ? null : <Looks />}
      {isTyping || written ? <Words /> : null}
      <Row className={classes.group}>
        {single === 'picture' ? <CommandButton command={cropPicture} size="small" /> : null}
        {single === 'contents' ? <Contents /> : null}
        {single === 'group' ? <CommandButton command={ungroupChosen} size="small" /> : null}
        <Order />
        <More isText={isTyping || written} />
      </Row>
    </>
  );
}

/** Returns the element's kind, where contents count as a separate kind. */
function kindOf(element: Element | undefined): Element['type'] | 'contents' | undefined {
  return element?.type === 'shape' && element.contents ? 'contents' : element?.type;
}

/** Renders again when the contents change, because they may be out of date then. */
function Contents(): ReactNode {
  useSelected();
  return <CommandButton command={updateContents} size="small" />;
}

function hasWords(element: Element): boolean {
  if (element.type === 'table') return true;
  return (
    element.type === 'shape' &&
    (element.text?.paragraphs.some(({ runs }) => runs.length > 0) === true || element.textBox === true)
  );
}

function Looks(): ReactNode {
  const t = useSelectionBarTexts();
  const leaves = useSelectedLeaves();
  const filled = withPart(leaves, 'fill');
  const lined = withPart(leaves, 'line');
  if (filled.length + lined.length === 0) return null;
  return (
    <Row className={classes.group}>
      {filled.length > 0 ? <FillColor shapes={filled} /> : null}
      {lined.length > 0 ? (
        <LineColor
          elements={lined}
          label={t(lined.every(({ type }) => type === 'line') ? 'lineColor' : 'outline')}
        />
      ) : null}
      {filled.length > 0 ? <OtherShape /> : null}
    </Row>
  );
}

function FillColor({ shapes }: { readonly shapes: Parameters<typeof useFillOf>[0] }): ReactNode {
  const t = useSelectionBarTexts();
  const { focusPage } = useEditing();
  const colors = useColors();
  const { fill, put } = useFillOf(shapes);
  const color = fill?.type === 'solid' ? fill.color : undefined;
  return (
    <ColorPicker
      label={t('fill')}
      icon={<PaintBucket />}
      colors={colors}
      value={color && opaque(color)}
      none={{ label: t('noFill'), onPick: () => put({ type: 'none' }) }}
      goTo={focusPage}
      onPick={(next) => put({ type: 'solid', color: withOpacity(next, color ? opacityOf(color) : 1) })}
    />
  );
}

interface LineColorProps {
  readonly elements: Parameters<typeof useLineOf>[0];
  readonly label: string;
}

function LineColor({ elements, label }: LineColorProps): ReactNode {
  const t = useSelectionBarTexts();
  const { focusPage } = useEditing();
  const colors = useColors();
  const { fill, put } = useLineOf(elements);
  const isLine = elements.every(({ type }) => type === 'line');
  return (
    <ColorPicker
      label={label}
      icon={<PenLine />}
      colors={colors}
      value={fill?.type === 'solid' ? opaque(fill.color) : undefined}
      {...(isLine ? {} : { none: { label: t('noOutline'), onPick: () => put({ fill: { type: 'none' } }) } })}
      goTo={focusPage}
      onPick={(color) => put({ fill: { type: 'solid', color } })}
    />
  );
}

function OtherShape(): ReactNode {
  const { label, icon: Icon, disabled } = useCommand(changeShape);
  return (
    <ChangeShape
      trigger={<IconButton size="small" label={label} icon={Icon ? <Icon /> : null} disabled={disabled} />}
    />
  );
}

/** Size, weight and colour of the selection in the open text, or of all text of the selected elements. */
function Words(): ReactNode {
  const t = useSelectionBarTexts();
  const colors = useColors();
  const target = useTextTarget();
  const paragraphs = useResolvedText(target);
  if (!target || paragraphs.length === 0) return null;
  const giveBack = () => target.focus();
  const fill = singleOf(sharedRun(paragraphs, 'fill'));
  const button = (command: Command, pressed?: boolean) => (
    <CommandButton
      key={command.id}
      command={command}
      size="small"
      {...(pressed === undefined ? {} : { pressed })}
      onDone={giveBack}
    />
  );
  return (
    <Row className={classes.group}>
      {button(smallerText)}
      <NumberField
        className={classes.size}
        label={t('size')}
        value={singleOf(sharedRun(paragraphs, 'size')) ?? null}
        min={1}
        max={400}
        digits={1}
        onChange={(size) => target.patchRuns({ size })}
        onEnter={giveBack}
      />
      {button(largerText)}
      {button(bold, bold.isOnIn(paragraphs))}
      <ColorPicker
        label={t('textColor')}
        icon={<Baseline />}
        colors={colors}
        value={fill?.type === 'solid' ? fill.color : undefined}
        goTo={giveBack}
        onPick={(color) => target.patchRuns({ fill: { type: 'solid', color } })}
      />
    </Row>
  );
}

function Arranging(): ReactNode {
  const t = useSelectionBarTexts();
  return (
    <Row className={classes.group}>
      <Menu trigger={<IconButton size="small" label={t('align')} icon={<AlignStartVertical />} />}>
        {[...alignments, ...distributions].map((command) => (
          <CommandItem key={command.id} command={command} drawsIcon />
        ))}
      </Menu>
      <CommandButton command={groupChosen} size="small" />
    </Row>
  );
}

function Order(): ReactNode {
  const t = useSelectionBarTexts();
  return (
    <Menu trigger={<IconButton size="small" label={t('order')} icon={<Layers />} />}>
      {[toFront, forward, backward, toBack].map((command) => (
        <CommandItem key={command.id} command={command} drawsIcon />
      ))}
    </Menu>
  );
}

function More({ isText }: { readonly isText: boolean }): ReactNode {
  const t = useSelectionBarTexts();
  return (
    <Menu align="end" trigger={<IconButton size="small" label={t('more')} icon={<Ellipsis />} />}>
      {[duplicateChosen, copyLook, pasteLook, lockChosen].map((command) => (
        <CommandItem key={command.id} command={command} />
      ))}
      {isText ? <CommandItem command={textToQuestions} /> : null}
      <MenuSeparator />
      <CommandItem command={deleteChosen} />
    </Menu>
  );
}
