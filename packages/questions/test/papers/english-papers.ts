import type { Paper } from './paper-summary.ts';

/** Papers in the manner of tests of English, written for these tests. */
export const ENGLISH_PAPERS: readonly Paper[] = [
  {
    name: 'an answer in brackets before the number',
    text: `( B ) 1. — ____ is your name? — My name is Li Lei.
A. Who  B. What  C. Where
(   ) 2. I ____ to school every day.
A. go  B. goes  C. going
答案：A`,
    questions: ['single B/3', 'single A/3'],
  },
  {
    name: 'English labels',
    text: '1. The capital of China is ____.\nA) Shanghai  B) Beijing  C) Guangzhou\nAnswer: B\nExplanation: Beijing has been the capital since 1949.\nDifficulty: easy',
    questions: ['single B/3'],
  },
  {
    name: 'a dialogue of A and B in a stem',
    text: '1. 补全对话。\nA: How old are you?\nB: I am ____.\nA: Thank you.\n答案：ten',
    questions: ['fill ten'],
  },
  {
    name: 'choices behind colons',
    text: '1. Which is a fruit?\nA: desk\nB: apple\nC: pen\n答案：B',
    questions: ['single B/3'],
  },
  {
    name: 'a cloze test',
    text: `三、完形填空（每小题1分，共3分）
Tom is a __1__. He goes to school by __2__. He likes his __3__ very much.
1. A. student  B. teacher  C. doctor
2. A. bus  B. book  C. apple
3. A. sky  B. school  C. sea
参考答案
三、1-3 AAB`,
    questions: ['cloze AAB/3 *3'],
  },
  {
    name: 'reading with questions',
    text: `Read the following passage and answer the questions.
Mary has a cat. Its name is Mimi. It likes fish.
1. What animal does Mary have?
A. A dog.  B. A cat.  C. A bird.
2. Mimi likes milk.
Key
1. B
2. F`,
    questions: ['[single B/3, false]'],
  },
  {
    name: 'seven sentences with numbered gaps and a list',
    text: `二、七选五
根据短文内容，从短文后的选项中选出能填入空白处的最佳选项。
Friends are important. ___36___ They help us. ___37___ We should be kind to them. ___38___
A. We all need friends.
B. They make us laugh.
C. A true friend is a treasure.
D. It is raining.
E. Turn left here.
参考答案
36-38 ABC`,
    questions: ['bank A B C/5'],
  },
  {
    name: 'words in their right form',
    text: '一、用所给词的适当形式填空\n1. She ________ (go) to school by bike.\n2. There are three ________ (child) in the park.\n参考答案\n1. goes\n2. children',
    questions: ['fill goes', 'fill children'],
  },
  {
    name: 'true and false with letters',
    text: 'True or false\n1. The sun rises in the east.\n2. Fish can fly.\nKeys:\n1. T  2. F',
    questions: ['true', 'false'],
  },
  {
    name: 'a writing task in words',
    text: '四、书面表达（15分）\n1. 假如你是李华，请给Tom写一封信，介绍你的学校，不少于80词。',
    questions: ['essay 80 *15'],
  },
  {
    name: 'two alternatives for a blank',
    text: '1. What ____ is your bag?\n答案：colour/color',
    questions: ['fill colour=color'],
  },
  {
    name: 'choices of one letter a line without signs',
    text: '1. Choose the right one.\nA apple\nB orange\nC pear\n答案：C',
    questions: ['single C/3'],
  },
  {
    name: 'a sentence that begins with the article A',
    text: '1. Read and fill in.\nA boy is playing in the park. He has a ____.\n答案：ball',
    questions: ['fill ball'],
    stems: ['Read and fill in.'],
  },
  {
    name: 'a cloze test whose gaps are numbers between spaces',
    text: `Ⅲ. 完形填空
It is Sunday. My friend and I  3  in the park. We are playing  4  football.
( )3. A. am   B. is   C. are  D. be
( )4. A. the  B. a   C. /  D. an
Keys: 3-4 CC`,
    questions: ['cloze CC/2'],
  },
  {
    name: 'two passages named by letters and one list of keys',
    text: `Ⅳ. 阅读理解
A
Hello! My name is Bob. I am 12.
( )5. How old is Bob?
 A. 10  B. 11  C. 12 D. 13

B
Linda likes apples.
( )6. What does Linda like?
 A. Apples. B. Pears.
Keys: 5. C 6. A`,
    questions: ['[single C/4]', '[single A/2]'],
  },
  {
    name: 'parts with Roman numbers and passages with titles',
    text: `Part I Vocabulary
1. The ____ (child) are playing.
Part II Reading Comprehension
Passage 1
Tom is a boy.
2. What is Tom?
A. A boy. B. A girl.
3. Tom is a girl. (T/F)
Passage 2
Ann lives in Beijing.
4. Where does Ann live?
Answer keys:
1. children 2. A 3. F 4. In Beijing.`,
    questions: ['fill children', '[single A/2, false]', '[short In Beijing.]'],
  },
];
