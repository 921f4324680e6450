import { inChapter } from '../../ready-question.ts';
import {
  bankCloze,
  blanks,
  choice,
  choices,
  clozeChoice,
  essay,
  funSort,
  hotspot,
  judge,
  knowledgePairs,
  labelPicture,
  match,
  matrix,
  media,
  sentenceLine,
  short,
  superSort,
} from '../../write/index.ts';
import { boy, familyTree, smilingFace } from './pictures.ts';

export const unit1lesson1 = inChapter(
  '0a7e3275-e9c2-5e39-a9ee-03c079387d2d',
  'Part A',
  [
    choice(
      [1, 1, '问候与介绍'],
      '第一次见到新同学，你怎样介绍自己的名字？',
      ['Goodbye!', 'Thank you.', 'My name is Li Ming.', 'How old are you?'],
      2,
      "介绍名字用 My name is … 或 I'm …。",
    ),
    blanks(
      [2, 2, '礼貌用语'],
      '把对话补完整，每空一词。',
      "—Hello, I'm Amy.\n—Hi, Amy. [[Nice]] to meet you.\n—Nice to meet you, [[too]].",
      'Nice to meet you, too. 的 too 表示“也”，不要写成 to 或 two。',
    ),
    media(
      [3, 2, '口语：自我介绍'],
      '录音：用英语和新同学打招呼，说名字、年龄和“很高兴认识你”。',
      { speak: 30 },
      [
        ['内容', [3, '三项都说到'], [2, '说到两项'], [1, '说到一项']],
        ['语音', [3, '发音清楚'], [2, '基本清楚'], [1, '听不清']],
      ],
      "示例：Hello! I'm Amy. I'm eight years old. Nice to meet you!",
      '可以先看着对方的眼睛，微笑着说：Hello!',
    ),
    sentenceLine(
      [4, 2, '连词成句'],
      '把单词连成句子。',
      [
        ['Nice', 'to', 'meet', 'you', '.'],
        ["I'm", 'Yang', 'Lan', '.'],
        ['We', 'can', 'be', 'good', 'friends', '.'],
      ],
      '句首字母大写，句末加句号。',
    ),
    match(
      [58, 1, '字母大小写'],
      '把大写字母和小写字母连起来。',
      [
        ['A', 'a'],
        ['B', 'b'],
        ['C', 'c'],
        ['D', 'd'],
      ],
      'b 的半圆在右边，d 的半圆在左边，不要看反。',
      { extra: ['p', 'q'] },
    ),
  ],
  'Unit 1 Making friends',
);

export const unit1lesson2 = inChapter(
  '079bf8fa-2cde-544d-9eff-96e96b56e9d9',
  'Part B',
  [
    choice(
      [5, 2, '交朋友的做法'],
      '同桌在说话，好朋友应该怎么做？',
      ['Listen.', 'Run.', 'Sleep.', 'Say goodbye.'],
      0,
      '别人说话时要认真听：listen。',
    ),
    choices(
      [6, 2, '身体部位'],
      '下面哪些单词表示身体部位？',
      ['ear', 'hand', 'smile', 'eye', 'share', 'mouth'],
      [0, 1, 3, 5],
      'smile 是微笑，share 是分享，都是动作。',
    ),
    match(
      [7, 1, '身体部位'],
      '把单词和它能做的事连起来。',
      [
        ['eye', '看'],
        ['ear', '听'],
        ['mouth', '说、吃'],
        ['arm', '拥抱'],
        ['hand', '写字、拿东西'],
      ],
      '眼睛看，耳朵听，嘴巴说话，手拿东西，手臂拥抱。',
    ),
    hotspot(
      [8, 1, '身体部位'],
      '听读单词 ear，在图中点出两只耳朵。',
      smilingFace,
      [
        [66, 220, 34],
        [354, 220, 34],
      ],
      [0, 1],
      'ear 是耳朵，在头的两边，一共两只。',
    ),
    labelPicture(
      [9, 2, '身体部位'],
      '给小朋友图上的部位贴单词。',
      boy,
      [
        ['eye', 242, 157],
        ['ear', 128, 152],
        ['mouth', 210, 200],
        ['arm', 296, 229],
        ['hand', 86, 350],
      ],
      ['cat'],
      '眼睛 eye，耳朵 ear，嘴 mouth，手臂 arm，手 hand。',
    ),
  ],
  'Unit 1 Making friends',
);

export const unit1lesson3 = inChapter(
  '52c60e16-3c38-5bc0-88af-0ceca2bef119',
  'Part C',
  [
    bankCloze(
      [10, 3, '对话补全'],
      '把句子放回对话里。',
      "A: [[Hi! I'm Li Yue.]]\nB: Hello! My name is Anna. [[Nice to meet you.]]\nA: Nice to meet you, too. [[Let's share the toys.]]\nB: OK! Thank you. [[We are good friends.]]",
      ['I have a cat.', 'It is red.'],
      '先打招呼、介绍自己，再问候，接着分享玩具，最后说是好朋友。',
    ),
  ],
  'Unit 1 Making friends',
);

export const unit2lesson1 = inChapter(
  'cc64d6a5-1b1d-5278-8ac0-055dff3638ed',
  'Part A',
  [
    choice(
      [11, 2, '家庭称呼'],
      "My mother's mother is my",
      ['aunt', 'sister', 'cousin', 'grandma'],
      3,
      '妈妈的妈妈是外婆，英语说 grandma。',
    ),
    clozeChoice(
      [12, 3, '人称和 be 动词'],
      '选词填空，介绍我的家。',
      'Hi, I [[am|is|are]] Tom. This [[is|am|are]] my mum. She [[has|have|is]] long hair. I have a brother and [[a|an|two]] sister. We [[are|is|am]] a big family!',
      'I am，this is，we are；she 用 has；sister 读音以辅音开头，用 a。',
    ),
    choice(
      [59, 2, '字母的发音'],
      '哪个单词开头的发音和 fish 不一样？',
      ['five', 'very', 'foot', 'family'],
      1,
      'fish、five、foot、family 都以 /f/ 开头；very 以 /v/ 开头。',
    ),
  ],
  'Unit 2 Different families',
);

export const unit2lesson2 = inChapter(
  '1dbb06be-1d93-5b55-bd65-6d7ca0ccfcd6',
  'Part B',
  [
    judge(
      [13, 2, '家庭称呼'],
      "Your uncle's son is your brother.",
      false,
      '叔叔（舅舅）的儿子是 cousin，不是 brother。',
    ),
    match(
      [14, 2, '家庭成员'],
      '把家人的称呼和意思连起来。',
      [
        ['grandpa', '爷爷，外公'],
        ['uncle', '叔叔，舅舅'],
        ['aunt', '姑姑，阿姨'],
        ['cousin', '堂（表）兄弟姐妹'],
        ['baby', '婴儿'],
      ],
      '英语里 uncle 可以是叔叔、舅舅，aunt 可以是姑姑、阿姨。',
      { extra: ['老师'] },
    ),
    superSort(
      [15, 2, '家庭称呼归类'],
      'Sort: man / woman / both（男女都可以用）',
      [
        ['man（男）', 'dad', 'grandpa', 'brother', 'uncle'],
        ['woman（女）', 'mum', 'grandma', 'sister', 'aunt'],
        ['both（男女都可）', 'cousin', 'baby', 'friend', 'teacher'],
      ],
      'cousin 和 baby 可以说男，也可以说女。',
    ),
    knowledgePairs(
      [16, 2, '家庭成员'],
      '家人的称呼：把英语和汉语配成对。',
      [
        ['grandma', '奶奶，外婆'],
        ['dad', '爸爸'],
        ['sister', '姐妹'],
        ['uncle', '叔叔，舅舅'],
        ['cousin', '堂（表）兄弟姐妹'],
        ['mum', '妈妈'],
      ],
      '英语的 uncle 包括叔叔和舅舅。',
      { extra: ['老师'] },
    ),
    labelPicture(
      [17, 2, '家庭成员'],
      '看家谱图，给人物贴上称呼（me 是“我”）。',
      familyTree,
      [
        ['grandpa', 210, 118],
        ['grandma', 390, 118],
        ['dad', 300, 278],
        ['mum', 470, 278],
        ['aunt', 130, 278],
      ],
      ['teacher'],
      '第一排是爷爷奶奶，第二排有爸爸、妈妈和爸爸的姐姐（aunt），第三排是“我”。',
    ),
  ],
  'Unit 2 Different families',
);

export const unit2lesson3 = inChapter(
  '827a3e60-f5ec-5b78-a95f-4b825296ec17',
  'Part C',
  [
    short(
      [18, 2, '介绍家庭'],
      'Write one sentence about your family. (Use "have".)',
      'I have a mum, a dad and a sister.',
      [
        [0.5, 'have', 'has'],
        [0.5, 'mum', 'dad', 'mother', 'father', 'brother', 'sister', 'grandma', 'grandpa', 'baby', 'cousin'],
      ],
      '写清楚家里有谁，用 I have …；答案不止一个。',
    ),
    essay(
      [19, 2, '小练笔'],
      'My family：用 4 句以上英语介绍你的家人。',
      [
        ['内容', [5, '介绍了三个以上家人'], [3, '介绍一两个'], [1, '没有介绍家人']],
        ['语言', [5, '句子正确，有大小写和标点'], [3, '有少量错误'], [1, '错误很多']],
      ],
      '每句话首字母大写，句末有标点。',
      {
        least: 20,
        most: 60,
        words: true,
        sample: 'Hi! I am Tom. This is my dad. This is my mum. I have a sister, too. We are a happy family.',
      },
    ),
  ],
  'Unit 2 Different families',
);

export const unit3lesson1 = inChapter(
  '404b1c9c-1cfe-54c9-9c7d-190b667b99f6',
  'Part A',
  [
    matrix(
      [20, 2, '动物分类'],
      '这些动物常在哪里？',
      ['pet（宠物）', 'zoo（动物园）'],
      [
        ['cat', 0],
        ['tiger', 1],
        ['rabbit', 0],
        ['lion', 1],
        ['elephant', 1],
      ],
      'tiger、lion、elephant 是动物园里的动物，不能在家里养。',
    ),
    funSort(
      [60, 2, '首字母'],
      'Put the animals in the right boxes. 按第一个字母分一分。',
      [
        ['starts with "c" or "d"', 'cat', 'dog', 'duck', 'cow'],
        ['starts with "l" or "m"', 'lion', 'monkey', 'mouse'],
        ['starts with "p" or "t"', 'panda', 'tiger', 'pig'],
      ],
      '先读单词，再看第一个字母：panda 是 p，lion 是 l。',
    ),
  ],
  'Unit 3 Amazing animals',
);
