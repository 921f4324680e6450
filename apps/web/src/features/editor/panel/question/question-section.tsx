import type { JsonValue, QuestionElement } from '@lectern/courseware';
import { PanelRow, PanelSection } from '@lectern/property-panel';
import {
  fullScoreOf,
  isComposite,
  parseQuestion,
  problemsOf,
  type Question,
  shownPoints,
} from '@lectern/questions';
import { kindName } from '@lectern/questions/kind-names';
import { Button, NumberField, Text } from '@lectern/ui';
import { SquarePen } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '../../../../platform/i18n/texts.ts';
import { useEditing } from '../../editing/editor-context.ts';
import { useQuestionTexts } from './texts.ts';

/** Kind and points of a question, and what is still to be filled in. */
export function QuestionSection({ element }: { readonly element: QuestionElement }): ReactNode {
  const t = useQuestionTexts();
  const { session } = useEditing();
  const parsed = useMemo(() => parseQuestion(element.question), [element.question]);
  if (parsed.state !== 'question') {
    return (
      <PanelSection title={t('title')}>
        <Text as="p" tone="warning">
          {t(parsed.state === 'unknown' ? 'newer' : 'broken')}
        </Text>
      </PanelSection>
    );
  }
  const { question } = parsed;
  return (
    <PanelSection title={t('title')}>
      <Button
        size="small"
        icon={<SquarePen aria-hidden="true" />}
        onClick={() => session.openMore(element.id)}
      >
        {t('edit')}
      </Button>
      <KindAndPoints
        question={question}
        onPoints={(score) =>
          session.edit((edit) => {
            const before = edit.find('element', element.id);
            if (before?.type !== 'question' || !isFields(before.question)) return;
            edit.update<QuestionElement>(element.id, { question: { ...before.question, score } });
          })
        }
      />
      <Unfinished question={question} />
    </PanelSection>
  );
}

function isFields(value: JsonValue): value is { readonly [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface KindAndPointsProps {
  readonly question: Question;
  readonly onPoints: (score: number) => void;
}

function KindAndPoints({ question, onPoints }: KindAndPointsProps): ReactNode {
  const t = useQuestionTexts();
  const language = useLanguage();
  return (
    <>
      <PanelRow label={t('kind')}>{kindName(question.kind, language) ?? question.kind}</PanelRow>
      <PanelRow label={t('points')}>
        {isComposite(question) ? (
          t('sum', { count: shownPoints(fullScoreOf(question)) })
        ) : (
          <NumberField
            label={t('points')}
            unit={t('unit')}
            stepper
            min={0.5}
            max={100}
            step={0.5}
            digits={1}
            value={question.score}
            onChange={onPoints}
          />
        )}
      </PanelRow>
    </>
  );
}

function Unfinished({ question }: { readonly question: Question }): ReactNode {
  const t = useQuestionTexts();
  const count = useMemo(() => problemsOf(question).length, [question]);
  if (count === 0) return null;
  return (
    <Text as="p" tone="warning">
      {t('unfinished', { count })}
    </Text>
  );
}
