import { inChapter } from '../../ready-question.ts';
import {
  blanks,
  choice,
  choices,
  composite,
  dictation,
  errors,
  funChoice,
  judge,
  linkLines,
  mapFill,
  matrix,
  media,
  memory,
  numeric,
  short,
  timelinePlace,
} from '../../write/index.ts';

export const unit5 = inChapter('da261800-8164-574f-a1af-05d8b1bc2efa', 'Unit 5 Languages Around the World', [
  choice(
    [46, 4, '关系副词'],
    'Do you know the reason ____ some languages are dying out?',
    ['which', 'what', 'where', 'why'],
    3,
    '先行词 reason，从句中缺原因状语，用 why（＝for which）。',
  ),
  choices(
    [47, 4, '语言学习'],
    'Which sentences use the word "refer" or "relate" correctly?',
    [
      '"He" in line 3 refers to the writer\'s father.',
      'The report relates stress to lack of sleep.',
      'Please refer the dictionary when you are not sure.',
      'These symbols refer to natural objects.',
      'How are the two writing systems related?',
    ],
    [0, 1, 3, 4],
    'refer to（指、查阅）后面要有 to：refer to the dictionary。',
  ),
  judge(
    [48, 3, '定语从句'],
    'In "the days when we learned to write together", "when" introduces an attributive clause.',
    true,
    '先行词 days，从句缺时间状语，when 引导定语从句。',
  ),
  blanks(
    [49, 3, '介词与短语'],
    'Complete the phrases, one word each.',
    'The writing system dates [[back]] to ancient times. It is based [[on|upon]] simple pictures. It has played an important role [[in]] uniting people who speak different dialects. Today more and more learners abroad have a positive attitude [[to|towards|toward]] it.',
    'date back to（追溯到），be based on（以……为基础），play a role in，attitude to / towards（对……的态度）。',
  ),
  matrix(
    [50, 4, '关系词的选择'],
    'Which relative word can fill each gap?',
    ['which', 'whose', 'where', 'when'],
    [
      ['a town ____ was destroyed by a storm', 0],
      ['a town ____ my parents first met', 2],
      ['the year ____ the flood happened', 3],
      ['a boy ____ mother is a firefighter', 1],
      ['the year ____ we spent in the mountains', 0],
    ],
    '看从句里缺什么：主语、宾语用 which；地点状语用 where；时间状语用 when；所属用 whose。',
  ),
  errors(
    [51, 4, '短文改错'],
    'There are four mistakes in this passage. Find and correct them.',
    'I have been interested [[with|in]] Chinese characters since I was ten. Each of them [[have|has]] its own story. For example, the character for "rest" shows a person [[which|who|that]] is leaning against a tree. I find it [[amazed|amazing]] that such an old writing system is still in use.',
    'be interested in；each of … 作主语谓语用单数；先行词是人，用 who 或 that；物“令人惊奇”用 amazing。',
  ),
  media(
    [52, 4, '口语：语言学习'],
    'Record a 1–2 minute talk: how you learn English words. Give at least two methods and an example of each.',
    { speak: 120 },
    [
      ['内容', [3, '两种方法并有例子'], [2, '有方法没有例子'], [1, '只有一种']],
      ['语言', [3, '准确、多样'], [2, '少量错误'], [1, '错误多']],
      ['流利', [3, '流利自然'], [2, '有停顿'], [1, '断断续续']],
    ],
    'Example: I learn new words in two ways. First, I read stories … Second, I use word roots …',
    '用 First, … Second, … For example, … 组织发言。',
  ),
  funChoice(
    [53, 4, '词汇'],
    'Open the doors: choose the right word',
    'doors',
    [
      ['China is known for its ancient ____.', ['accommodation', 'civilisation', 'transportation'], 1],
      ['Chinese characters were first carved on animal bones and ____.', ['shelves', 'shields', 'shells'], 2],
      ['People speak different ____ in different parts of the country.', ['dialects', 'details', 'diets'], 0],
      ["I beg your ____? I couldn't hear you.", ['pardon', 'reason', 'advice'], 0],
      [
        'Even with a dictionary, I had a hard time ____ with the long poem.',
        ['deal', 'dealing', 'to deal'],
        1,
      ],
      ['"Apartment" in American English is "____" in British English.', ['lorry', 'taxi', 'flat'], 2],
    ],
    'have a hard time doing sth；shell 壳；dialect 方言。',
  ),
  linkLines(
    [54, 4, '语言与文字'],
    'Link: country — main language — "hello"',
    [
      ['Russia', 'Russian', 'Privet'],
      ['France', 'French', 'Bonjour'],
      ['Germany', 'German', 'Hallo'],
      ['Japan', 'Japanese', 'Konnichiwa'],
      ['Spain', 'Spanish', 'Hola'],
    ],
    '国名—语言—问候语，一起记。',
  ),
  memory(
    [55, 4, '英美用词'],
    'Flip and match: British and American words',
    [
      ['lift', 'elevator'],
      ['flat', 'apartment'],
      ['underground', 'subway'],
      ['autumn', 'fall'],
      ['petrol', 'gas'],
      ['biscuit', 'cookie'],
      ['lorry', 'truck'],
      ['holiday', 'vacation'],
    ],
    '左为英式，右为美式。',
  ),
  dictation(
    [56, 4, '单词听写'],
    'Listen and write.',
    [
      ['n. 态度', 'attitude'],
      ['v. 欣赏；感激', 'appreciate'],
      ['n. & v. 斗争；奋斗', 'struggle'],
      ['n. 词汇', 'vocabulary'],
      ['adj. 相等的；n. 同等的人', 'equal'],
      ['n. 方言', 'dialect'],
      ['prep. 即使；尽管', 'despite'],
      ['n. 多样化', 'variety'],
    ],
    'appreciate 两个 p；equal 的 qu；vocabulary 的重音在第二音节。',
  ),
  mapFill(
    [57, 4, '语言主题'],
    'Languages map: put the expressions in the map.',
    `
Learning a language
  before class
    [[preview the text]]
  in class
    [[take notes]]
  after class
    [[review and practise]]
  for new words
    [[keep a word book]]
  for speaking
    [[join a conversation club]]
  attitude
    [[don’t be afraid of mistakes]]
`,
    ["do someone else's homework", 'sleep in class'],
    '课前—课上—课后，再到单词、口语和态度。',
  ),
  timelinePlace(
    [58, 4, '文字的历史'],
    'The history of Chinese writing: place the events in time.',
    {
      scale: 'years',
      from: -1300,
      to: 2020,
      anchors: [['Printing with movable type is invented (Bi Sheng).', 1041]],
    },
    [
      ['Symbols are carved on bones and shells in the Shang Dynasty.', -1200],
      ['The Qin Dynasty unifies the writing system.', -221],
      ['Xu Shen finishes the dictionary "Shuowen Jiezi".', 100],
      ['The "Kangxi Dictionary" is finished.', 1716],
      ['Hanyu Pinyin is approved.', 1958],
    ],
    '甲骨文—秦统一文字—《说文解字》—《康熙字典》—汉语拼音。',
  ),
  blanks(
    [62, 5, '语法填空'],
    'Fill in the blanks with one word or the right form of the word in brackets.',
    'Emoji, [[which]] first appeared on Japanese phones in the 1990s, are now used [[by]] billions of people. A smiling face can be [[understood]](understand) in almost every country, but some signs are [[confusing]](confuse). In one place a raised thumb means "great"; in another it may be a [[rude]](rudeness) sign. That is [[why]] linguists say emoji help a language but are not a language in [[themselves]].',
    '非限制性定语从句指物用 which；be used by；can be understood；物“令人困惑”用 confusing；修饰名词 sign 用形容词 rude；That is why …；反身代词与 emoji（复数）一致，用 themselves。',
  ),
  composite(
    [63, 5, '阅读理解'],
    'Read the passage and answer the questions.\nWhen I was small, my grandfather made me write the character for "peace" a hundred times every Sunday. I thought it was boring and useless: computers can print it in a second. "You must write a word until you can feel it," he said. Years later I was an exchange student abroad. On my first day nobody talked to me, so I took out a brush and wrote the word on a piece of paper. My classmates gathered round and asked what it meant, and then what their names meant. By the end of the week there were characters on every notebook in the room. I still write by hand, slowly, because one small word once became a small bridge.',
    [
      choice(
        [1, 4, '阅读'],
        'Why did the grandfather make the writer write the same character again and again?',
        [
          'To help the writer feel the word.',
          'To keep the writer away from computers.',
          'To teach the writer a new language.',
          'To prepare the writer for an exam.',
        ],
        0,
        '原文："You must write a word until you can feel it," he said.',
      ),
      choices(
        [2, 5, '阅读'],
        'Which of the following are true according to the passage?',
        [
          'The writer first thought writing characters was boring.',
          "The writer's grandfather used a computer to write.",
          'The writer later used a brush in another country.',
          'The classmates asked the writer about the meaning of characters.',
          'The writer has stopped writing by hand.',
        ],
        [0, 2, 3],
        '开头 boring；abroad 用毛笔；同学问含义；结尾仍手写。',
      ),
      short(
        [3, 5, '阅读'],
        'What does the writer mean by "a small bridge" in the last sentence?',
        'The characters became a bridge between the writer and other people from different cultures.',
        [
          [0.6, 'culture', 'cultures', 'people', 'friends', 'countries'],
          [0.4, 'connect', 'bridge', 'link', 'share', 'understand', 'communicate'],
        ],
        '"bridge" 指文化交流的桥梁：通过汉字与他人沟通。',
      ),
    ],
    '先找出故事的转折点，再想“桥”指什么。',
  ),
  numeric(
    [64, 3, '图表阅读'],
    'A survey asked 50 students how they learn English: 18 read stories, 12 watch films, 15 use apps, and the others talk with friends. How many students talk with friends?',
    '5',
    '50 − 18 − 12 − 15 ＝ 5（人）。',
  ),
]);
