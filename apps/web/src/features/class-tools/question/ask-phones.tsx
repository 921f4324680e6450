import type { Question } from '@lectern/questions';
import { Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { ScanLine, Smartphone } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { type ClassToolProps, ToolButton } from '../../../parts/class-tools/index.ts';
import { cardChoices } from '../../../parts/paper-cards/index.ts';
import { type PanelPhones, usePhones } from '../../../parts/phones/index.ts';
import { beginAsking } from '../interaction/cards/local-askings.ts';
import { useTexts } from './texts.ts';

/** The class tool that shows the answers of the phones. */
const INTERACTION = 'interaction';

interface AskPhonesProps {
  readonly tool: ClassToolProps;
  readonly question: Question;
}

/**
 * Asks the whole class: on phones, for which the lesson is opened first, or by paper cards, for which no phone needs to join.
 * The answers are shown instead of the question.
 */
export function AskPhones({ tool, question }: AskPhonesProps): ReactNode {
  const phones = usePhones(tool);
  return phones && <AskButtons tool={tool} question={question} phones={phones} />;
}

function AskButtons({
  tool,
  question,
  phones,
}: AskPhonesProps & { readonly phones: PanelPhones }): ReactNode {
  const t = useTexts();
  const { type } = useSignal(tool.lesson.classTaught);
  const state = useSignal(phones.state);
  const [asking, setAsking] = useState<'sending' | 'failed'>();
  const fitsCards = useMemo(() => cardChoices(question, question) !== undefined, [question]);
  const ask = async (by: 'phones' | 'cards') => {
    setAsking('sending');
    if (phones.state.get().kind !== 'open')
      await phones.open(type === 'there' ? 'either' : 'typed', by === 'phones');
    if (phones.state.get().kind === 'open') await phones.start({ kind: 'question', asked: question });
    if (!isAsked(phones, question)) {
      if (by === 'phones') return setAsking('failed');
      // The panel counts cards without the server too.
      beginAsking(tool.lesson, question);
    }
    tool.lesson.state(INTERACTION).change({ cards: by === 'cards' || undefined });
    tool.open(INTERACTION);
    tool.close();
  };
  const trouble = state.kind === 'open' || state.kind === 'closed' ? state.trouble : undefined;
  return (
    <>
      {asking === 'failed' && trouble !== undefined && (
        <Text role="alert" size="panel" tone="error">
          {t('notSent', { trouble })}
        </Text>
      )}
      {type === 'there' && fitsCards && (
        <ToolButton
          icon={<ScanLine />}
          disabled={asking === 'sending' || state.kind === 'asking'}
          onClick={() => void ask('cards')}
        >
          {t('byCards')}
        </ToolButton>
      )}
      <ToolButton
        icon={<Smartphone />}
        disabled={asking === 'sending' || state.kind === 'asking'}
        onClick={() => void ask('phones')}
      >
        {t(asking === 'sending' ? 'sending' : 'toPhones')}
      </ToolButton>
    </>
  );
}

/** Whether the phones are asked this question now. */
function isAsked(phones: PanelPhones, { id }: Question): boolean {
  const state = phones.state.get();
  const setting = state.kind === 'open' ? state.panel.activity?.setting : undefined;
  return setting?.kind === 'question' && (setting.asked as Question).id === id;
}
