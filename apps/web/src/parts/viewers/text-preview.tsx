import { Box, EmptyState, Spinner, Text } from '@lectern/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Sign } from '../sign.tsx';
import { BrokenFile } from './failed-preview.tsx';
import classes from './preview-dialog.module.css';
import { usePreviewTexts } from './preview-texts.ts';
import type { ShownPreview } from './shown-preview.ts';
import { textParts } from './text-parts.ts';

async function readText(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`loading the text returned ${answer.status}`);
  return answer.text();
}

/** A plain text with wrapped lines. Only the parts near the view are laid out. */
export function TextPreview(shown: ShownPreview): ReactNode {
  const { preview, instead } = shown;
  const t = usePreviewTexts();
  const [text, setText] = useState<string>();
  const [broken, setBroken] = useState<string>();
  const [turn, setTurn] = useState(0);
  const { url } = preview;
  const isRead = text !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn reads it again
  useEffect(() => {
    if (isRead) return;
    const abort = new AbortController();
    readText(url, abort.signal).then(setText, () => {
      if (!abort.signal.aborted) setBroken(url);
    });
    return () => abort.abort();
  }, [url, isRead, turn]);
  const parts = useMemo(() => textParts(text ?? ''), [text]);
  if (broken === url)
    return (
      <BrokenFile
        shown={shown}
        title={t('failed')}
        onRenewed={() => {
          setBroken(undefined);
          setTurn((before) => before + 1);
        }}
        instead={instead}
      />
    );
  if (!isRead) return <Spinner fill />;
  if (text.trim() === '') return <EmptyState icon={<Sign of="text" />} title={t('emptyFile')} />;
  return (
    <Box overflow="scroll" wide className={classes.text}>
      <Text as="article" size="large" overflow="breaks" radius="control" className={classes.paper}>
        {parts.map((part) => (
          <p
            key={part.at}
            className={classes.part}
            style={{ containIntrinsicBlockSize: `auto ${part.lines}lh` }}
          >
            {part.text}
          </p>
        ))}
      </Text>
      {preview.cut && (
        <Text as="p" tone="quiet" className={classes.cut}>
          {t('cut')}
        </Text>
      )}
    </Box>
  );
}
