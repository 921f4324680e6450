import {
  type AlignEdge,
  alignElements,
  bringForward,
  bringToFront,
  distributeElements,
  type Edit,
  type Element,
  fitGroupsAround,
  flipElements,
  sendBackward,
  sendToBack,
  setFrame,
} from '@lectern/courseware';
import { pageFrameOf } from '@lectern/stage/edit';
import { IconButton, NumberField } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  ArrowDownToLine,
  ArrowUpToLine,
  BringToFront,
  FlipHorizontal2,
  FlipVertical2,
  Group,
  Lock,
  LockOpen,
  SendToBack,
  Ungroup,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { groupChosen, toggleLock, turnChosen, ungroupChosen } from '../../commands/commands.ts';
import { useEditing } from '../../editing/editor-context.ts';
import { useEditorTexts } from '../../locale/texts.ts';
import classes from '../parts/panel.module.css';
import { PanelSection } from '../parts/panel-section.tsx';

/** Where one element lies, by numbers. */
export function PositionSection({ element }: { readonly element: Element }): ReactNode {
  const t = useEditorTexts();
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
      // Inside a group the page's numbers are a distance away from the group's own.
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
      <div className={classes.pairs}>
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
      </div>
      <div className={classes.row}>
        <NumberField
          className={classes.wide}
          label={t('style.rotation')}
          prefix={t('style.rotation')}
          unit="°"
          value={rounded(frame.rotation ?? 0)}
          digits={1}
          disabled={locked}
          onChange={(degrees) => turnChosen(session, degrees - (frame.rotation ?? 0))}
        />
        <FlipButtons disabled={locked} />
      </div>
    </PanelSection>
  );
}

function FlipButtons({ disabled }: { readonly disabled: boolean }): ReactNode {
  const t = useEditorTexts();
  const { session } = useEditing();
  const flip = (axis: 'horizontal' | 'vertical') =>
    session.edit((edit) => flipElements(edit, session.selection.get().ids, axis));
  return (
    <div className={classes.tools}>
      <IconButton
        size="small"
        label={t('style.flipH')}
        icon={<FlipHorizontal2 />}
        disabled={disabled}
        onClick={() => flip('horizontal')}
      />
      <IconButton
        size="small"
        label={t('style.flipV')}
        icon={<FlipVertical2 />}
        disabled={disabled}
        onClick={() => flip('vertical')}
      />
    </div>
  );
}

/** How the chosen lie to each other and over each other. One alone is aligned with the page. */
export function ArrangeSection({ elements }: { readonly elements: readonly Element[] }): ReactNode {
  const t = useEditorTexts();
  const { session } = useEditing();
  const { ids } = useSignal(session.selection);
  const { store } = session;
  const size = store.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
  const page = { x: 0, y: 0, ...size };
  const several = elements.length > 1;
  const act = (work: (edit: Edit) => void) => session.edit(work);
  const align = (edge: AlignEdge) =>
    act((edit) => alignElements(edit, ids, edge, several ? undefined : page));
  const locked = elements.every((element) => element.locked);
  return (
    <PanelSection title={t('style.arrange')}>
      <div className={classes.tools}>
        <IconButton
          size="small"
          label={t('style.alignLeft')}
          icon={<AlignStartVertical />}
          onClick={() => align('left')}
        />
        <IconButton
          size="small"
          label={t('style.alignCenter')}
          icon={<AlignCenterVertical />}
          onClick={() => align('center')}
        />
        <IconButton
          size="small"
          label={t('style.alignRight')}
          icon={<AlignEndVertical />}
          onClick={() => align('right')}
        />
        <IconButton
          size="small"
          label={t('style.alignTop')}
          icon={<AlignStartHorizontal />}
          onClick={() => align('top')}
        />
        <IconButton
          size="small"
          label={t('style.alignMiddle')}
          icon={<AlignCenterHorizontal />}
          onClick={() => align('middle')}
        />
        <IconButton
          size="small"
          label={t('style.alignBottom')}
          icon={<AlignEndHorizontal />}
          onClick={() => align('bottom')}
        />
        <IconButton
          size="small"
          label={t('style.distributeH')}
          icon={<AlignHorizontalDistributeCenter />}
          disabled={elements.length < 3}
          onClick={() => act((edit) => distributeElements(edit, ids, 'horizontal'))}
        />
        <IconButton
          size="small"
          label={t('style.distributeV')}
          icon={<AlignVerticalDistributeCenter />}
          disabled={elements.length < 3}
          onClick={() => act((edit) => distributeElements(edit, ids, 'vertical'))}
        />
      </div>
      <div className={classes.tools}>
        <IconButton
          size="small"
          label={t('style.front')}
          shortcut="Ctrl+Shift+]"
          icon={<BringToFront />}
          onClick={() => act((edit) => bringToFront(edit, ids))}
        />
        <IconButton
          size="small"
          label={t('style.forward')}
          icon={<ArrowUpToLine />}
          onClick={() => act((edit) => bringForward(edit, ids))}
        />
        <IconButton
          size="small"
          label={t('style.backward')}
          icon={<ArrowDownToLine />}
          onClick={() => act((edit) => sendBackward(edit, ids))}
        />
        <IconButton
          size="small"
          label={t('style.back')}
          shortcut="Ctrl+Shift+["
          icon={<SendToBack />}
          onClick={() => act((edit) => sendToBack(edit, ids))}
        />
        <IconButton
          size="small"
          label={t('style.group')}
          shortcut="Ctrl+G"
          icon={<Group />}
          disabled={!several}
          onClick={() => groupChosen(session)}
        />
        <IconButton
          size="small"
          label={t('style.ungroup')}
          shortcut="Ctrl+Shift+G"
          icon={<Ungroup />}
          disabled={!elements.some((element) => element.type === 'group')}
          onClick={() => ungroupChosen(session)}
        />
        <IconButton
          size="small"
          label={t(locked ? 'style.unlock' : 'style.lock')}
          shortcut="Ctrl+Alt+L"
          icon={locked ? <Lock /> : <LockOpen />}
          pressed={locked}
          onClick={() => toggleLock(session)}
        />
      </div>
    </PanelSection>
  );
}
