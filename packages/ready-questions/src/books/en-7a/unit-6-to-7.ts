import { inChapter } from '../../ready-question.ts';
import {
  bankCloze,
  blanks,
  choice,
  choices,
  composite,
  dictation,
  errors,
  essay,
  formula,
  funOrder,
  judge,
  media,
  numeric,
  order,
  ownSums,
  superSort,
  teamRace,
} from '../../write/index.ts';

export const unit6lesson1 = inChapter(
  'fde24d98-afe9-50ae-8931-6e46af267586',
  'Section A',
  [
    choice(
      [43, 3, '时间表达'],
      '7:45 in English is',
      ['a quarter to eight', 'half past seven', 'a quarter past seven', 'a quarter to seven'],
      0,
      '45 分用“差一刻到下一个钟点”：a quarter to eight。',
    ),
    blanks(
      [44, 3, '一般现在时第三人称'],
      'Fill in the blanks with the right forms.',
      "My sister [[gets]](get) up at six. She [[has]](have) breakfast and then [[goes]](go) to school. She [[doesn't watch|does not watch]](not watch) TV on weekdays.",
      "第三人称单数：have—has，go—goes，否定用 doesn't ＋原形。",
    ),
    order(
      [45, 3, '一天安排'],
      'Put the day in order.',
      [
        'I get up at six.',
        'I have breakfast and leave home.',
        'School begins at eight.',
        'Lunch is at twelve.',
        'After school I play basketball.',
        'I do my homework and go to bed at ten.',
      ],
      '按时间先后：起床—早餐—上学—午饭—放学—晚上。',
    ),
    superSort(
      [46, 3, '时间介词'],
      'in, on or at? Sort the time words.',
      [
        ['in', 'the morning', 'October', 'winter', '2025'],
        ['on', 'Monday', '12 May', 'Sunday morning', "Children's Day"],
        ['at', "six o'clock", 'noon', 'half past ten', 'a quarter to nine'],
      ],
      '月、季节、年和 the morning 用 in；星期、日期和某天上午用 on；钟点和 noon 用 at。',
    ),
    funOrder(
      [47, 2, '时间顺序'],
      'A school day from six in the morning: hang the times from early to late.',
      'time',
      [
        'a quarter past six',
        'ten to eight',
        "eight o'clock",
        'twenty-five to nine',
        'ten past twelve',
        'half past two',
      ],
      'past 是几点过几分，to 是差几分到几点：6:15，7:50，8:00，8:35，12:10，下午 2:30。',
    ),
    blanks(
      [63, 4, '短文填词（语法填空）'],
      'Fill in each blank with one word or the right form of the word in brackets.',
      "My uncle is [[an]] actor. On weekdays he [[usually]] (usual) works in the evening, so he [[gets]] (get) up late. On Sundays he [[doesn't work|does not work]] (not work). He often takes his two [[children]] (child) to the park.",
      "actor 以元音开头，用 an；usually 是副词；主语三单用 gets、doesn't work；child 的复数是 children。",
    ),
  ],
  'Unit 6 A Day in the Life',
);

export const unit6lesson2 = inChapter(
  'e6861f8a-7170-54bb-90d1-ddde61a59cda',
  'Section B',
  [
    judge(
      [48, 2, '频度副词'],
      '"He usually walks to school." means he walks to school every single day.',
      false,
      'usually 是“通常”，不是“每一天”；每天用 always 或 every day。',
    ),
    errors(
      [49, 4, '第三人称和时间'],
      'There are four mistakes in this diary. Find and correct them.',
      'My brother [[get|gets]] up at six [[in|on]] weekdays. He brushes his [[tooth|teeth]] and [[go|goes]] for a run in the park.',
      'get 用第三人称单数 gets；on weekdays；teeth 是复数；and 连接两个第三人称动词，go 也用 goes。',
    ),
    essay(
      [50, 3, '作文：我的一天'],
      'Write about a day in your life (60–80 words). Use time words and present simple. End with a wish or plan.',
      [
        ['内容', [5, '按时间完整叙述'], [3, '缺一个时间段'], [1, '只写了两三句']],
        ['语言', [5, '一般现在时正确'], [3, '少量错误'], [1, '错误多']],
        ['连贯', [5, '用了时间顺序词'], [3, '部分使用'], [1, '没有使用']],
      ],
      '按时间顺序写，用一般现在时；时间前的介词 at、in、on 要用对。',
      {
        least: 60,
        most: 90,
        words: true,
        outline: ['morning', 'at school', 'evening'],
        sample:
          'I get up at 6:30 every day. After breakfast I go to school by bus. School starts at 8:00 and I have four classes in the morning. My favourite class is music because it is relaxing. In the afternoon, I play basketball with my friends. I get home at half past five. After dinner I do my homework and read for half an hour. I go to bed at half past nine. I hope I can join the school band next term.',
      },
    ),
  ],
  'Unit 6 A Day in the Life',
);

export const unit7lesson1 = inChapter(
  '0321e145-c594-5d4a-9966-163e4359ab9f',
  'Section A',
  [
    choices(
      [51, 4, '数量表达'],
      'Which phrases are right?',
      ['a bottle of milk', 'two kilo of apples', 'three boxes of eggs', 'a few cakes', 'much tomatoes'],
      [0, 2, 3],
      'kilo 复数 two kilos of；tomatoes 是可数名词复数，用 many。',
    ),
    blanks(
      [52, 3, '日期和数词'],
      'Write the words.',
      'January is the [[first]] month of the year. December is the [[twelfth]] month. My birthday is on the [[second]] of May: 2 May.',
      '序数词 first、twelfth 拼写特殊；second 是第二。',
    ),
    formula(
      [53, 3, '字母与年龄'],
      "Tom is x years old. His mother is three times as old as he is, and his father is two years older than his mother. Write his father's age in x.",
      '3x+2',
      '妈妈 3x 岁，爸爸比妈妈大 2 岁，就是 3x＋2。',
    ),
    teamRace(
      [54, 3, '综合竞赛'],
      'Birthday quiz race',
      [
        ['"3 May" can be read "the third of May".', true],
        ['How many seconds are there in two minutes?（写数字）', '120'],
        ['— How old are you? — ____', ["I'm ten today.", 'I have ten.', 'Ten today I have.'], 0],
        ['"eggs" is uncountable.', false],
        ['Which word is an ordinal number?', ['three', 'third', 'thirty'], 1],
        ['"How much" asks about money or uncountable things.', true],
        ['two dozen eggs = ? eggs（写数字）', '24'],
        ['"There are some milk." is right.', false],
        ['Which is an invitation?', ['Thank you for coming.', 'When is it?', 'Would you like to come?'], 2],
      ],
      '基数与序数、可数与不可数是本单元重点。',
    ),
    ownSums(
      [55, 2, '英语数字'],
      'Number sprint in English. Write the number.',
      [
        ['twelve + seven', '19'],
        ['twenty − six', '14'],
        ['eight × five', '40'],
        ['thirty-six ÷ nine', '4'],
        ['fifteen + sixteen', '31'],
        ['one hundred − forty-five', '55'],
        ['half of ninety', '45'],
        ['twice thirteen', '26'],
      ],
      'fifteen 和 fifty、thirteen 和 thirty 的重音不同。',
    ),
  ],
  'Unit 7 Happy Birthday!',
);

export const unit7lesson2 = inChapter(
  'f53646e0-f55c-511c-99c9-37c1524b187e',
  'Section B',
  [
    bankCloze(
      [56, 3, '购物对话'],
      'Fill the dialogue with the sentences in the bank. Two are extra.',
      "Assistant: Can I help you?\nMum: Yes, please. [[I'd like a birthday cake for my son.]]\nAssistant: What kind would you like?\nMum: [[A chocolate one, please.]]\nAssistant: How old is he?\nMum: [[He's thirteen.]]\nAssistant: OK. So thirteen candles, too. [[How about a balloon as well?]]\nMum: No, thanks. [[How much is it, please?]]\nAssistant: 128 yuan.",
      ["It's 13 May.", "I'm just looking around."],
      "问价格用 How much；想要用 I'd like；How about 提建议。",
    ),
    media(
      [57, 3, '书面展示'],
      'Make a birthday poster: a date, a guest list and three things to buy with prices. Photograph and upload.',
      { photographs: 2 },
      [
        ['完整', [3, '日期、名单、清单都有'], [2, '缺一项'], [1, '缺两项']],
        ['语言', [3, '单词和复数正确'], [2, '少量错误'], [1, '错误多']],
        ['排版', [3, '清楚美观'], [2, '清楚'], [1, '潦草']],
      ],
      '日期用 on ＋ 月日；价格用 yuan 或 dollars；清单有三样以上。',
      "价格写 It's … yuan. 复数加 s。",
    ),
    numeric(
      [58, 3, '购物计算'],
      'Linda has 100 yuan. She buys a birthday cake for 68 yuan and two balloons for 5 yuan each. How much money is left?',
      '22',
      '68 ＋ 10 ＝ 78，100 − 78 ＝ 22（元）。',
    ),
    dictation(
      [59, 3, '单词听写'],
      'Listen and write. Numbers and dates.',
      [
        ['第十二', 'twelfth'],
        ['第十五', 'fifteenth'],
        ['星期三', 'Wednesday'],
        ['二月', 'February'],
        ['第八', 'eighth'],
        ['西红柿（复数）', 'tomatoes'],
        ['十三', 'thirteen'],
        ['八月', 'August'],
      ],
      'twelfth 先把 ve 变成 f 再加 th，eighth 只加 h；Wednesday 里第一个 d 不发音。',
    ),
    composite(
      [64, 4, '生日派对阅读'],
      'Read the passage and answer the questions.\nAnna\'s Birthday Party\nAnna\'s birthday is on 20 October. This year it is a Saturday, so she is having a party at home. She asks seven classmates and her cousin to come. Mum makes the noodles, and the cake costs 90 yuan. Three pizzas are 20 yuan each, and the fruit is only 10 yuan. Dad plays the guitar. Anna also makes a card for the neighbours on the second floor: "It may be noisy on Saturday afternoon. Please have some cake with us!"',
      [
        numeric(
          [1, 3, '阅读推算'],
          'How much do the cake, the pizzas and the fruit cost together? (yuan)',
          '160',
          '90 ＋ 20 × 3 ＋ 10 ＝ 160（元）。',
        ),
        judge(
          [2, 3, '阅读细节'],
          'Anna invites more than eight people.',
          false,
          '七位同学加一位表亲，一共八人，不超过八人。',
        ),
        choice(
          [3, 4, '推断'],
          'Why does Anna make a card for the neighbours?',
          [
            'To say sorry for the noise.',
            'To invite them to sing.',
            'To ask for a cake.',
            'To thank them for the fruit.',
          ],
          0,
          '卡片上说 It may be noisy，还请邻居吃蛋糕，是为吵闹表示歉意。',
        ),
      ],
      '先找到数字和时间，再想为什么。',
    ),
  ],
  'Unit 7 Happy Birthday!',
);
