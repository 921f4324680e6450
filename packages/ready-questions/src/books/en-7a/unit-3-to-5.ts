import { inChapter } from '../../ready-question.ts';
import {
  choice,
  choices,
  clozeChoice,
  composite,
  errors,
  funChoice,
  hotspot,
  judge,
  labelPicture,
  linkLines,
  mapFill,
  match,
  matrix,
  order,
  sentenceLine,
  short,
  truthRush,
  wordSearch,
} from '../../write/index.ts';
import { schoolMap } from './pictures.ts';

export const unit3lesson1 = inChapter(
  'be93f697-cf79-5e50-bacf-17e01a23d0cb',
  'Section A',
  [
    choice(
      [25, 3, 'there be 句型'],
      '____ a library and two science labs in our school.',
      ['There is', 'There are', 'It has', 'They are'],
      0,
      'there be 的就近原则：be 后面第一个名词是 a library，用 is。',
    ),
    judge(
      [26, 2, '方位介词'],
      'Look at this line of buildings: the hall — the library — the gym. The library is between the hall and the gym.',
      true,
      'between A and B 表示在两者之间。',
    ),
    match(
      [27, 2, '学校场所'],
      'Match the places with what we do there.',
      [
        ['library', 'borrow and read books'],
        ['playground', 'run and play ball games'],
        ['science lab', 'do experiments'],
        ['dining hall', 'have lunch'],
        ['music room', 'sing and play the piano'],
      ],
      'library 图书馆，playground 操场，lab 实验室，dining hall 食堂，music room 音乐教室。',
      { extra: ['see a doctor'] },
    ),
    mapFill(
      [28, 3, '学校主题'],
      'School: put the words in the map.',
      `
My school
  a place to read
    [[library]]
  a place to eat
    [[dining hall]]
  a place for sports
    [[gym]]
  a person who teaches
    [[teacher]]
  a thing on the wall for writing
    [[blackboard]]
`,
      ['bank', 'garden'],
      '按“用途”想单词：看书 library，吃饭 dining hall，运动 gym。',
    ),
    labelPicture(
      [29, 3, '学校场所'],
      'Look at the signs on the map and label the buildings.',
      schoolMap,
      [
        ['library', 175, 160],
        ['gym', 475, 160],
        ['dining hall', 475, 380],
        ['science building', 175, 380],
      ],
      ['bank'],
      '图上有书的标志是图书馆，篮球是体育馆，刀叉是食堂，烧瓶是科学楼。',
    ),
  ],
  'Unit 3 My School',
);

export const unit3lesson2 = inChapter(
  '36b702fe-dab3-5fa0-9ad4-d18f3d9d37bd',
  'Section B',
  [
    hotspot(
      [30, 3, '学校地图'],
      'Read and point: "The gym is next to the library. It is across from the dining hall." Point to the gym on the map.',
      schoolMap,
      [[390, 50, 560, 170]],
      [0],
      '先找到 library，再找它旁边、正对 dining hall 的建筑。',
    ),
    errors(
      [31, 3, 'there be 和主谓一致'],
      'Find and correct the four mistakes.',
      'There [[are|is]] a big tree in front of the teaching building. Next [[of|to]] it there [[is|are]] two flower beds. Every student [[like|likes]] to rest under the tree.',
      'there is a tree；next to；there are two beds；every student 作主语动词用单数。',
    ),
    funChoice(
      [32, 3, '学校短语'],
      '打气球：choose the right one',
      'balloons',
      [
        ['“在墙上（挂着）”', ['on the wall', 'in the wall', 'at the wall'], 0],
        ['“在两座楼之间”', ['next two buildings', 'between two buildings', 'in front two buildings'], 1],
        ['“图书馆在左边”', ['at the left of side', 'in left', 'on the left'], 2],
        [
          '“食堂里有许多学生”',
          [
            'There are many students in the dining hall.',
            'There is many students in the dining hall.',
            'It has many students the dining hall.',
          ],
          0,
        ],
        ['“在三楼”', ['on the third floor', 'at third floor', 'in the three floor'], 0],
      ],
      'on the wall，on the left，on the third floor 都用 on；between 表示两者之间。',
    ),
    composite(
      [33, 3, '短文阅读'],
      'Read the passage and answer the questions.\nOur New Library\nOur school has a new library. It stands next to a small lake. On the first floor, there are picture books and newspapers. Science books and ten computers are on the second floor. You can borrow two books for two weeks. Please remember: food and drinks stay outside! After school, many of us go there to read or do homework. It is quiet, and the lake looks like a silver plate from the windows.',
      [
        choice(
          [1, 3, '阅读'],
          'Where is the new library?',
          ['Behind the gym.', 'Next to the lake.', 'In front of the gate.', 'Across from the dining hall.'],
          1,
          '短文：The new library stands next to a small lake.',
        ),
        judge(
          [2, 3, '阅读'],
          'Students eat lunch in the library.',
          false,
          '短文说 food and drinks stay outside。',
        ),
        short(
          [3, 3, '阅读'],
          'What can you find on the second floor?',
          'You can find science books and computers on the second floor.',
          [
            [0.5, 'science', 'science books'],
            [0.5, 'computers', 'computer'],
          ],
          '短文：Science books and ten computers are on the second floor.',
        ),
      ],
      '在短文中找关键词：next to、second floor、outside。',
    ),
  ],
  'Unit 3 My School',
);

export const unit4lesson1 = inChapter(
  'b43d2391-355c-5d92-b1b6-38d4e567c05a',
  'Section A',
  [
    choices(
      [34, 3, '描述学科的形容词'],
      'Which words can describe a school subject you like?',
      ['interesting', 'fun', 'boring', 'useful', 'terrible'],
      [0, 1, 3],
      'interesting、fun、useful 表示喜欢的理由；boring、terrible 表示不喜欢。',
    ),
    matrix(
      [35, 3, '学科与能力'],
      'Which subject helps most? Tick.',
      ['maths', 'art', 'PE'],
      [
        ['use numbers and shapes', 0],
        ['draw and paint', 1],
        ['keep fit and strong', 2],
        ['solve problems step by step', 0],
        ['enjoy beautiful pictures', 1],
      ],
      '数学与数、形、推理有关，美术与画画有关，体育与健康有关。',
    ),
    wordSearch(
      [36, 3, '学科单词'],
      'Find the subjects.',
      [
        ['We study plants and animals.', 'biology'],
        ['We learn about the past.', 'history'],
        ['We read maps.', 'geography'],
        ['We work with numbers.', 'maths'],
        ['We sing songs.', 'music'],
        ['We draw and paint.', 'art'],
      ],
      'abcdefghijklmnopqrstuvwxyz',
      'biology、geography 有共同词尾 -logy、-graphy。',
      { shown: true },
    ),
  ],
  'Unit 4 My Favourite Subject',
);

export const unit4lesson2 = inChapter(
  '430692b0-73ed-5dc1-9cdc-d1d237a8b19f',
  'Section B',
  [
    linkLines(
      [37, 3, '学科与理由'],
      'Link: subject — what you do — why you like it',
      [
        ['history', 'read about the past', 'I enjoy old stories.'],
        ['biology', 'look at leaves and insects', 'I like living things.'],
        ['geography', 'read maps', 'I want to travel the world.'],
        ['IT', 'write programs', 'I like computers.'],
      ],
      '学科—活动—喜欢的理由。',
    ),
    errors(
      [61, 5, '短文改错'],
      'Find and correct the five mistakes, one in each sentence.',
      'My favourite subjects [[is|are]] art and history. I like art because it is [[relax|relaxing]]. Our art lesson is [[in|on]] Thursday afternoon. Mr Wu, our history teacher, is good [[in|at]] telling stories. But some of my classmates [[thinks|think]] history is difficult.',
      '主语 subjects 是复数用 are；it is relaxing；在某天下午用 on；be good at；some of my classmates 是复数，用 think。',
    ),
  ],
  'Unit 4 My Favourite Subject',
);

export const unit5lesson1 = inChapter(
  '70340b68-0543-5692-849b-da0086910ec6',
  'Section A',
  [
    choice(
      [38, 3, '情态动词 can'],
      '— Can your brother play the drums?\n— ____. But he can sing.',
      ['Yes, he can', "No, he isn't", "No, he can't", 'Yes, he does'],
      2,
      'Can 问句用 can 答；后面 But he can sing 说明前面是否定。',
    ),
    truthRush(
      [39, 3, 'can 与俱乐部'],
      "Can or can't? True or false",
      [
        [
          '"Can you play chess?" — "Yes, I play." is a good short answer.',
          false,
          "应答 Yes, I can. 或 No, I can't.",
        ],
        ['"She can sings." is right.', false, 'can 后用动词原形：She can sing.'],
        ['"I can\'t swim" means I don\'t know how to swim.', true, "can't 表示不会。"],
        ['After "good at" we use a noun or -ing.', true, 'be good at drawing / maths。'],
        ['"play the piano" needs "the", but "play chess" doesn\'t.', true, '乐器前加 the，棋类不加。'],
        ['"He can play the basketball" is right.', false, '球类前不加 the：play basketball.'],
        ['"I can speak some French" is right.', true, '语言前不加 the，some 作定语。'],
        ['"Can he to draw?" is right.', false, 'can 后直接用原形：Can he draw?'],
      ],
      '情态动词后接原形，乐器前用 the。',
    ),
    sentenceLine(
      [40, 4, '语序'],
      'Make sentences. One word is extra in each.',
      [
        ['Can', 'you', 'join', 'the', 'chess', 'club', '?'],
        ['She', 'plays', 'the', 'violin', 'very', 'well', '.'],
      ],
      'can 后用原形；very well 放句尾。',
      [],
      ['does', 'good'],
    ),
    clozeChoice(
      [62, 5, '完形填空'],
      'Read the passage and choose the best words.',
      'Our school has twelve clubs, and I want to be in [[all|every|whole]] of them! But we can only choose [[two|both|second]]. The drama club needs people who can [[remember|forget|borrow]] a lot of lines. I have a good memory, so I sign up. The second choice is much [[harder|hardest|hard]]. Chess is fun, but the meetings are on Friday, when I have piano lessons. I [[finally|usually|hardly ever]] choose the running club, because it meets early in the morning, [[before|after|so]] school starts.',
      'all of them；two 与前文 only choose 对应；剧社要背台词，remember；much 后用比较级 harder；“早晨上课前”用 before。',
    ),
  ],
  'Unit 5 Fun Clubs',
);

export const unit5lesson2 = inChapter(
  'ea7bd335-05dc-523d-94e6-89c01ed12c00',
  'Section B',
  [
    order(
      [41, 3, '活动流程'],
      'The drama club puts on a play. Put the steps in order.',
      [
        'choose a story',
        'write the play',
        'practise every week',
        'make the stage ready on show day',
        'show it to everyone',
      ],
      '先选故事、写剧本，再排练，演出当天布置舞台，最后演出。',
    ),
    short(
      [42, 3, '俱乐部与理由'],
      'Which club do you want to join? Write two sentences with "because".',
      'I want to join the music club because I like singing. I can play the guitar.',
      [
        [0.4, 'because'],
        [0.3, 'club', 'join', 'band', 'team'],
        [0.3, 'can', 'like', 'love', 'enjoy', 'want to be'],
      ],
      '说出俱乐部和理由，用 because 连接。',
    ),
  ],
  'Unit 5 Fun Clubs',
);
