import type { ElementType } from '@lectern/courseware';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { useEditing } from '../editing/editor-context.ts';

const MediaPlayer = lazyComponent(async () => (await import('../panel/media/media-player.tsx')).MediaPlayer);
const ChartData = lazyComponent(async () => (await import('../panel/chart/chart-data.tsx')).ChartData);
const FormulaDialog = lazyComponent(
  async () => (await import('../panel/formula/formula-dialog.tsx')).FormulaDialog,
);
const QuestionEditor = lazyComponent(
  async () => (await import('../panel/question/question-editor.tsx')).QuestionEditor,
);
const CropPicture = lazyComponent(async () => (await import('../crop/crop-picture.tsx')).CropPicture);
const MindMapEditor = lazyComponent(
  async () => (await import('../mind-map/mind-map-editor.tsx')).MindMapEditor,
);

const DIALOGS: Partial<Record<ElementType, typeof ChartData>> = {
  chart: ChartData,
  formula: FormulaDialog,
  question: QuestionEditor,
};

/** The dialog that a double click on an element opens: chart data, formula, question or player. */
export function OpenMore(): ReactNode {
  const { session } = useEditing();
  const elementId = useSignal(session.more);
  const type = session.store.find('element', elementId ?? '')?.type;
  if (elementId === undefined || type === 'picture' || type === 'tool') return null;
  const View = (type && DIALOGS[type]) ?? MediaPlayer;
  return <View key={elementId} elementId={elementId} />;
}

/** The editors that work on the page itself: cropping a picture, typing into a mind map. */
export function OpenCrop(): ReactNode {
  const { session } = useEditing();
  const elementId = useSignal(session.more);
  const type = session.store.find('element', elementId ?? '')?.type;
  if (elementId === undefined || (type !== 'picture' && type !== 'tool')) return null;
  const View = type === 'tool' ? MindMapEditor : CropPicture;
  return <View key={elementId} elementId={elementId} />;
}
