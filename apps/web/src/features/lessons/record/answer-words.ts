import type { KeptActivity } from '@lectern/protocol/kept-activities';
import { fullScoreOf, parseQuestion, scoreOf, shownPoints, stateOfScore } from '@lectern/questions';
import { responseWords, stemWords } from '../../../parts/askings/index.ts';
import type { LessonTexts } from '../lesson-texts.ts';

type Answer = KeptActivity['answers'][number];

/** The title of an activity: its kind, and the question if it was written down. */
export function activityTitle({ setting }: Pick<KeptActivity, 'setting'>, t: LessonTexts): string {
  const kind = t(`activities.kinds.${setting.kind}`);
  const question =
    setting.kind === 'question'
      ? stemWords(setting.asked)
      : setting.kind === 'exercise'
        ? setting.title
        : setting.question;
  return question === '' ? kind : `${kind} · ${question}`;
}

/**
 * The activities in order, with all askings of one question together: on the panel, on phones and by cards. An entry stands where
 * its first activity does.
 */
export function byQuestion(activities: readonly KeptActivity[]): readonly (readonly KeptActivity[])[] {
  const keyOf = ({ id, setting }: KeptActivity) => {
    if (setting.kind !== 'question') return id;
    const { id: questionId } = (setting.asked ?? {}) as { readonly id?: unknown };
    // A question that was edited in the lesson is another one.
    return JSON.stringify([questionId, stemWords(setting.asked)]);
  };
  return [...Map.groupBy(activities, keyOf).values()];
}

/** A, B, C … as options are labelled on phones. */
export function letterOf(option: number): string {
  return String.fromCharCode(65 + option);
}

/** The name of the pupil who answered; “somebody” when the name is no longer stored. */
export function nameOf({ name }: Pick<Answer, 'name'>, t: LessonTexts): string {
  return name || t('activities.somebody');
}

/** The name of the pupil who gave an answer, who may not have been named on the panel. */
export function answererOf(answer: Pick<Answer, 'name' | 'member_id' | 'on_panel'>, t: LessonTexts): string {
  const isUnnamed = answer.on_panel && answer.member_id === null && answer.name === '';
  return isUnnamed ? t('activities.unnamed') : nameOf(answer, t);
}

/** Returns where an answer was given. */
export function wayOf({ by_card: byCard, on_panel: onPanel }: Pick<Answer, 'by_card' | 'on_panel'>) {
  return onPanel ? 'panel' : byCard ? 'card' : 'phone';
}

/** Returns where all answers of an activity were given; undefined when they were given in several ways. */
export function onlyWayOf({ answers }: Pick<KeptActivity, 'answers'>): ReturnType<typeof wayOf> | undefined {
  const ways = new Set(answers.map(wayOf));
  return ways.size > 1 ? undefined : ([...ways][0] ?? 'phone');
}

export function answerWords(
  { content, early }: Pick<Answer, 'content' | 'early'>,
  { setting }: Pick<KeptActivity, 'setting'>,
  t: LessonTexts,
): string {
  switch (content.kind) {
    case 'words':
      return content.text;
    case 'buzz':
      return t(early ? 'activities.early' : 'activities.buzzed');
    case 'question':
      return setting.kind === 'question' ? responseWords(setting.asked, content.response) : '';
    case 'exercise': {
      const question = setting.kind === 'exercise' ? setting.questions[content.index] : undefined;
      const words =
        content.response === null ? t('activities.withdrawn') : responseWords(question, content.response);
      return `${t('activities.number', { number: content.index + 1 })} ${words}`;
    }
    case 'handed-in':
      return t('activities.handedIn');
    case 'vote':
      return content.options
        .map((option) => {
          const text = setting.kind === 'vote' ? setting.options[option] : undefined;
          return text === undefined ? letterOf(option) : `${letterOf(option)} ${text}`;
        })
        .join(t('between'));
  }
}

/** Points of an answer to a question; empty for other answers, and where nothing is right or wrong. */
export function markWords(
  { content, hints }: Pick<Answer, 'content' | 'hints'>,
  { setting }: Pick<KeptActivity, 'setting'>,
  t: LessonTexts,
): string {
  const asked =
    setting.kind === 'question'
      ? setting.asked
      : setting.kind === 'exercise' && content.kind === 'exercise'
        ? setting.questions[content.index]
        : undefined;
  if (content.kind !== 'question' && content.kind !== 'exercise') return '';
  const parsed = parseQuestion(asked);
  if (parsed.state !== 'question' || (content.response ?? null) === null) return '';
  const { question } = parsed;
  const score = scoreOf(question, content.response, hints);
  const state = stateOfScore(question, score);
  if (state === undefined) return '';
  if (state === 'waiting') return t('activities.states.waiting');
  const [points, full] = [shownPoints(score.points), shownPoints(fullScoreOf(question))];
  return t('activities.earned', { state: t(`activities.states.${state}`), points, full });
}
