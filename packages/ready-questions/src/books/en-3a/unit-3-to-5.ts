import { inChapter } from '../../ready-question.ts';
import {
  blanks,
  choice,
  choices,
  clozeChoice,
  composite,
  crossword,
  findSpot,
  funSort,
  hotspot,
  jigsaw,
  judge,
  linkLines,
  mapFill,
  order,
  sentenceLine,
  short,
  truthRush,
  wordBank,
  wordSearch,
} from '../../write/index.ts';
import { garden } from './pictures.ts';

export const unit3lesson2 = inChapter(
  '6e839e1e-78a6-5eba-8dd6-04a29a3c7eee',
  'Part B',
  [
    choice(
      [21, 2, "句型 What's this?"],
      "—What's this?\n—____ a panda.",
      ["I'm", "You're", "It's", 'This'],
      2,
      "回答 What's this? 用 It's a …。",
    ),
    wordBank(
      [22, 2, '动物短文'],
      '选词填空：At the zoo',
      "Look! It's an [[elephant]]. It has a long [[nose]]. This little [[rabbit]] has two long [[ears]]. Look up! The [[giraffe]] is so [[tall]].",
      ['fish', 'mouth'],
      '长鼻子的是 elephant，长耳朵的是 rabbit，要抬头看的是 giraffe。',
    ),
    linkLines(
      [23, 2, '动物特点'],
      '连一连：动物—特点—喜欢吃',
      [
        ['panda', 'black and white', 'bamboo（竹子）'],
        ['monkey', 'funny', 'bananas'],
        ['rabbit', 'small', 'carrots'],
        ['giraffe', 'tall', 'leaves'],
      ],
      '大熊猫黑白相间，吃竹子；长颈鹿很高，吃树叶。',
    ),
    sentenceLine(
      [24, 3, '疑问句'],
      '连成问句或答句，小心多余的单词。',
      [
        ["What's", 'this', '?'],
        ["It's", 'a', 'panda', '.'],
        ['Do', 'you', 'like', 'lions', '?'],
      ],
      "Do you …? 是一般疑问句；What's this? 用来问“这是什么”。",
      [],
      ['are', 'am', 'is'],
    ),
    composite(
      [25, 2, '短文阅读'],
      'Read and answer.\nMy Pet\nI have a dog. His name is Max. He is brown and white. He has two big ears. He likes bones. He can run fast. Every day I say, "Hello, Max!" He is my good friend.',
      [
        choice(
          [1, 1, '阅读'],
          "What is the pet's name?",
          ['Max', 'Amy', 'Tim', 'Mary'],
          0,
          '短文说：His name is Max.',
        ),
        judge([2, 1, '阅读'], "Max can't run fast.", false, '短文说它跑得快：He can run fast.'),
        blanks(
          [3, 2, '阅读'],
          'Fill in the blanks.',
          'Max is [[brown]] and white. He likes [[bones]].',
          '短文：He is brown and white. He likes bones.',
        ),
      ],
      '在短文中找到答案所在的句子。',
    ),
  ],
  'Unit 3 Amazing animals',
);

export const unit3lesson3 = inChapter(
  '23dee48b-8d75-536a-9cb9-585250d10763',
  'Part C',
  [
    choices(
      [26, 3, '动物特征'],
      '哪些句子说得对？',
      ['An elephant is big.', 'A giraffe is tall.', 'A rabbit is big and tall.', 'A tiger has four legs.'],
      [0, 1, 3],
      '兔子很小，不高。',
    ),
    truthRush(
      [27, 2, '动物常识'],
      'True or false animals',
      [
        ['A fish can swim.', true, '鱼会游泳。'],
        ['A dog has six legs.', false, '狗有四条腿。'],
        ['A bird has two wings.', true, '鸟有两只翅膀。'],
        ['An elephant is small.', false, '大象很大。'],
        ['A monkey likes bananas.', true, '猴子爱吃香蕉。'],
        ['A tiger is a pet.', false, '老虎不能当宠物。'],
      ],
      '听懂动物单词，再判断。',
    ),
    wordSearch(
      [28, 2, '动物单词'],
      '找一找动物单词。',
      [
        ['老虎', 'tiger'],
        ['狮子', 'lion'],
        ['大熊猫', 'panda'],
        ['猴子', 'monkey'],
        ['鸟', 'bird'],
        ['兔子', 'rabbit'],
      ],
      'abcdefghijklmnopqrstuvwxyz',
      '先在脑中拼出单词，再在格子里找。',
      { shown: true },
    ),
    jigsaw(
      [29, 2, '动物单词'],
      '拼图：把动物单词和中文拼在一起，拼出花园。',
      garden,
      2,
      [
        ['fish', '鱼'],
        ['bird', '鸟'],
        ['rabbit', '兔子'],
        ['elephant', '大象'],
        ['giraffe', '长颈鹿'],
        ['fox', '狐狸'],
      ],
      '拼好单词，花园的图就出来了。',
    ),
    clozeChoice(
      [61, 4, '动物谜语'],
      'Read the riddle and choose.',
      "It [[is|am|are]] a zoo animal. It is very big. It [[has|have|is]] a long nose and two big [[ears|ear|eye]]. It can't [[fly|flies|fish]]. What is it? It's [[an|a|two]] elephant!",
      'it 用 is、has；two 后面名词用复数；elephant 以元音开头，用 an。',
    ),
  ],
  'Unit 3 Amazing animals',
);

export const unit4lesson1 = inChapter(
  'a19928ee-c123-5739-87c2-a6ce322108df',
  'Part A',
  [
    judge([30, 1, '水果'], 'A banana is yellow.', true, '熟了的香蕉是黄色的。'),
    clozeChoice(
      [31, 3, 'like 的句型'],
      '选词填空。',
      "I [[like|likes|am like]] apples. Do you like [[oranges|a orange|an oranges]]? Yes, I [[do|am|like]]. Let's [[eat|eats|eating]] some grapes, too!",
      'like 后面的水果用复数；Do you like … 的回答是 Yes, I do.',
    ),
    order(
      [62, 1, '字母顺序'],
      '把字母按字母表的顺序排好。',
      ['O', 'P', 'Q', 'R', 'S', 'T'],
      '字母歌：O P Q，R S T。',
    ),
  ],
  'Unit 4 Plants around us',
);

export const unit4lesson2 = inChapter(
  'a5a34fb1-f226-5fd9-ab15-9f8447dc79db',
  'Part B',
  [
    choices(
      [32, 2, '植物的需要'],
      'Plants need',
      ['water', 'sun', 'cake', 'air', 'milk'],
      [0, 1, 3],
      '植物需要水、阳光和空气，不需要蛋糕和牛奶。',
    ),
    order(
      [33, 2, '种植步骤'],
      '种一盆花，按先后排一排。',
      ['Put the seed in the soil.', 'Give it some water.', 'A small leaf comes out.', 'The flower opens.'],
      '先种下种子，再浇水，长出小叶子，最后开花。',
    ),
    hotspot(
      [34, 2, '花园'],
      'Find the flower. 点出图中的花。',
      garden,
      [[110, 230, 230, 395]],
      [0],
      'flower 是花；tree 是树，grass 是草。',
    ),
    findSpot(
      [35, 2, '花园'],
      '听提示，在花园图里找一找。',
      garden,
      [
        ['Find the tree.', [420, 118, 620, 345]],
        ['Find the sun.', [90, 80, 54]],
        ['Find the flower.', [110, 230, 230, 395]],
        ['Find the bird.', [258, 92, 342, 136]],
      ],
      'tree 树，sun 太阳，flower 花，bird 鸟。',
    ),
  ],
  'Unit 4 Plants around us',
);

export const unit4lesson3 = inChapter(
  '7a9467ae-da79-5e31-b34f-7bce24208ad8',
  'Part C',
  [
    short(
      [36, 3, '植物与我们'],
      'What do plants give us? Write two things in English.',
      'Plants give us fruit and air.',
      [
        [0.5, 'fruit', 'fruits', 'apple', 'apples', 'food', 'vegetables'],
        [0.5, 'air', 'flowers', 'flower', 'wood'],
      ],
      '植物给我们水果、空气、美丽的花等。',
    ),
    crossword(
      [37, 3, '植物单词'],
      'Plants crossword',
      [
        ['红的黄的，开在花园里', 'flower'],
        ['高高的，有树叶', 'tree'],
        ['植物每天要喝', 'water'],
        ['绿绿的一片，铺在地上', 'grass'],
        ['红红的水果', 'apple'],
        ['看不见，植物和人都需要', 'air'],
      ],
      '先填最有把握的单词。',
    ),
    mapFill(
      [38, 3, '植物主题'],
      'Plants：把单词放到思维导图上。',
      `
Plants
  They need
    sun
    [[water]]
  We can eat
    bananas
    [[apples]]
  Leaves are
    [[green]]
  We see them in
    a garden
    [[a farm]]
`,
      ['a bus', 'books'],
      '植物需要阳光和水；苹果能吃；叶子是绿色的；花园和农场里都有植物。',
    ),
  ],
  'Unit 4 Plants around us',
);

export const unit5lesson1 = inChapter(
  '002c93ab-a374-5352-be02-245646a9b59f',
  'Part A',
  [
    choice(
      [39, 3, '颜色混合'],
      'Blue and yellow make',
      ['pink', 'purple', 'brown', 'green'],
      3,
      '蓝色加黄色变成绿色：green。',
    ),
  ],
  'Unit 5 The colourful world',
);

export const unit5lesson2 = inChapter(
  'b40e7da3-7d83-539e-94b3-f47ab613f8a7',
  'Part B',
  [
    blanks(
      [40, 3, '颜色单词'],
      '看首字母，把颜色单词写完整（写整个单词）。',
      'The sky is [[blue]](b___). Grass is [[green]](g____). Snow is [[white]](w____). A panda is black and [[white]](w____).',
      'blue、green、white 的字母顺序要记清。',
    ),
    funSort(
      [41, 1, '颜色归类'],
      'What colour is it? 按颜色把它们送回家。',
      [
        ['green', 'grass（草）', 'frog（青蛙）', 'leaf（树叶）'],
        ['white', 'snow（雪）', 'milk（牛奶）', 'rice（米饭）'],
        ['yellow', 'banana（香蕉）', 'lemon（柠檬）', 'corn（玉米）'],
      ],
      '草、青蛙、树叶是 green，雪、牛奶、米饭是 white，香蕉、柠檬、玉米是 yellow。',
    ),
  ],
  'Unit 5 The colourful world',
);
