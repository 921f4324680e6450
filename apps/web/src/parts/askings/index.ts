export { pageGames, pageQuestions } from './page-questions.ts';
export { lacksKey, QUICK_FORMS, type QuickForm, quickQuestion, withQuickKey } from './quick-questions.ts';
export { responseWords, stemWords } from './response-words.ts';
export { PupilGroups, type QuestionResult, TallyList } from './tally-list.tsx';
export { useGivenAfter, useTimeLeft } from './use-time-left.ts';
