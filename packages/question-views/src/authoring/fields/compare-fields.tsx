import type { CompareSettings } from '@lectern/questions';
import { useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import { defined } from '../author-context.ts';
import { fieldTexts } from './field-texts.ts';
import { CheckLine, Fold, SelectLine } from './lines.tsx';

/** The settings that can be ignored, with what holds when a setting is left out. */
const SETTINGS = [
  { name: 'case', label: 'letterCase', usual: 'ignored' },
  { name: 'width', label: 'width', usual: 'ignored' },
  { name: 'spaces', label: 'spaces', usual: 'counts' },
  { name: 'punctuation', label: 'punctuation', usual: 'counts' },
  { name: 'traditional', label: 'traditional', usual: 'counts' },
] as const;

interface CompareFoldProps {
  readonly value: CompareSettings | undefined;
  readonly onChange: (value: CompareSettings | undefined) => void;
}

/** How a written answer is compared with the accepted ones, in plain words. */
export function CompareFold({ value = {}, onChange }: CompareFoldProps): ReactNode {
  const t = useTextsOf(fieldTexts);
  const change = (next: CompareSettings) => {
    const set = defined(next);
    onChange(Object.keys(set).length === 0 ? undefined : set);
  };
  const ignored = SETTINGS.filter(({ name, usual }) => (value[name] ?? usual) === 'ignored');
  return (
    <Fold title={t.compare} summary={t.ignored(ignored.map(({ label }) => t[label]))}>
      {SETTINGS.map(({ name, label, usual }) => (
        <CheckLine
          key={name}
          label={t[label]}
          checked={ignored.some((one) => one.name === name)}
          onChange={(checked) => {
            const weight = checked ? 'ignored' : 'counts';
            change({ ...value, [name]: weight === usual ? undefined : weight });
          }}
        />
      ))}
      <SelectLine
        label={t.pinyin}
        value={value.pinyin ?? 'none'}
        options={(['none', 'tones', 'letters'] as const).map((mode) => ({
          value: mode,
          label: t.pinyinModes[mode],
        }))}
        onChange={(mode) => change({ ...value, pinyin: mode === 'none' ? undefined : mode })}
      />
    </Fold>
  );
}
