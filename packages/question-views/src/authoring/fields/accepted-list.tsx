import { Button, IconButton, Row, Stack, useTextsOf } from '@lectern/ui';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { defined, useAuthor } from '../author-context.ts';
import { fieldTexts } from './field-texts.ts';
import classes from './fields.module.css';
import { HeldInput } from './held-input.tsx';
import { CheckLine, ProblemNote, ShareField } from './lines.tsx';

const MOST = 30;
const LONGEST = 400;

interface Accepted {
  readonly text: string;
  readonly share?: number | undefined;
}

interface AcceptedListProps {
  readonly accepted: readonly Accepted[];
  readonly onChange: (accepted: { text: string; share?: number }[]) => void;
  readonly label: string;
  readonly placeholder?: string;
  readonly problem?: string | undefined;
  /** Enter in the last field goes on instead of adding another spelling. */
  readonly onEnter?: (() => void) | undefined;
  readonly startsFocused?: boolean;
}

/** Accepted texts, each with its part of the points once the author wants parts. */
export function AcceptedList(props: AcceptedListProps): ReactNode {
  const { accepted, onChange, label, placeholder, problem, onEnter } = props;
  const t = useTextsOf(fieldTexts);
  const { readOnly } = useAuthor();
  const [hasShares, setHasShares] = useState(accepted.some(({ share }) => share !== undefined));
  const list = useRef<HTMLDivElement>(null);
  const focusOn = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (focusOn.current === undefined) return;
    list.current?.querySelectorAll('input')[focusOn.current]?.focus();
    focusOn.current = undefined;
  });
  // An empty line to write in, which is stored with its first letter.
  const rows: readonly Accepted[] = accepted.length === 0 ? [{ text: '' }] : accepted;
  const store = (next: readonly Accepted[]) =>
    onChange(
      (next.length === 1 && next[0]?.text === '' ? [] : next).map(({ text, share }) =>
        defined({ text, ...(share === undefined ? {} : { share }) }),
      ),
    );
  const change = (index: number, next: Accepted) => store(rows.map((one, at) => (at === index ? next : one)));
  const add = () => {
    if (rows.length >= MOST) return;
    focusOn.current = rows.length * (hasShares ? 2 : 1);
    store([...rows, { text: '' }]);
  };
  const remove = (index: number) => {
    focusOn.current = Math.max(0, index - 1) * (hasShares ? 2 : 1);
    store(rows.filter((_, at) => at !== index));
  };
  return (
    <Stack gap={1} ref={list} className={classes.fill}>
      {rows.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spellings have no names
        <Row gap={2} key={index}>
          <HeldInput
            aria-label={index === 0 ? label : `${label} · ${t.otherAnswer}`}
            aria-invalid={problem !== undefined && index === 0 ? true : undefined}
            placeholder={index === 0 ? (placeholder ?? t.answer) : t.otherAnswer}
            maxLength={LONGEST}
            value={one.text}
            onChange={(text) => change(index, { ...one, text })}
            onEnter={onEnter ?? (one.text === '' ? undefined : add)}
            onErase={index > 0 ? () => remove(index) : undefined}
          />
          {hasShares && (
            <ShareField
              label={`${t.share} ${one.text}`}
              value={one.share ?? 1}
              onChange={(share) => change(index, { text: one.text, share: share === 1 ? undefined : share })}
            />
          )}
          {!readOnly && index > 0 && (
            <IconButton
              size="small"
              label={t.remove(one.text === '' ? t.otherAnswer : one.text)}
              icon={<X aria-hidden="true" />}
              onClick={() => remove(index)}
            />
          )}
        </Row>
      ))}
      {problem !== undefined && <ProblemNote>{problem}</ProblemNote>}
      {!readOnly && accepted.length > 0 && (
        <AcceptedTools
          onAdd={add}
          hasShares={accepted.length > 1 || hasShares ? hasShares : undefined}
          onShares={(checked) => {
            setHasShares(checked);
            if (!checked) store(rows.map(({ text }) => ({ text })));
          }}
        />
      )}
    </Stack>
  );
}

interface AcceptedToolsProps {
  readonly onAdd: () => void;
  /** Left out for a single text, which earns all points. */
  readonly hasShares: boolean | undefined;
  readonly onShares: (hasShares: boolean) => void;
}

function AcceptedTools({ onAdd, hasShares, onShares }: AcceptedToolsProps): ReactNode {
  const t = useTextsOf(fieldTexts);
  return (
    <Row gap={3} wrap>
      <Button size="small" tone="quiet" icon={<Plus aria-hidden="true" />} onClick={onAdd}>
        {t.addAnswer}
      </Button>
      {hasShares !== undefined && <CheckLine label={t.setShares} checked={hasShares} onChange={onShares} />}
    </Row>
  );
}
