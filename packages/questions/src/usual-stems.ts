import { type Content, contentOf } from './question/content.ts';

/** Stems of kinds whose body says what is asked; an author may change them. */
const STEMS: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = {
  'fill-blank': { zh: '填一填。', en: 'Fill in the gaps.' },
  'cloze-choice': { zh: '选出每个空最合适的一项。', en: 'Choose the best answer for each gap.' },
  'bank-cloze': { zh: '从备选项中选出合适的填到空里。', en: 'Fill the gaps from the bank.' },
  matching: { zh: '把有关系的连起来。', en: 'Match what belongs together.' },
  ordering: { zh: '按正确的顺序排一排。', en: 'Put these in the right order.' },
  matrix: { zh: '在每一行选出正确的一项。', en: 'Choose the right column in each row.' },
  'error-mark': { zh: '找出下面文字里的错误并改正。', en: 'Find and correct the errors.' },
  'fun-sort': { zh: '给它们分分类。', en: 'Sort these.' },
  'super-sort': { zh: '给它们分分类。', en: 'Sort these.' },
  'word-bank': { zh: '选词填空。', en: 'Fill the gaps with the words.' },
  'knowledge-pairs': { zh: '找出相配的一对。', en: 'Find the pairs.' },
  'team-race': { zh: '分组比一比。', en: 'Race in teams.' },
  'truth-rush': { zh: '判断对错。', en: 'True or false?' },
  'fun-choice': { zh: '选出正确的答案。', en: 'Hit the right answer.' },
  'fun-order': { zh: '按正确的顺序排一排。', en: 'Put these in the right order.' },
  'link-lines': { zh: '用线把有关系的连起来。', en: 'Link what belongs together.' },
  memory: { zh: '翻一翻，找出相配的牌。', en: 'Turn the cards and find the pairs.' },
  'word-search': { zh: '在方格里找词。', en: 'Find the words in the grid.' },
  crossword: { zh: '根据提示填字。', en: 'Solve the crossword.' },
  'sums-sprint': { zh: '口算比一比。', en: 'Do the sums.' },
  'dictation-game': { zh: '听一听，写一写。', en: 'Listen and write.' },
  jigsaw: { zh: '拼一拼。', en: 'Put the pieces together.' },
  'map-fill': { zh: '把思维导图补充完整。', en: 'Complete the map.' },
  'timeline-place': { zh: '按时间放一放。', en: 'Put the events on the line.' },
  'label-picture': { zh: '给图标上名称。', en: 'Label the picture.' },
  'find-spot': { zh: '在图里找一找。', en: 'Find it in the picture.' },
  'sentence-line': { zh: '把词语连成句子。', en: 'Build the sentence.' },
};

/** The stem with which a question of a kind begins in a language: empty where the author has to say what is asked. */
export function usualStem(kind: string, language: 'zh' | 'en'): Content {
  return contentOf(Object.hasOwn(STEMS, kind) ? (STEMS[kind]?.[language] ?? '') : '');
}
