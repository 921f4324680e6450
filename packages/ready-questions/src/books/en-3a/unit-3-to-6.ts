import { inChapter } from '../../ready-question.ts';
import {
  blanks,
  choice,
  choices,
  clozeChoice,
  crossword,
  dictation,
  errors,
  findSpot,
  funChoice,
  funSort,
  hotspot,
  jigsaw,
  judge,
  mapFill,
  media,
  memory,
  numeric,
  order,
  ownSums,
  short,
  truthRush,
  wordSearch,
} from '../../write/index.ts';
import { garden } from './pictures.ts';

export const unit3lesson3 = inChapter('23dee48b-8d75-536a-9cb9-585250d10763', 'Part C', [
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
]);

export const unit4lesson1 = inChapter('a19928ee-c123-5739-87c2-a6ce322108df', 'Part A', [
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
]);

export const unit4lesson2 = inChapter('a5a34fb1-f226-5fd9-ab15-9f8447dc79db', 'Part B', [
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
]);

export const unit4lesson3 = inChapter('7a9467ae-da79-5e31-b34f-7bce24208ad8', 'Part C', [
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
]);

export const unit5lesson1 = inChapter('002c93ab-a374-5352-be02-245646a9b59f', 'Part A', [
  choice(
    [39, 3, '颜色混合'],
    'Blue and yellow make',
    ['pink', 'purple', 'brown', 'green'],
    3,
    '蓝色加黄色变成绿色：green。',
  ),
]);

export const unit5lesson2 = inChapter('b40e7da3-7d83-539e-94b3-f47ab613f8a7', 'Part B', [
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
]);

export const unit5lesson3 = inChapter('d68aec69-8528-5a1e-9899-25182265f686', 'Part C', [
  errors(
    [42, 3, '大小写和拼写'],
    '这段话里有三处错误：两处大小写，一处拼写。点出来改正。',
    '[[i|I]] have a new schoolbag. It is [[bleu|blue]] and white. [[the|The]] colour is so nice!',
    '句首和 I 要大写；blue 的拼写是 b-l-u-e。',
    { compare: { case: 'counts' } },
  ),
  media(
    [43, 2, '书写'],
    '在英语四线格里写：red, yellow, blue。',
    { draw: 'english' },
    [
      ['占格', [3, '都正确'], [2, '一两处不对'], [1, '多处不对']],
      ['拼写', [3, '三个词都对'], [2, '对两个'], [1, '对一个']],
    ],
    '字母占格正确，单词间有间距。',
    'y 的尾巴在下格，d、l、b 的竖占上面两格。',
  ),
  funChoice(
    [44, 2, '单词选择'],
    '打气球：choose the right word',
    'balloons',
    [
      ['"share" means', ['微笑', '分享', '帮助'], 1],
      ['"giraffe" is', ['狮子', '老虎', '长颈鹿'], 2],
      ['Which one can fly?', ['bird', 'dog', 'fish'], 0],
      ['Which one is a number?', ['three', 'grape', 'green'], 0],
      ['Which one is a family member?', ['ant', 'aunt', 'apple'], 1],
    ],
    '注意 aunt（姑姑）和 ant（蚂蚁）拼写不同。',
  ),
  memory(
    [45, 1, '颜色翻牌'],
    '翻牌：单词和汉语配对。',
    [
      ['red', '红'],
      ['yellow', '黄'],
      ['blue', '蓝'],
      ['green', '绿'],
      ['black', '黑'],
      ['white', '白'],
    ],
    '先记颜色单词的读音，再记拼写。',
  ),
  dictation(
    [46, 2, '颜色单词听写'],
    '听老师读单词，写出来。',
    [
      ['红色', 'red'],
      ['绿色', 'green'],
      ['黄色', 'yellow'],
      ['蓝色', 'blue'],
      ['紫色', 'purple'],
      ['棕色', 'brown'],
    ],
    '边听边想字母：yellow 中间有两个 l。',
  ),
  choices(
    [66, 4, '读一读，想一想'],
    'Tim says: "My kite has three colours. They are the colours of the sun, the grass and the snow." What are the three colours?',
    ['yellow', 'green', 'white', 'black', 'purple'],
    [0, 1, 2],
    '太阳 yellow，草 green，雪 white。',
  ),
]);

export const unit6lesson1 = inChapter('bb8f17ff-0fdf-52b6-8428-6f621dfc8a4c', 'Part A', [
  choice(
    [47, 2, '询问年龄'],
    '想知道小朋友几岁，应该问',
    ['How are you?', "What's your name?", 'How old are you?', 'What colour is it?'],
    2,
    'How old are you? 问年龄；How are you? 问身体好不好。',
  ),
  errors(
    [48, 3, '改错'],
    '这段话有三个错误，点出来改正。',
    'Hello! My name [[are|is]] Lily. I am eight [[year|years]] old. How old [[is|are]] you?',
    'My name is；eight years（复数）；How old are you?',
  ),
  numeric(
    [49, 2, '数字应用'],
    'Amy is 8 years old. Her sister is 3 years old. How many years older is Amy?',
    '5',
    '8 − 3 ＝ 5（岁）。',
  ),
  truthRush(
    [64, 1, '数字'],
    'Numbers: true or false',
    [
      ['Five and five is ten.', true, '5 + 5 = 10。'],
      ['Seven is after eight.', false, '7 在 8 的前面，before。'],
      ['One and two is three.', true, '1 + 2 = 3。'],
      ['A cat has four ears.', false, '猫有两只耳朵。'],
      ['Ten is bigger than nine.', true, '10 比 9 大。'],
      ['You have eight fingers on one hand.', false, '一只手有五个手指。'],
    ],
    '数一数，算一算，再判断。',
  ),
]);

export const unit6lesson2 = inChapter('a1c5033a-ecaa-51b8-a27a-359f550cf4a9', 'Part B', [
  judge([50, 2, '数字'], 'Six and three is nine.', true, '6 ＋ 3 ＝ 9。'),
  blanks(
    [51, 2, '数字单词'],
    '写出得数的英语单词。',
    'one + four = [[five]]; two + five = [[seven]]; ten − two = [[eight]]',
    'eight 的拼写最容易错：e-i-g-h-t。',
  ),
  order(
    [52, 1, '数字顺序'],
    '把单词按从小到大排一排。',
    ['two', 'four', 'five', 'seven', 'nine', 'ten'],
    '2、4、5、7、9、10。',
  ),
  ownSums(
    [53, 2, '英语口算'],
    'Number sprint：写得数（数字）。',
    [
      ['three + four', '7'],
      ['nine − six', '3'],
      ['five + five', '10'],
      ['ten − eight', '2'],
      ['one + eight', '9'],
      ['seven − two', '5'],
      ['two + four', '6'],
      ['six − five', '1'],
    ],
    '先把英语单词变成数字，再算。',
  ),
]);
