import { ConfirmDialog, showToast } from '@lectern/ui';
import { type ReactNode, useRef, useState } from 'react';
import { defineTexts, type SameTexts } from '../platform/i18n/texts.ts';
import { countUploads } from './account/index.ts';

const zh = {
  title: '还有内容没有传完',
  leave_one: '{{count}} 项上传或转换还没有完成。现在退出登录，未完成的部分将停止，不会存入网盘。',
  leave_other: '{{count}} 项上传或转换还没有完成。现在退出登录，未完成的部分将停止，不会存入网盘。',
  leaveNow: '退出登录',
  change_one: '{{count}} 项上传或转换还没有完成。现在切换账号，未完成的部分将停止，不会存入网盘。',
  change_other: '{{count}} 项上传或转换还没有完成。现在切换账号，未完成的部分将停止，不会存入网盘。',
  changeNow: '切换账号',
  goOn: '继续等待',
  stays: '无法清除本机上还没有传完的文件，账号没有切换，请稍后再试',
};

const en: SameTexts<typeof zh> = {
  title: 'Something is still on its way',
  leave_one:
    '{{count}} upload or conversion has not finished. If you sign out now, what has not finished stops and is not kept on your disk.',
  leave_other:
    '{{count}} uploads or conversions have not finished. If you sign out now, what has not finished stops and is not kept on your disk.',
  leaveNow: 'Sign out',
  change_one:
    '{{count}} upload or conversion has not finished. If you switch accounts now, what has not finished stops and is not kept on your disk.',
  change_other:
    '{{count}} uploads or conversions have not finished. If you switch accounts now, what has not finished stops and is not kept on your disk.',
  changeNow: 'Switch account',
  goOn: 'Keep waiting',
  stays:
    'Files on their way could not be removed from this device, so the account was not switched; try again later',
};

const { useTexts: useUnsentTexts } = defineTexts(zh, en);

/** The action that would end uploads: signing out, or switching the account. */
type Ending = 'leave' | 'change';

interface Question {
  readonly ending: Ending;
  readonly count: number;
  readonly answer: (goes: boolean) => void;
}

interface UnsentFiles {
  /**
   * Runs `go` at once when all files of the user are sent, otherwise after the user confirms. Resolves when that has
   * finished or the user declined. Until then further calls do nothing.
   */
  readonly askBefore: (ending: Ending, userId: string, go: () => unknown) => Promise<void>;
  /** Shows that the uploads could not be ended, so that the account was not switched. */
  readonly sayTheyStay: () => void;
  /** The open confirmation dialog, if any. */
  readonly question: ReactNode;
}

/** Asks for confirmation before an action that ends uploads. */
export function useUnsentFiles(): UnsentFiles {
  const texts = useUnsentTexts();
  const [asked, setAsked] = useState<Question>();
  const isEnding = useRef(false);
  const mayGo = async (ending: Ending, userId: string) => {
    const count = await countUploads(userId);
    return count === 0 || new Promise<boolean>((answer) => setAsked({ ending, count, answer }));
  };
  const askBefore = async (ending: Ending, userId: string, go: () => unknown) => {
    if (isEnding.current) return;
    isEnding.current = true;
    try {
      if (await mayGo(ending, userId)) await go();
    } finally {
      isEnding.current = false;
    }
  };
  const answer = (goes: boolean) => {
    setAsked(undefined);
    asked?.answer(goes);
  };
  const question = asked && (
    <ConfirmDialog
      open
      onOpenChange={() => answer(false)}
      title={texts('title')}
      description={texts(asked.ending, { count: asked.count })}
      confirmLabel={texts(asked.ending === 'leave' ? 'leaveNow' : 'changeNow')}
      cancelLabel={texts('goOn')}
      onConfirm={() => answer(true)}
    />
  );
  const sayTheyStay = () => showToast({ kind: 'failure', text: texts('stays') });
  return { askBefore, sayTheyStay, question };
}
