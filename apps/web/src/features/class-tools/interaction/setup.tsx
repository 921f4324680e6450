import {
  type ActivitySetting,
  OPTIONS_MAX,
  OPTIONS_MIN,
  WORD_LENGTH_MAX,
  WORDS_MAX,
} from '@lectern/protocol/activity-shapes';
import { Button, IconButton, Input, NumberField, Switch } from '@lectern/ui';
import { BellRing, Cloud, ListChecks, Minus, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import classes from './interaction.module.css';
import { useTexts } from './texts.ts';

type Kind = ActivitySetting['kind'];

const KINDS: readonly (readonly [Kind, typeof Cloud])[] = [
  ['vote', ListChecks],
  ['buzz', BellRing],
  ['words', Cloud],
];
/** What a teacher asks aloud has four answers more often than not. */
const OPTIONS_AT_FIRST = 4;
const QUESTION_LENGTH = 200;
const OPTION_LENGTH = 60;

export interface SetupProps {
  readonly starting: boolean;
  /** Phones in the lesson. */
  readonly present: number;
  readonly onStart: (setting: ActivitySetting) => void;
}

/** What to ask. The question may be said aloud and stay empty here, and so may the options, which then are letters. */
export function Setup({ starting, present, onStart }: SetupProps): ReactNode {
  const t = useTexts();
  const [kind, setKind] = useState<Kind>('vote');
  const [question, setQuestion] = useState('');
  const [options, setOptions] = useState<readonly string[]>(() =>
    Array.from({ length: OPTIONS_AT_FIRST }, () => ''),
  );
  const [several, setSeveral] = useState(false);
  const [longest, setLongest] = useState(8);
  const [most, setMost] = useState(3);
  const setting = (): ActivitySetting => {
    const asked = question.trim();
    if (kind === 'buzz') return { kind, question: asked };
    if (kind === 'words') return { kind, question: asked, longest, most };
    return { kind, question: asked, options: options.map((text, at) => text.trim() || letter(at)), several };
  };
  return (
    <form
      className={classes.setup}
      onSubmit={(event) => {
        event.preventDefault();
        onStart(setting());
      }}
    >
      <div className={classes.kinds}>
        {KINDS.map(([each, Icon]) => (
          <button
            key={each}
            type="button"
            className={classes.kind}
            aria-pressed={kind === each}
            onClick={() => setKind(each)}
          >
            <Icon aria-hidden="true" />
            <strong>{t(`${each}.title`)}</strong>
            <span>{t(`${each}.about`)}</span>
          </button>
        ))}
      </div>
      <Input
        size="large"
        className={classes.line ?? ''}
        aria-label={t('question')}
        placeholder={t('question')}
        value={question}
        maxLength={QUESTION_LENGTH}
        onChange={(event) => setQuestion(event.target.value)}
      />
      {kind === 'vote' && (
        <>
          <ul className={classes.options}>
            {options.map((text, at) => (
              <li key={letter(at)}>
                <Input
                  size="large"
                  className={classes.line ?? ''}
                  leading={<b>{letter(at)}</b>}
                  aria-label={t('vote.option', { letter: letter(at) })}
                  placeholder={t('vote.option', { letter: letter(at) })}
                  value={text}
                  maxLength={OPTION_LENGTH}
                  onChange={(event) =>
                    setOptions(options.map((each, place) => (place === at ? event.target.value : each)))
                  }
                />
              </li>
            ))}
          </ul>
          <div className={classes.row}>
            <IconButton
              label={t('vote.less')}
              icon={<Minus aria-hidden="true" />}
              disabled={options.length <= OPTIONS_MIN}
              onClick={() => setOptions(options.slice(0, -1))}
            />
            <span>{t('vote.options', { count: options.length })}</span>
            <IconButton
              label={t('vote.more')}
              icon={<Plus aria-hidden="true" />}
              disabled={options.length >= OPTIONS_MAX}
              onClick={() => setOptions([...options, ''])}
            />
            <Switch label={t('vote.several')} checked={several} onChange={setSeveral} />
          </div>
        </>
      )}
      {kind === 'words' && (
        <div className={classes.row}>
          <span>{t('words.most')}</span>
          <NumberField
            stepper
            label={t('words.most')}
            value={most}
            min={1}
            max={WORDS_MAX}
            onChange={setMost}
          />
          <span>{t('words.longest')}</span>
          <NumberField
            stepper
            label={t('words.longest')}
            value={longest}
            min={1}
            max={WORD_LENGTH_MAX}
            onChange={setLongest}
          />
        </div>
      )}
      <div className={classes.actions}>
        <span>{t('present', { count: present })}</span>
        <Button type="submit" tone="primary" size="large" className={classes.large ?? ''} busy={starting}>
          {t('start')}
        </Button>
      </div>
    </form>
  );
}

function letter(at: number): string {
  return String.fromCharCode(65 + at);
}
