import { inChapter } from '../../ready-question.ts';
import {
  blanks,
  choice,
  choices,
  clozeChoice,
  crossword,
  essay,
  findSpot,
  funSort,
  hotspot,
  jigsaw,
  judge,
  knowledgePairs,
  labelPicture,
  match,
  media,
  memory,
  sentenceLine,
  short,
  timelinePlace,
  wordBank,
} from '../../write/index.ts';
import { room } from './pictures.ts';

export const starter1 = inChapter('14500f1e-0759-52b1-af5b-708f27372d59', 'Starter Unit 1 Hello!', [
  choice(
    [1, 1, '问候语'],
    '— Good morning, Ms Green!\n— ____, class. Sit down, please.',
    ['Good morning', 'Goodbye', 'Good night', 'Thank you'],
    0,
    'Good morning 的应答仍是 Good morning；Good night 是睡前用语。',
  ),
  memory(
    [2, 2, '翻译配对'],
    '翻牌：英语和汉语配对。',
    [
      ['schoolbag', '书包'],
      ['student card', '学生证'],
      ['key', '钥匙'],
      ['eraser', '橡皮'],
      ['ruler', '尺子'],
      ['notebook', '笔记本'],
      ['jacket', '夹克'],
    ],
    '学校用品单词配对记忆。',
  ),
]);

export const starter2 = inChapter('925e4386-5816-5672-b6c0-76736d6e2a4c', 'Starter Unit 2 Keep Tidy!', [
  choice(
    [3, 2, '介词'],
    "I can't see my cap. — Look! It's ____ your head.",
    ['in', 'under', 'behind of', 'on'],
    3,
    '帽子戴在头上，用 on；in 是在里面，under 是在下面。',
  ),
  choices(
    [4, 3, '提问物品位置'],
    'Which questions ask about the place of things?',
    [
      'Where are my keys?',
      'What colour is it?',
      "Where's your ruler?",
      'Is it on the desk or under it?',
      'How do you spell it?',
    ],
    [0, 2, 3],
    'Where 问位置；Is it on … or under …? 也问位置；What colour 问颜色。',
  ),
  hotspot(
    [5, 2, '整理房间'],
    'Look at the room. Point to the shoes that are under the bed.',
    room,
    [[70, 345, 205, 390]],
    [0],
    'under 是在下面：鞋子在床下。',
  ),
  funSort(
    [6, 2, '物品归类'],
    'Tidy up! Put the things in the right place.',
    [
      ['in the pencil case', 'ruler', 'eraser', 'pen'],
      ['in the schoolbag', 'notebook', 'textbook', 'lunch box'],
      ['in the wardrobe', 'coat', 'trousers', 'jacket'],
    ],
    '文具放笔袋，书本放书包，衣服放衣柜。',
  ),
  jigsaw(
    [7, 3, '提问与回答'],
    'Jigsaw: questions and answers',
    room,
    3,
    [
      ["Where's my hat?", "It's on the chair."],
      ['What colour is it?', "It's grey."],
      ['Are these your keys?', "No, they're Dad's."],
      ['How many books are there?', 'There are six.'],
      ['Whose box is this?', "It's Mike's."],
      ['Is the ball under the bed?', "No, it's behind it."],
    ],
    'Where 问地点，What colour 问颜色，Whose 问所属。',
  ),
  labelPicture(
    [8, 3, '房间物品'],
    'Label the things in the room.',
    room,
    [
      ['bed', 135, 275],
      ['desk', 430, 248],
      ['chair', 490, 296],
      ['bookcase', 320, 312],
      ['lamp', 578, 190],
    ],
    ['bike', 'kitchen'],
    '床 bed，书桌 desk，椅子 chair，书柜 bookcase，灯 lamp。',
  ),
  findSpot(
    [9, 2, '方位与物品'],
    'Find the things in the room.',
    room,
    [
      ['Find the cat. It is on the bed.', [108, 188, 236, 252]],
      ['Find the ball. It is under the desk.', [548, 350, 28]],
      ['Find the clock. It is on the wall.', [320, 70, 42]],
    ],
    'on 在上面，under 在下面；on the wall 在墙上。',
  ),
]);

export const starter3 = inChapter('f8dd98f2-65e0-5306-ae0e-dfebd69c04a7', 'Starter Unit 3 Welcome!', [
  judge(
    [10, 1, '名词复数'],
    'The plural form of "goose" is "gooses".',
    false,
    'goose 的复数是 geese，属于不规则变化。',
    ['geese', 'The plural form of "goose" is "geese".', 'The plural of goose is geese'],
  ),
  blanks(
    [11, 2, '名词复数'],
    'Write the right form of the words in brackets.',
    'There are five [[sheep]](sheep) and three [[geese]](goose) on the farm. The farmer has a basket of [[tomatoes]](tomato).',
    'sheep 单复数同形；goose—geese；tomato 加 -es。',
  ),
  knowledgePairs(
    [12, 3, '不规则复数'],
    'Match each noun with its plural.',
    [
      ['tooth', 'teeth'],
      ['child', 'children'],
      ['foot', 'feet'],
      ['mouse', 'mice'],
      ['knife', 'knives'],
      ['strawberry', 'strawberries'],
      ['potato', 'potatoes'],
    ],
    '不规则复数要单独记：child—children，foot—feet。',
  ),
]);

export const unit1lesson1 = inChapter(
  '604961ee-33da-5621-980d-0935dd244d34',
  'Section A How do we get to know each other?',
  [
    choice(
      [13, 2, 'be 动词'],
      'My new friends Ali and Sara ____ from Egypt.',
      ['is', 'are', 'be', 'am'],
      1,
      '主语 Ali and Sara 是两个人，be 动词用 are。',
    ),
    blanks(
      [14, 3, '人称代词和物主代词'],
      'Use "I, my, she, her, he, his". Write one word in each blank.',
      "Hello! [[My]] name is Emma and [[I]]'m 12. This is Peter. [[He]] is from Canada. [[His]] favourite sport is ice hockey.",
      '名词前用 my、his 等形容词性物主代词，作主语用 I、he。',
    ),
    match(
      [15, 3, '国家与国籍'],
      'Match the countries with the nationalities.',
      [
        ['the UK', 'British'],
        ['France', 'French'],
        ['Australia', 'Australian'],
        ['Japan', 'Japanese'],
        ['Egypt', 'Egyptian'],
      ],
      'the UK—British，France—French，注意 Japan—Japanese 不加 -n。',
      { extra: ['American'] },
    ),
    media(
      [16, 2, '口语：介绍朋友'],
      'Record: introduce a new friend. Say name, age, country and one thing he or she likes.',
      { speak: 60 },
      [
        ['内容', [3, '四项都有'], [2, '三项'], [1, '两项以下']],
        ['语法', [3, 'he/she 和三单正确'], [2, '一两处错误'], [1, '错误多']],
        ['发音', [3, '清楚流利'], [2, '清楚'], [1, '听不清']],
      ],
      "Example: This is Marta. She's 13. She is from Spain. She likes dancing and Chinese food.",
      '先想好 She/He，再用 is、likes。',
    ),
  ],
);

export const unit1lesson2 = inChapter(
  'ab12b203-bf77-5e75-8b3e-59479dcd994c',
  'Section B What do we need to know about a new friend?',
  [
    clozeChoice(
      [17, 4, '完形填空'],
      'Read the passage and choose the best words.',
      'Dear Nick,\nI am [[a|an|the]] student in Harbin. It is a cold city and there [[is|are|has]] a lot of snow in winter. I really like skating, [[so|but|or]] I joined the skating club. We meet [[on|in|at]] Wednesday afternoon. My teacher says I skate very [[well|good|nice]]. What [[do|are|does]] you like doing? Please write soon.\nLi Bing',
      'snow 不可数，用 is；星期几前用 on；修饰动词用副词 well；一般现在时问句用 do。',
    ),
    timelinePlace(
      [18, 3, '成长时间轴'],
      'Anna writes about her life. Put the events on the line (year).',
      {
        scale: 'years',
        from: 2010,
        to: 2026,
        anchors: [['The 2022 Winter Olympics opened in Beijing.', 2022]],
      },
      [
        ['She was born in Spain in 2012.', 2012],
        ['She started school in 2018.', 2018],
        ['Her family moved to China in 2021.', 2021],
        ['She joined a drama club in 2023.', 2023],
        ['She came to our class in 2024.', 2024],
      ],
      '每句里的年份就是它在线上的位置。',
    ),
    essay(
      [60, 4, '书面表达'],
      'Write an email (70–90 words) to a new pen friend abroad: introduce yourself, your school and one Chinese festival. End with two questions to your friend.',
      [
        ['内容', [5, '四项齐全'], [3, '缺一项'], [1, '缺两项以上']],
        ['语言', [5, '准确，有变化'], [3, '少量错误'], [1, '错误多']],
        ['格式', [5, '称呼、正文、落款完整'], [3, '缺一项'], [1, '没有格式']],
      ],
      '邮件要有称呼和落款；先介绍自己，再写学校和节日，最后提问。',
      {
        least: 70,
        most: 100,
        words: true,
        outline: ['about me', 'my school', 'a Chinese festival', 'questions'],
        sample:
          "Dear Lucas,\nI'm Li Bing, a Grade 7 student from Harbin. Our school is small but lovely. There are two big trees in front of the classroom, and we play basketball there after school. My favourite festival is the Spring Festival. We eat dumplings and visit our grandparents, and my little cousin always gets lots of red packets! What do you like to do in your free time? What festivals do you have in your country?\nYours,\nLi Bing",
      },
    ),
  ],
);

export const unit2lesson1 = inChapter(
  'd5962dc5-5263-52f3-a6cc-dfe754d9683f',
  'Section A What does family mean to you?',
  [
    choice(
      [19, 3, '名词所有格'],
      'This is ____ room. They share it.',
      ['Lucy and Lily', "Lucy's and Lily's", "Lucy and Lily's", 'Lucys and Lilys'],
      2,
      "两人共有一样东西，只在后一个名字上加 's；各有各的才两个都加。",
    ),
    wordBank(
      [20, 3, '家庭'],
      'Choose words from the bank.',
      "In the photo my [[grandparents]] are sitting. The tall man with glasses is my [[uncle]]: he is my father's brother. The girl in his [[arms]] is his baby daughter, my [[cousin]]. My mother's sister, my [[aunt]], [[takes]] lots of photos every year.",
      ['grandson', 'take', 'nephews'],
      '父亲的兄弟是 uncle；叔叔的女儿是 cousin；母亲的姐妹是 aunt；she 后动词用 takes。',
    ),
    sentenceLine(
      [21, 3, '连词成句'],
      'Put the words in order.',
      [
        ['My', 'grandparents', 'have', 'three', 'children', '.'],
        ['Does', 'your', 'sister', 'like', 'music', ',', 'too', '?'],
        ['We', 'share', 'a', 'big', 'bedroom', 'at', 'home', '.'],
      ],
      '一般现在时，三单助动词 does 用在问句中。',
    ),
  ],
);

export const unit2lesson2 = inChapter(
  '3ec2b61d-c81e-5cff-8b7d-bc89862be024',
  'Section B How do family members care for each other?',
  [
    clozeChoice(
      [22, 3, '一般现在时'],
      'Choose the right word for each gap.',
      "My grandpa [[is|has|does]] seventy years old, but he [[doesn't|don't|isn't]] stay at home all day. He [[grows|grow|growing]] vegetables in the garden and often [[helps|help|to help]] the neighbours with [[their|they|them]] gardens. We all love [[him|he|his]].",
      '主语 he，动词用第三人称单数；名词前用 their；love 后用宾格 him。',
    ),
    short(
      [23, 3, '家庭关爱'],
      'How do you help your parents at home? Write two things.',
      'I wash the dishes and sweep the floor on Sundays.',
      [
        [0.5, 'wash', 'clean', 'sweep', 'cook', 'make the bed', 'take out'],
        [
          0.5,
          'water the flowers',
          'help',
          'do the shopping',
          'go shopping',
          'feed',
          'fold',
          'dishes',
          'floor',
          'clothes',
          'look after',
        ],
      ],
      '写出两件具体的家务即可。',
    ),
    crossword(
      [24, 4, '家庭词汇'],
      'Family crossword',
      [
        ["your son's son", 'grandson'],
        ["your brother's son", 'nephew'],
        ["your father's sister", 'aunt'],
        ['another word for "mum"', 'mother'],
        ['a married man', 'husband'],
        ["your uncle's child", 'cousin'],
      ],
      '先填 mother，再找相同字母交叉。',
    ),
  ],
);
