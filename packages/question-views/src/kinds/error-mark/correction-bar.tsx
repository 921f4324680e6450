import { RESPONSE_LENGTHS } from '@lectern/questions/shown';
import { Button, Row, useTextsOf } from '@lectern/ui';
import { Check, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ChipList } from '../../parts/choose/chip-list.tsx';
import { TextField } from '../../parts/write/text-field.tsx';
import classes from './error-mark.module.css';
import type { Correction, TextMark } from './marks.ts';
import { errorMarkTexts } from './texts.ts';

type Way = Correction['way'];
const WAYS = ['replace', 'delete', 'insert'] as const;

export interface CorrectionBarProps {
  /** The words of the token. */
  readonly words: ReactNode;
  /** The marks of the token. */
  readonly marks: readonly TextMark[];
  readonly onMark: (correction: Correction) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Writes the correction of a marked token: another text, none, or a text behind it. */
export function CorrectionBar({ words, marks, onMark, onRemove, onClose }: CorrectionBarProps): ReactNode {
  const texts = useTextsOf(errorMarkTexts);
  const [way, setWay] = useState<Way>(marks.at(-1)?.correction.way ?? 'replace');
  const current = marks.findLast(({ correction }) => correction.way === way)?.correction;
  const choose = (next: Way) => {
    setWay(next);
    const before = marks.findLast(({ correction }) => correction.way === next)?.correction;
    onMark(next === 'delete' ? { way: next } : (before ?? { way: next, text: '' }));
  };
  return (
    <div className={classes.bar} role="group" aria-label={texts.bar}>
      <Row gap={3} wrap>
        <span className={classes.words}>{words}</span>
        <ChipList
          label={texts.bar}
          options={WAYS.map((each) => texts.ways[each])}
          picked={texts.ways[way]}
          onPick={(label) => choose(WAYS.find((each) => texts.ways[each] === label) ?? way)}
          locked={false}
        />
      </Row>
      <Row gap={3} wrap>
        {way === 'delete' ? null : (
          <div className={classes.field}>
            <TextField
              key={way}
              label={texts.fields[way]}
              placeholder={texts.fields[way]}
              value={current && current.way !== 'delete' ? current.text : ''}
              onChange={(text) => onMark({ way, text })}
              onEnter={onClose}
              locked={false}
              most={RESPONSE_LENGTHS.word}
            />
          </div>
        )}
        <Button icon={<Trash2 />} size="large" onClick={onRemove}>
          {texts.remove}
        </Button>
        <Button tone="primary" icon={<Check />} size="large" onClick={onClose}>
          {texts.done}
        </Button>
      </Row>
    </div>
  );
}
