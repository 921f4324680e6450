import { type Animation, addAnimations } from '@lectern/courseware';
import { PanelSection } from '@lectern/property-panel';
import { useRecord } from '@lectern/stage/view';
import { Button, IconButton, Row, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { ChartNoAxesGantt, Play, Square } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useEditing, useSelected } from '../../editing/editor-context.ts';
import { AnimationList } from './animation-list.tsx';
import { firstLook } from './effect-catalogue.ts';
import { EffectPicker } from './effect-picker.tsx';
import { useAnimationTexts } from './locale/texts.ts';
import { usePagePlay } from './use-page-play.ts';

const NONE: readonly Animation[] = [];

/** The same animation of all these elements at once. */
function previewOf(elementIds: readonly string[], look: ReturnType<typeof firstLook>): Animation[] {
  return elementIds.map((elementId) => ({
    ...look,
    id: `preview ${elementId}`,
    elementId,
    trigger: { type: 'with' },
  }));
}

/** The page's animations: adds them to the selected elements, reorders, edits and plays them. */
export function AnimationPanel(): ReactNode {
  const t = useAnimationTexts();
  const { session, focusPage, openAnimation, pathDrawing } = useEditing();
  const { store } = session;
  const pageId = useSignal(session.pageId) ?? '';
  const animations = useRecord(store, 'page', pageId)?.animations ?? NONE;
  const ids = useSelected().map(({ id }) => id);
  const [timed, setTimed] = useState(true);
  const { playing, play, preview, stop } = usePagePlay(pageId);
  useShownMotion();
  return (
    <>
      {session.canEdit ? (
        <PanelSection title={t('add')}>
          {ids.length > 0 ? (
            <EffectPicker
              onSee={(kind, effect) =>
                preview(kind && effect ? previewOf(ids, firstLook(kind, effect)) : NONE)
              }
              onPick={(kind, effect) =>
                session.edit((edit) => {
                  openAnimation.set(addAnimations(edit, pageId, ids, firstLook(kind, effect))[0]);
                })
              }
              onDraw={(kind) => {
                pathDrawing.set({ kind, pageId, elementIds: ids });
                // Handles of a selected element would cover the start of the path.
                session.choose([]);
                focusPage();
              }}
            />
          ) : (
            <Text as="p" tone="quiet">
              {t('addHelp')}
            </Text>
          )}
        </PanelSection>
      ) : null}
      <PanelSection title={t('order')}>
        {animations.length === 0 ? (
          <Text as="p" tone="quiet">
            {t('none')}
          </Text>
        ) : (
          <>
            <Row justify="between" gap={2}>
              <Button
                size="small"
                icon={playing ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
                onClick={playing ? stop : play}
              >
                {t(playing ? 'stop' : 'play')}
              </Button>
              <IconButton
                size="small"
                label={t('time.line')}
                pressed={timed}
                icon={<ChartNoAxesGantt aria-hidden="true" />}
                onClick={() => setTimed(!timed)}
              />
            </Row>
            <AnimationList pageId={pageId} animations={animations} timed={timed} />
          </>
        )}
      </PanelSection>
    </>
  );
}

/** Shows the numbers and paths of animations on the page while the panel is open. */
function useShownMotion(): void {
  const { motionShown, pathDrawing } = useEditing();
  useEffect(() => {
    motionShown.set(true);
    return () => {
      motionShown.set(false);
      pathDrawing.set(undefined);
    };
  }, [motionShown, pathDrawing]);
}
