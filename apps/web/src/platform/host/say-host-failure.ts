import { showToast } from '@lectern/ui';
import { defineTexts } from '../i18n/texts.ts';
import type { HostErrorCode } from './host-error.ts';

const zh: Readonly<Record<HostErrorCode, string>> = {
  COMMAND_ABSENT: '这个客户端没有这项功能，请升级客户端',
  FAILED: '客户端没能完成这个操作，请再试一次',
  NO_ANSWER: '客户端没有回应，请再试一次',
  WRONG_ANSWER: '没能理解客户端的回答，请升级客户端',
};
const en: typeof zh = {
  COMMAND_ABSENT: 'This client cannot do that: please upgrade it',
  FAILED: 'The client could not do that: please try again',
  NO_ANSWER: 'The client does not answer: please try again',
  WRONG_ANSWER: 'The client’s answer makes no sense: please upgrade it',
};

const { translate } = defineTexts({ ...zh }, { ...en });

/** Shows a brief message about a failed command: for a `HostError`, or any other error. */
export function sayHostFailure(error: unknown): void {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  showToast({ kind: 'failure', text: translate(isCode(code) ? code : 'FAILED') });
}

function isCode(code: unknown): code is HostErrorCode {
  return typeof code === 'string' && Object.hasOwn(zh, code);
}
